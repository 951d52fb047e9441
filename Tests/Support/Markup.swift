import Foundation
import PlainText

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of XML.
public struct Element {
    /// Its name.
    public let name: String
    /// Its attributes.
    public let attributes: [String: String]
    /// The text in it.
    public fileprivate(set) var text = ""

    /// An attribute as a number.
    public func number(_ attribute: String) throws -> Double {
        guard let number = attributes[attribute].flatMap(Double.init) else { throw Missing(attribute) }
        return number
    }
}

/// The elements of well-formed XML, in the order in which they start; an error where it is not well-formed.
public func elements(of text: UTF8Text) throws -> [Element] {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.bytes))
    parser.delegate = collector
    // On Linux `parse` gives true where the parser went on after an error.
    guard parser.parse(), parser.parserError == nil else { throw parser.parserError ?? Missing("XML") }
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
