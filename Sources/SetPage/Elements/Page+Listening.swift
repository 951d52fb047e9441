extension Page {
    /// Asks for the events of the page.
    package func listen() {
        let (document, window) = (self[.document], self[.window])
        let listened: [(type: StaticString, node: Node, kind: EventKind)] = [
            ("click", document, .click), ("keydown", document, .key), ("focusin", document, .focus),
            ("change", document, .change), ("input", document, .input), ("visibilitychange", document, .visibility),
            ("storage", window, .storage), ("lock", window, .lock), ("update", window, .update),
            ("online", window, .network), ("offline", window, .network), ("hashchange", window, .address),
            ("pointerdown", document, .pointerDown), ("pointermove", document, .pointerMove),
            ("pointerup", document, .pointerUp), ("pointercancel", document, .pointerCancel),
            ("touchmove", self[.table], .touchMove),
        ]
        for (type, node, kind) in listened { platform.listen(to: type, on: node, as: kind) }
        for dialog in DialogID.allCases { platform.listen(to: "close", on: self[dialog.element], as: .dialogClosed) }
        platform.observeSize(of: self[.table])
    }
}
