// swift-tools-version: 6.2
import PackageDescription

// The modules, from the innermost out. Each depends only on earlier modules; none has an external dependency.
let package = Package(
    name: "Tercet",
    platforms: [.macOS(.v14)],
    products: [
        // Each library contains the modules whose types are in its API, so clients can import those too.
        .library(name: "PlainText", targets: ["PlainText"]),
        .library(name: "SetRules", targets: ["SetRules", "PlainText"]),
        .library(name: "SetSimulation", targets: ["SetSimulation", "SetRules"]),
        .library(name: "SetCharts", targets: ["SetCharts", "PlainText"]),
        .library(name: "SetGame", targets: ["SetGame", "SetRules", "PlainText"]),
        .library(name: "SetRecords", targets: ["SetRecords", "SetGame", "SetRules", "PlainText"]),
        .library(name: "SetTable", targets: ["SetTable", "SetRules", "PlainText"]),
        .library(name: "SetTogether", targets: ["SetTogether", "SetGame", "SetRules", "PlainText"]),
        .library(
            name: "SetWords",
            targets: ["SetWords", "SetTable", "SetRecords", "SetTogether", "SetGame", "SetRules", "PlainText"]),
        .library(name: "FluentSyntax", targets: ["FluentSyntax"]),
        .library(
            name: "SetLanguages",
            targets: [
                "SetLanguages", "SetWords", "SetTable", "SetRecords", "SetTogether", "SetGame", "SetRules", "PlainText",
            ]),
        .executable(name: "compile-words", targets: ["CompileWords"]),
        .executable(name: "describe-settings", targets: ["DescribeSettings"]),
        .library(
            name: "SetRoom",
            targets: ["SetRoom", "SetSound", "SetWords", "SetTogether", "SetGame", "SetRules", "PlainText"]),
        .library(name: "SetStorage", targets: ["SetStorage", "SetTogether", "SetGame", "SetRules", "PlainText"]),
        .library(name: "SetSettings", targets: ["SetSettings", "SetTable", "SetGame"]),
        .library(
            name: "SetReports",
            targets: [
                "SetReports", "SetPractice", "SetWords", "SetRecords", "SetTogether", "SetGame", "SetRules",
                "PlainText",
            ]),
        .library(name: "SetCounting", targets: ["SetCounting", "SetRules"]),
        .library(name: "TestSupport", targets: ["TestSupport"]),
        .executable(name: "WebApp", targets: ["WebApp"]),
        .executable(name: "WebReports", targets: ["WebReports"]),
    ],
    targets: [
        .target(name: "PlainText"),
        .target(name: "SetRules", dependencies: ["PlainText"]),
        .target(name: "SetSimulation", dependencies: ["SetRules"]),
        .target(name: "SetCounting", dependencies: ["SetRules"]),
        .target(name: "SetGame", dependencies: ["PlainText", "SetRules"]),
        .target(name: "SetTogether", dependencies: ["PlainText", "SetRules", "SetGame"]),
        .target(name: "SetRecords", dependencies: ["PlainText", "SetRules", "SetGame"]),
        .target(name: "SetPractice", dependencies: ["PlainText", "SetRules", "SetGame", "SetRecords"]),
        .target(name: "SetCharts", dependencies: ["PlainText"]),
        .target(name: "QRCode"),
        .target(
            name: "SetTable",
            dependencies: ["PlainText", "SetRules"],
            // For square roots: an instruction in WebAssembly, but a library call on Linux.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(
            name: "SetWords",
            dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetTable"],
            plugins: ["ListWords"]),
        .plugin(name: "ListWords", capability: .buildTool()),
        // The languages' files: compiled for the page, and read as they are by programs.
        .target(name: "FluentSyntax"),
        .executableTarget(name: "CompileWords", dependencies: ["FluentSyntax"]),
        .target(
            name: "SetLanguages", dependencies: ["PlainText", "SetWords", "FluentSyntax"], plugins: ["EmbedWords"]),
        .plugin(name: "EmbedWords", capability: .buildTool()),
        .target(name: "SetSound", dependencies: ["SetRules", "SetGame"]),
        .target(
            name: "SetRoom", dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether", "SetWords", "SetSound"]),
        .target(
            name: "SetSettings", dependencies: ["PlainText", "SetRules", "SetGame", "SetTable", "SetWords"]),
        // Prints the table of settings, for the tool that writes the controls of the page.
        .executableTarget(name: "DescribeSettings", dependencies: ["SetSettings"]),
        .target(
            name: "SetReports",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetRecords", "SetPractice", "SetCharts", "SetTable", "SetWords",
                "SetSettings",
            ]),
        .target(
            name: "SetStorage",
            dependencies: ["PlainText", "SetGame", "SetTogether", "SetRecords", "SetPractice", "SetSettings"]),
        .target(
            name: "SetPage",
            dependencies: ["PlainText", "SetRules", "SetGame", "SetTable", "SetWords", "SetSettings", "SetStorage"],
            plugins: ["ListElements"]),
        .plugin(name: "ListElements", capability: .buildTool()),
        // What a page does, by feature: each answers commands with effects, and none depends on another.
        .target(name: "SetTab", dependencies: ["SetPage"]),
        .target(name: "SetPlay", dependencies: ["SetRules", "SetGame", "SetWords"]),
        .target(
            name: "SetNarration",
            dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether", "SetTable", "SetWords"]),
        .target(
            name: "SetPanels",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetPractice", "SetTable", "SetWords",
                "SetSettings", "SetReports", "SetStorage", "SetPage", "SetNarration", "QRCode",
            ]),
        .target(
            name: "SetInput",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetTable", "SetPage", "SetPlay", "SetRoom",
                "SetNarration", "SetPanels",
            ]),
        .target(
            name: "SetApp",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetPractice", "SetTable", "SetWords",
                "SetSettings", "SetReports", "SetStorage", "SetPage", "SetTab", "SetPlay", "SetNarration", "SetPanels",
                "SetInput", "SetSound", "SetRoom",
            ]),
        .target(
            name: "WebRuntime", dependencies: ["PlainText"], swiftSettings: [.enableExperimentalFeature("Extern")]),
        .executableTarget(
            name: "WebApp",
            dependencies: [
                "PlainText", "SetGame", "SetTable", "SetWords", "SetStorage", "SetPage", "SetApp", "WebRuntime",
            ],
            swiftSettings: [.enableExperimentalFeature("Extern")]
        ),
        .executableTarget(
            name: "WebReports", dependencies: ["PlainText", "SetWords", "SetReports", "WebRuntime"],
            swiftSettings: [.enableExperimentalFeature("Extern")]),
        .target(name: "EngineWork", dependencies: ["SetRules", "SetSimulation"], path: "Benchmarks/Engine"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetTable", "EngineWork"],
            path: "Benchmarks/Native"
        ),
        .executableTarget(
            name: "WebBenchmarks", dependencies: ["WebRuntime", "EngineWork"], path: "Benchmarks/Web",
            swiftSettings: [.enableExperimentalFeature("Extern")]),
        .target(
            name: "Fuzzing",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetPractice", "SetTable", "SetWords",
                "SetSettings", "SetReports", "SetStorage", "SetRoom", "SetLanguages", "TestSupport",
            ],
            path: "Tests/Fuzzing"
        ),
        .executableTarget(name: "Fuzz", dependencies: ["Fuzzing", "PlainText"], path: "Tests/Fuzz"),
        .target(
            name: "TestSupport",
            dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetPractice"],
            path: "Tests/Support"),
        // Rooms without a server, and a module that plays in one, for a browser.
        .target(
            name: "LocalRooms", dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether"],
            path: "Tests/LocalRooms"),
        .executableTarget(
            name: "WebReferee", dependencies: ["PlainText", "LocalRooms", "WebRuntime"], path: "Tests/WebReferee",
            swiftSettings: [.enableExperimentalFeature("Extern")]),
        .testTarget(name: "PlainTextTests", dependencies: ["PlainText"]),
        .testTarget(name: "SetRulesTests", dependencies: ["PlainText", "SetRules"], resources: [.copy("Golden")]),
        .testTarget(name: "SetSimulationTests", dependencies: ["SetRules", "SetSimulation"]),
        .testTarget(name: "QRCodeTests", dependencies: ["QRCode"], resources: [.copy("Golden")]),
        .testTarget(name: "SetCountingTests", dependencies: ["SetRules", "SetCounting"], resources: [.copy("Golden")]),
        .testTarget(
            name: "SetGameTests", dependencies: ["PlainText", "SetRules", "SetGame", "TestSupport"],
            resources: [.copy("Golden")]),
        .testTarget(
            name: "SetTogetherTests",
            dependencies: ["PlainText", "SetRules", "SetGame", "SetTogether", "LocalRooms", "TestSupport"],
            resources: [.copy("Golden")]),
        .testTarget(
            name: "SetRecordsTests", dependencies: ["PlainText", "SetRules", "SetGame", "SetRecords", "TestSupport"],
            resources: [.copy("Golden")]),
        .testTarget(
            name: "SetPracticeTests",
            dependencies: ["PlainText", "SetRules", "SetRecords", "SetPractice", "TestSupport"],
            resources: [.copy("Golden")]),
        .testTarget(name: "SetChartsTests", dependencies: ["PlainText", "SetCharts", "TestSupport"]),
        .testTarget(
            name: "SetTableTests", dependencies: ["PlainText", "SetRules", "SetTable", "TestSupport"],
            resources: [.copy("Golden")]),
        .testTarget(name: "FluentSyntaxTests", dependencies: ["FluentSyntax"]),
        .testTarget(
            name: "SetWordsTests",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetTable", "SetWords", "FluentSyntax",
                "SetLanguages",
            ],
            resources: [.copy("Golden")]),
        .testTarget(name: "SetSoundTests", dependencies: ["SetRules", "SetGame", "SetSound"]),
        .testTarget(
            name: "SetRoomTests",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetWords", "SetLanguages", "SetRoom", "TestSupport",
            ]),
        .testTarget(
            name: "SetReportsTests",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetRecords", "SetPractice", "SetTable", "SetWords", "SetReports",
                "SetLanguages", "TestSupport",
            ],
            resources: [.copy("Golden")]),
        .testTarget(name: "SetTabTests", dependencies: ["SetPage", "SetTab"]),
        .testTarget(name: "SetPlayTests", dependencies: ["SetRules", "SetGame", "SetWords", "SetPlay", "TestSupport"]),
        .testTarget(
            name: "SetNarrationTests",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetTable", "SetWords", "SetLanguages",
                "SetNarration",
                "TestSupport",
            ]),
        .testTarget(
            name: "SetPanelsTests",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetRecords", "SetWords", "SetReports", "SetTable", "SetPage",
                "SetPanels",
            ]),
        .testTarget(name: "WebRuntimeTests", dependencies: ["SetRules", "WebRuntime"]),
        .testTarget(name: "FuzzingTests", dependencies: ["PlainText", "Fuzzing"]),
        // The code in the documentation's articles (`Tools/build-docs`), compiled as a client would compile it.
        .testTarget(
            name: "ArticleTests", dependencies: ["PlainText", "SetRules", "SetGame", "SetRecords", "SetTable"]),
        .testTarget(
            name: "SetAppTests",
            dependencies: [
                "PlainText", "SetRules", "SetGame", "SetTogether", "SetRecords", "SetPractice", "SetTable", "SetWords",
                "SetSettings", "SetReports", "SetStorage", "SetPage", "SetTab", "SetPlay", "SetNarration", "SetPanels",
                "SetInput", "SetSound", "SetRoom", "SetApp", "SetLanguages", "TestSupport",
            ],
            resources: [.copy("Golden")]),
    ]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}

// Tests play hundreds of thousands of actions. `Tools/test` optimizes the code under test, which makes the tests three
// times as fast. With an unconditional flag here, other packages couldn't depend on this package by version.
if Context.environment["OPTIMIZED_FOR_TESTS"] != nil {
    for target in package.targets where target.type == .regular {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }
}
