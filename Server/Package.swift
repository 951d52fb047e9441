// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Server",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tercet", targets: ["tercet"]),
        .library(name: "SiteServer", targets: ["SiteServer"]),
        .library(name: "RoomStorage", targets: ["RoomStorage"]),
        .library(name: "SQLiteStorage", targets: ["SQLiteStorage"]),
        .library(name: "PostgreSQLStorage", targets: ["PostgreSQLStorage"]),
        .library(name: "Sockets", targets: ["Sockets"]),
    ],
    dependencies: [
        .package(name: "Tercet", path: ".."),
        // Without its default traits Hummingbird needs no swift-configuration, which shortens the first build.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // What Hummingbird builds on, named for the errors and the pipeline that it doesn't wrap.
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
                "Commands",
                "RoomStorage", "SiteServer", "Sockets", "TogetherServer",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "SetCounting", package: "Tercet"),
                .product(name: "SetWords", package: "Tercet"),
                .product(name: "SetSimulation", package: "Tercet"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // What the commands do, as functions without a terminal or a clock.
        .target(
            name: "Commands",
            dependencies: [
                "OnlineClient",
                .product(name: "SetCharts", package: "Tercet"),
                .product(name: "SetCounting", package: "Tercet"),
                .product(name: "SetReports", package: "Tercet"),
                .product(name: "SetSimulation", package: "Tercet"),
                .product(name: "SetStorage", package: "Tercet"),
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "SetWords", package: "Tercet"),
            ]
        ),
        .target(
            name: "SiteServer",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                "Sockets",
            ]
        ),
        // WebSockets in the pipeline of an HTTP connection; knows nothing of what is said on them.
        .target(
            name: "Sockets",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]
        ),
        // Where the events of online rooms are stored, and a storage in memory for tests.
        .target(name: "RoomStorage"),
        // All of it together, for the command line.
        .target(
            name: "TogetherServer",
            dependencies: [
                "PostgreSQLStorage", "RoomStorage", "Rooms", "SQLiteStorage", "SiteServer", "Sockets",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // A file of one server.
        .target(name: "SQLiteStorage", dependencies: ["RoomStorage", .product(name: "GRDB", package: "GRDB.swift")]),
        // A database that several servers share. It loads libpq when it is used.
        .target(name: "PostgreSQLStorage", dependencies: ["RoomStorage"]),
        // OpenSSL's libcrypto. It is on the machine; swift-crypto would compile a copy of its own for two minutes.
        .systemLibrary(name: "LibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        // The tables of online play: who is there, what is decided, and in which order; knows no sockets.
        .target(
            name: "Rooms",
            dependencies: [
                "RoomStorage",
                .product(name: "SetTogether", package: "Tercet"),
                .target(name: "LibCrypto", condition: .when(platforms: [.linux])),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "TogetherServerTests",
            dependencies: [
                "TogetherServer", "RoomStorage", "SiteServer",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "RoomsTests",
            dependencies: [
                "Rooms", "RoomStorage",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "TestSupport", package: "Tercet"),
            ]
        ),
        // Plays with a server of another machine.
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
        // Robots that play by the thousands, and what they measure.
        .target(
            name: "LoadGenerator",
            dependencies: [
                "OnlineClient", "RoomStorage",
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .executableTarget(
            name: "load",
            dependencies: [
                "LoadGenerator", "RoomStorage", "SiteServer", "Sockets", "TogetherServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        // They run the command line too, so that it has to be built before them.
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "Commands", "OnlineClient", "StandInServer", "tercet",
                .product(name: "SetCounting", package: "Tercet"),
                .product(name: "SetReports", package: "Tercet"),
                .product(name: "SetSimulation", package: "Tercet"),
                .product(name: "SetStorage", package: "Tercet"),
                .product(name: "SetTogether", package: "Tercet"),
                .product(name: "SetWords", package: "Tercet"),
                .product(name: "TestSupport", package: "Tercet"),
            ],
            resources: [.copy("Golden")]
        ),
        // A server for tests of what plays with one.
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
        .testTarget(name: "LoadGeneratorTests", dependencies: ["LoadGenerator", "RoomStorage", "StandInServer"]),
        .testTarget(name: "OnlineClientTests", dependencies: ["OnlineClient", "StandInServer"]),
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
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                "Sockets", "SocketTesting",
            ]
        ),
        // What every storage has to do, for the tests of each.
        .target(name: "RoomStorageTestSupport", dependencies: ["RoomStorage"], path: "Tests/RoomStorageTestSupport"),
        .testTarget(name: "RoomStorageTests", dependencies: ["RoomStorage", "RoomStorageTestSupport"]),
        // A program that stores events until it is killed.
        .executableTarget(
            name: "AppendUntilKilled", dependencies: ["RoomStorage", "SQLiteStorage"], path: "Tests/AppendUntilKilled"),
        .testTarget(
            name: "SQLiteStorageTests",
            dependencies: [
                "RoomStorage", "RoomStorageTestSupport", "SQLiteStorage", "AppendUntilKilled",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        // A PostgreSQL server of Debian's package, started for tests.
        .target(name: "PostgreSQLTestSupport", path: "Tests/PostgreSQLTestSupport"),
        .testTarget(
            name: "PostgreSQLStorageTests",
            dependencies: ["RoomStorage", "RoomStorageTestSupport", "PostgreSQLStorage", "PostgreSQLTestSupport"]
        ),
        .testTarget(
            name: "SocketsTests",
            dependencies: [
                "Sockets", "SocketTesting",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "SetRules", package: "Tercet"),
            ]
        ),
        // Frames as bytes, and a handler that records, for the tests of all that uses sockets.
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
