import FluentSyntax
import Testing

@Suite("A language beside the catalog")
struct ComparisonTests {
    private static let english = """
        ## language
        plural-rule = one

        ## first
        title = Title
        # $kind
        call = Set!
        cards = { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
        found = { $name } found { part }

        ## parts
        part = { $kind ->
            [set] a set
           *[other] a match
        }
        """

    private func gaps(_ text: String) throws -> [Comparison.Gap] {
        try Comparison(of: Resource(parsing: text), with: Catalog(Resource(parsing: Self.english))).gaps
    }

    private let whole = """
        ## language
        plural-rule = east-slavic

        ## first
        title = Titulus
        call = { $kind ->
            [set] Setum!
           *[other] Par!
        }
        cards = { $cards ->
            [one] { $cards } charta
            [few] { $cards } chartae
           *[many] { $cards } chartarum
        }
        found = { $name } invenit

        ## parts
        own = it has no number, and is used nowhere
        """

    @Test("lacks nothing if it has each message, variable and plural category; its parts are its own")
    func none() throws {
        #expect(try gaps(whole).isEmpty)
        #expect(try gaps(Self.english).isEmpty)
    }

    @Test("lacks messages, variables and plural categories, and has too much")
    func some() throws {
        func kinds(_ old: String, _ new: String) throws -> [String: Comparison.Gap.Kind] {
            let changed = whole.replacing(old, with: new)
            #expect(changed != whole)
            return Dictionary(uniqueKeysWithValues: try gaps(changed).map { ($0.id, $0.kind) })
        }
        #expect(try kinds("title = Titulus\n", "") == ["title": .missingMessage])
        #expect(try kinds("{ $name } invenit", "invenit") == ["found": .missingVariable("name")])
        #expect(try kinds("invenit", "{ $cards }") == ["found": .unknownVariable("cards")])
        #expect(try kinds("    [few] { $cards } chartae\n", "") == ["cards": .missingCategory("few")])
        #expect(try kinds("title = ", "name = X\ntitle = ") == ["name": .unknownMessage])
    }

    @Test(
        "is compiled with forms that are missing, but not without a message, with a foreign variable or without a rule")
    func compilation() throws {
        let catalog = try Catalog(Resource(parsing: Self.english))
        func compiles(_ old: String, _ new: String) throws -> Bool {
            let resource = try Resource(parsing: whole.replacing(old, with: new))
            return (try? WordTable(resource, code: "la", for: catalog)) != nil
        }
        #expect(try compiles("", "") && compiles("    [few] { $cards } chartae\n", ""))
        #expect(try !compiles("title = Titulus\n", "") && !compiles("invenit", "{ $cards }"))
        #expect(try !compiles("east-slavic", "klingon") && !compiles("plural-rule = east-slavic\n", ""))
    }

    @Test(
        "can't refer to what isn't there, nor to itself", arguments: ["a = { b }", "a = { b }\nb = { a }", "a = { a }"])
    func references(text: String) throws {
        let resource = try Resource(parsing: text)
        #expect(throws: SyntaxError.self) { try resource.inlined() }
    }
}
