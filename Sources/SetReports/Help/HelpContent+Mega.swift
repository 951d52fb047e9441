extension HelpContent {
    /// Mega. The pictures differ in the frame too.
    static let mega = HelpContent(
        examples: """
            m23312 m22313 m21311
            m23331 m21113 m22222
            """,
        lessons: """
            m23223 m33223 m13221 m13213 m13223
            m22332 m33322 m21312 m11312 m11212
            m22121 m31333 m13312 m13211 m13212
            """,
        nearMisses: """
            m32233 m12221 m22213
            m23223 m33121 m13122
            m23232 m23121 m33313
            """,
        notes: [.megaFrames])
}
