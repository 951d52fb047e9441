import SetWords

extension HelpContent {
    /// Chain. Its matches are sets, so it has Set's help, and adds which of them count.
    static var chain: HelpContent { Self.set.noting([.chainLinks]) }

    /// UltraSet Chain, likewise.
    static var ultraChain: HelpContent { ultraSet.noting([.ultraSetPictures, .ultraSetTip, .ultraChainLinks]) }
}
