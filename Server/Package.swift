// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tercet", targets: ["tercet"]),
        .executable(name: "serve", targets: ["serve"]),
        .library(name: "SiteServer", targets: ["SiteServer"]),
        .library(name: "RoomStorage", targets: ["RoomStorage"]),
        .library(name: "SQLiteStorage", targets: ["SQLiteStorage"]),
        .library(name: "PostgreSQLStorage", targets: ["PostgreSQLStorage"]),
        .library(name: "Sockets", targets: ["Sockets"]),
    ],
    dependencies: [
        .package(name: "Tercet", path: ".."),
        // Without its default traits Hummingbird doesn't depend on swift-configuration, so the first build is shorter.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // Dependencies of Hummingbird, used directly for the errors and the pipeline that it doesn't wrap.
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    ],
    targets: [
        .executableTarget(
            name: "tercet",
            dependencies: [
                "CardReports", "GameReports", "InputOutput", "OddsReports", "ServeCommand", "TerminalPlay",
                .product(name: "SetCounting", package: "Tercet"),
                .product(name: "SetLanguages", package: "Tercet"),
                .product(name: "SetSimulation", package: "Tercet"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // `tercet serve`, also as a separate program for `make play`.
        .target(
            name: "ServeCommand",
            dependencies: [
                "RoomStorage", "SiteServer", "TogetherServer",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "serve",
            dependencies: ["ServeCommand", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        ),
        // The formats of all commands: bounded input, output, JSON and SVG files.
        .target(name: "InputOutput", dependencies: [.product(name: "PlainText", package: "Tercet")]),
        // Cards as text, and the sets among them: `tercet solve`.
        .target(name: "CardReports", dependencies: ["InputOutput", .product(name: "SetLanguages", package: "Tercet")]),
        // Deals and finished games: `tercet deal` and `tercet review`.
        .target(
            name: "GameReports",
            dependencies: [
                "CardReports", "InputOutput",
                .product(name: "SetLanguages", package: "Tercet"),
                .product(name: "SetReports", package: "Tercet"),
                .product(name: "SetSettings", package: "Tercet"),
            ]
        ),
        // Counts and estimates: `tercet count` and `tercet simulate`.
        .target(
            name: "OddsReports",
            dependencies: [
                "InputOutput",
                .product(name: "SetCharts", package: "Tercet"),
                .product(name: "SetCounting", package: "Tercet"),
                .product(name: "SetSimulation", package: "Tercet"),
            ]
        ),
        // The game in a terminal, alone or in a room: `tercet play`.
        .target(
            name: "TerminalPlay",
            dependencies: [
                "OnlineClient",
                .product(name: "SetRoom", package: "Tercet"),
                .product(name: "SetSettings", package: "Tercet"),
                .product(name: "SetStorage", package: "Tercet"),
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "SetLanguages", package: "Tercet"),
            ]
        ),
        .target(
            name: "SiteServer",
            dependencies: [
                "Metering",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                // For the days in previews of daily deals.
                .product(name: "SetRecords", package: "Tercet"),
                .product(name: "SetLanguages", package: "Tercet"),
                "Sockets",
            ]
        ),
        // Metrics in the Prometheus format, and rate limits.
        .target(name: "Metering"),
        .testTarget(name: "MeteringTests", dependencies: ["Metering"]),
        // WebSockets in the pipeline of an HTTP connection. It doesn't depend on the messages.
        .target(
            name: "Sockets",
            dependencies: [
                "Metering",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]
        ),
        // The storage of online rooms' events.
        .target(name: "RoomStorage"),
        // Rooms, sockets and storage together, for the command line.
        .target(
            name: "TogetherServer",
            dependencies: [
                "PostgreSQLStorage", "RoomStorage", "Rooms", "SQLiteStorage", "SiteServer", "Sockets",
                .product(name: "SetGame", package: "Tercet"),
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // Storage for one server, in a file.
        .target(name: "SQLiteStorage", dependencies: ["RoomStorage", .product(name: "GRDB", package: "GRDB.swift")]),
        // Storage that several servers share. It loads libpq on first use.
        .target(name: "PostgreSQLStorage", dependencies: ["RoomStorage"]),
        // OpenSSL's libcrypto, from the system: swift-crypto would compile its own copy for two minutes.
        .systemLibrary(name: "LibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        // The rooms of online play: who is connected, and what is stored and sent. It doesn't depend on sockets.
        .target(
            name: "Rooms",
            dependencies: [
                "Metering", "RoomStorage",
                .product(name: "SetTogether", package: "Tercet"),
                .target(name: "LibCrypto", condition: .when(platforms: [.linux])),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "TogetherServerTests",
            dependencies: [
                "TogetherServer", "RoomStorageTestSupport", "SiteServer",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "RoomsTests",
            dependencies: [
                "Rooms", "RoomStorage", "RoomStorageTestSupport",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "TestSupport", package: "Tercet"),
            ]
        ),
        // Nodes, players, storage and network in simulated time: every schedule follows from a seed.
        .target(
            name: "Simulation",
            dependencies: [
                "RoomStorage", "Rooms",
                .product(name: "SetRoom", package: "Tercet"),
                .product(name: "SetTogether", package: "Tercet"),
            ]
        ),
        .executableTarget(
            name: "simulate",
            dependencies: [
                "InputOutput", "Simulation", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "SimulationTests",
            dependencies: ["RoomStorage", "Simulation", .product(name: "SetTogether", package: "Tercet")],
            // Deliberate faults, for `Tools/simulate-faults`.
            exclude: ["Faults"]
        ),
        // A client for a server on another machine.
        .target(
            name: "OnlineClient",
            dependencies: [
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]
        ),
        // Thousands of robot players, and their measurements.
        .target(
            name: "LoadGenerator",
            dependencies: [
                "Metering", "OnlineClient", "RoomStorage",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .executableTarget(
            name: "load",
            dependencies: [
                "LoadGenerator", "Metering", "RoomStorage", "SiteServer", "Sockets", "TogetherServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // Recorded texts, JSON and XML, for the tests of the commands.
        .target(
            name: "CommandTestSupport",
            dependencies: [
                .product(name: "PlainText", package: "Tercet"),
                .product(name: "TestSupport", package: "Tercet"),
            ],
            path: "Tests/CommandTestSupport"
        ),
        .testTarget(name: "InputOutputTests", dependencies: ["CommandTestSupport", "InputOutput"]),
        .testTarget(
            name: "CardReportsTests",
            dependencies: ["CardReports", "CommandTestSupport", .product(name: "SetLanguages", package: "Tercet")],
            resources: [.copy("Golden")]
        ),
        .testTarget(
            name: "GameReportsTests",
            dependencies: [
                "CardReports", "CommandTestSupport", "GameReports",
                .product(name: "SetReports", package: "Tercet"),
                .product(name: "SetSettings", package: "Tercet"),
            ],
            resources: [.copy("Golden")]
        ),
        .testTarget(
            name: "OddsReportsTests",
            dependencies: [
                "CommandTestSupport", "OddsReports",
                .product(name: "SetCounting", package: "Tercet"),
                .product(name: "SetSimulation", package: "Tercet"),
            ],
            resources: [.copy("Golden")]
        ),
        // These tests also run the command line, so it has to be built first.
        .testTarget(
            name: "TerminalPlayTests",
            dependencies: [
                "OnlineClient", "StandInServer", "TerminalPlay", "tercet",
                .product(name: "SetStorage", package: "Tercet"),
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "SetLanguages", package: "Tercet"),
            ],
            resources: [.copy("Golden")]
        ),
        // A server for testing clients.
        .target(
            name: "StandInServer",
            dependencies: [
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            path: "Tests/StandInServer"
        ),
        .testTarget(
            name: "LoadGeneratorTests",
            dependencies: [
                "LoadGenerator", "Metering", "OnlineClient", "RoomStorage", "RoomStorageTestSupport", "StandInServer",
                .product(name: "SetTogether", package: "Tercet"),
            ]
        ),
        .testTarget(
            name: "OnlineClientTests",
            dependencies: [
                "OnlineClient", "StandInServer",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "SiteServerTests",
            dependencies: [
                "SiteServer",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "SetLanguages", package: "Tercet"),
                .product(name: "SetRecords", package: "Tercet"),
                "Sockets", "SocketTesting",
            ]
        ),
        // The requirements for every storage, shared by their tests, a storage in memory whose faults a test orders, and
        // rooms of an earlier version.
        .target(
            name: "RoomStorageTestSupport",
            dependencies: ["RoomStorage", .product(name: "TestSupport", package: "Tercet")],
            path: "Tests/RoomStorageTestSupport",
            resources: [.copy("Golden")]
        ),
        .testTarget(name: "RoomStorageTests", dependencies: ["RoomStorage", "RoomStorageTestSupport"]),
        // A program that stores events until it is killed.
        .executableTarget(
            name: "AppendUntilKilled", dependencies: ["RoomStorage", "SQLiteStorage"], path: "Tests/AppendUntilKilled"),
        .testTarget(
            name: "SQLiteStorageTests",
            dependencies: [
                "RoomStorage", "RoomStorageTestSupport", "SQLiteStorage", "AppendUntilKilled",
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "SetRules", package: "Tercet"),
            ],
            resources: [.copy("Golden")]
        ),
        // A PostgreSQL server from Debian's package, started for tests.
        .target(name: "PostgreSQLTestSupport", path: "Tests/PostgreSQLTestSupport"),
        .testTarget(
            name: "PostgreSQLStorageTests",
            dependencies: ["RoomStorage", "RoomStorageTestSupport", "PostgreSQLStorage", "PostgreSQLTestSupport"],
            resources: [.copy("Golden")]
        ),
        .testTarget(
            name: "SocketsTests",
            dependencies: [
                "Metering", "Sockets", "SocketTesting",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "SetRules", package: "Tercet"),
            ]
        ),
        // Frames as bytes and a recording handler, for all tests that use sockets.
        .target(
            name: "SocketTesting",
            dependencies: ["Sockets", .product(name: "NIOCore", package: "swift-nio")],
            path: "Tests/SocketTesting"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
