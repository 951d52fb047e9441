import SetPage

extension ElementID {
    var id: String { Self.allIDs[rawValue].string }
}
