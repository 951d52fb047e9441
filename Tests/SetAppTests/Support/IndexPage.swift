import Foundation

/// What really stands in the page, so that a test cannot speak to an element that a browser would not find.
enum IndexPage {
    /// An element that has an id.
    struct Element {
        let tag: String
        let attributes: [String: String]
    }

    /// Each element that has an id.
    static let elements: [String: Element] = {
        var elements: [String: Element] = [:]
        for match in markup.matches(of: /<([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)+)\s*>/) {
            var attributes: [String: String] = [:]
            for attribute in match.2.matches(of: /([a-z-]+)(?:="([^"]*)")?/) {
                attributes[String(attribute.1)] = attribute.2.map(String.init) ?? ""
            }
            guard let id = attributes["id"] else { continue }
            elements[id] = Element(tag: String(match.1), attributes: attributes)
        }
        return elements
    }()

    /// The values that each form control can take.
    static let values: [String: [String]] = {
        var values: [String: [String]] = [:]
        for select in markup.matches(of: /<select id="([^"]+)"[^>]*>(.*?)<\/select>/) {
            values[String(select.1)] = select.2.matches(of: /value="([^"]+)"/).map { String($0.1) }
        }
        for group in markup.matches(of: /<fieldset id="([^"]+)"[^>]*>(.*?)<\/fieldset>/.dotMatchesNewlines()) {
            values[String(group.1)] = group.2.matches(of: /type="radio" name="\w+" value="([^"]+)"/).map {
                String($0.1)
            }
        }
        // One that the app fills has none yet.
        values = values.filter { !$0.value.isEmpty }
        for (id, element) in elements where element.attributes["type"] == "checkbox" {
            values[id] = [element.attributes["data-off"] ?? "0", element.attributes["value"] ?? "on"]
        }
        for (id, element) in elements where element.attributes["type"] == "range" {
            guard let least = element.attributes["min"].flatMap({ Int($0) }),
                let most = element.attributes["max"].flatMap({ Int($0) })
            else { continue }
            values[id] = (least...most).map(String.init)
        }
        return values
    }()

    /// The page as it is served.
    static let markup: String = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../../Web/index.html").standardized
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()
}
