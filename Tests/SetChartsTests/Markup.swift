import Foundation
import PlainText
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of XML.
struct Element {
    let name: String
    let attributes: [String: String]
    /// What stands right behind its start.
    var text = ""

    /// An attribute as a number.
    func number(_ attribute: String) throws -> Double {
        try #require(attributes[attribute].flatMap(Double.init))
    }
}

/// The elements of well-formed XML, in the order in which they start; a failed test where it is not well-formed.
func elements(of text: Text) throws -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.bytes))
    parser.delegate = collector
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return collector.elements
}

private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(Element(name: elementName, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        elements[elements.count - 1].text += string
    }
}
