import PlainText

/// A kind of text that comes from outside.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// A game in progress, as storage keeps it.
    case save
    /// The query of an address.
    case link
    /// The finished games, as storage keeps them or a file brings them.
    case history
    /// A deal and the actions on it, one after the other.
    case log
    /// What a person has chosen, as storage keeps it.
    case settings
    /// The logs of the last finished games, as storage keeps them.
    case logs
    /// What the dialogs ask of the reports module.
    case request
    /// What that module answers.
    case answer
    /// Which page plays, as storage keeps it.
    case lease
    /// What was practised, as storage keeps it.
    case practice
    /// A file of games and practice.
    case file
    /// A message from a client to a room's server.
    case clientMessage
    /// Messages from a room's server to a client, one on each line.
    case serverMessages

    /// Valid texts of this kind.
    public var corpus: [UTF8Text] {
        switch self {
        case .save: Corpus.saves
        case .link: Corpus.links
        case .history: Corpus.histories
        case .log: Corpus.logTexts
        case .settings: Corpus.settings
        case .logs: Corpus.keptLogs
        case .request: Corpus.requests
        case .answer: Corpus.answers
        case .lease: ["1 5000", "281474976710655 1700000005000"]
        case .practice: Corpus.practices
        case .file: Corpus.files
        case .clientMessage: Corpus.clientMessages
        case .serverMessages: Corpus.serverMessages
        }
    }

    /// Does with a text what the app does with it, and tells whether it was accepted, wholly or in part. Throws what is
    /// wrong with that; what must never happen ends the process.
    public func examine(_ text: UTF8Text) throws(Finding) -> Bool {
        switch self {
        case .save: try Examination.ofSave(text)
        case .link: try Examination.ofLink(text)
        case .history: try Examination.ofHistory(text)
        case .log: try Examination.ofLog(text)
        case .settings: try Examination.ofSettings(text)
        case .logs: try Examination.ofKeptLogs(text)
        case .request: try Examination.ofRequest(text)
        case .answer: try Examination.ofAnswer(text)
        case .lease: try Examination.ofLease(text)
        case .practice: try Examination.ofPractice(text)
        case .file: try Examination.ofFile(text)
        case .clientMessage: try Examination.ofClientMessage(text)
        case .serverMessages: try Examination.ofServerMessages(text)
        }
    }

    /// Another text of this kind, made from one by a few changes; every other time its checksums are put right.
    public func variant(of text: UTF8Text, _ mutator: inout Mutator) -> UTF8Text {
        let isRepaired = mutator.number(below: 2) == 0
        let others = corpus.map(\.bytes)
        guard self == .request || self == .answer, isRepaired, let parts = text.unpacked, !parts.isEmpty else {
            let isShortened = self == .save && mutator.number(below: 3) == 0
            let bytes = mutator.mutated(isShortened ? mutator.shortened(text.bytes) : text.bytes, others: others)
            return UTF8Text(isRepaired ? repaired(bytes) : bytes)
        }
        var changed = parts
        let index = mutator.number(below: parts.count)
        let pieces = parts.map(\.bytes) + (mutator.pick(corpus).unpacked ?? []).map(\.bytes)
        changed[index] = UTF8Text(Repair.part(mutator.mutated(parts[index].bytes, others: pieces)))
        if mutator.number(below: 8) == 0 { changed.swapAt(index, mutator.number(below: parts.count)) }
        return UTF8Text(packing: changed)
    }

    /// A text with its checksums put right, where it has any.
    public func repaired(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .save: Repair.save(bytes)
        case .history, .practice: Repair.history(bytes)
        case .logs: Repair.logs(bytes)
        case .link, .log, .settings, .request, .answer, .lease, .file, .clientMessage, .serverMessages: bytes
        }
    }
}

/// Something wrong with what became of a text.
public struct Finding: Error {
    /// What is wrong, in words.
    public let what: String
}

/// What is done with each kind of text, in files of their own.
enum Examination {
    /// Throws where something is wrong.
    static func expect(_ isRight: Bool, _ what: @autoclosure () -> String) throws(Finding) {
        if !isRight { throw Finding(what: what()) }
    }
}
