// swift-tools-version: 6.2
import PackageDescription

// The rooms, from the innermost out. Each knows only those before it; none has a dependency from outside.
let package = Package(
    name: "Tercet",
    products: [
        .library(name: "Tercet", targets: ["SetRules", "SetGame", "SetTable"]),
    ],
    targets: [
        .target(name: "PlainText"),
        .target(name: "SetRules", dependencies: ["PlainText"]),
        .target(name: "SetGame", dependencies: ["PlainText", "SetRules"]),
        .target(name: "SetTable", dependencies: ["PlainText", "SetRules"]),
        .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
        .testTarget(name: "SetRulesTests", dependencies: ["PlainText", "SetRules"], resources: [.copy("Golden")]),
        .testTarget(name: "SetGameTests", dependencies: ["PlainText", "SetRules", "SetGame"]),
        .testTarget(name: "SetTableTests", dependencies: ["PlainText", "SetRules", "SetTable"]),
    ]
)

for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
