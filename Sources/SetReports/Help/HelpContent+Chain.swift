import SetWords

extension HelpContent {
    /// Chain. Its matches are sets, so it shows those of Set and adds which of them count.
    static var chain: HelpContent {
        var content = set
        content.notes = [.chainLinks]
        return content
    }

    /// UltraSet Chain, likewise.
    static var ultraChain: HelpContent {
        var content = ultraSet
        content.notes = [.ultraSetPictures, .ultraSetTip, .ultraChainLinks]
        return content
    }
}
