// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Server",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "tercet", targets: ["tercet"]),
        .library(name: "SiteServer", targets: ["SiteServer"]),
    ],
    dependencies: [
        .package(name: "Tercet", path: ".."),
        // Without its default traits Hummingbird needs no swift-configuration, which shortens the first build.
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        // Hummingbird's own foundation, named because its IOError is how a port in use shows itself.
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        .executableTarget(
            name: "tercet",
            dependencies: [
                "SiteServer",
                .product(name: "SetRules", package: "Tercet"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "SiteServer",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "SiteServerTests",
            dependencies: [
                "SiteServer",
                .product(name: "HummingbirdTesting", package: "hummingbird"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
