import Testing

@testable import PostgreSQLStorage

struct ArrayLiteralTests {
    @Test func `writes numbers and NULL`() {
        #expect(ArrayLiteral.numbers([Int?]()) == "{}")
        #expect(ArrayLiteral.numbers([1, nil, -3]) == "{1,NULL,-3}")
    }

    @Test func `quotes texts`() {
        #expect(ArrayLiteral.texts([]) == "{}")
        #expect(ArrayLiteral.texts(["", "NULL", nil, "a\"b\\c", "{,}"]) == #"{"","NULL",NULL,"a\"b\\c","{,}"}"#)
    }

    @Test func `is read by the server as it was meant`() async throws {
        try await withConnection { connection, _ in
            let texts = ["", "NULL", "a\"b\\c", "{,}", "\u{301}\"\u{301}", "\r\n\t ", "🎴"]
            let statement = SQL(name: "test", text: "SELECT unnest($1::text[])")
            let rows = try connection.run(statement, [ArrayLiteral.texts(texts)])
            let found = rows.indices.map { rows.text($0, 0).map { Array($0.utf8) } }
            #expect(found == texts.map { Array($0.utf8) })
        }
    }
}
