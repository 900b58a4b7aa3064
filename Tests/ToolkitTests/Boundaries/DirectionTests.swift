import Testing

@Suite("check-boundaries: which way imports run")
struct DirectionTests {
    @Test("an import in Core of what stands above it is found, with the cycle that it closes")
    func wrongWaysOfCore() async throws {
        let house = try House(ofFeaturesWith: [
            "Core/A.swift": "\npublic import Feed",
            "Core/B.swift": "import Core",
            "Core/C.swift": "import TestSupport",
        ])
        let found = try await house.findings()
        #expect(
            found == [
                "Core/A.swift:2 one-way: Core → Feed → Core",
                "Core/B.swift:1 one-way: Core → Core",
                "Core/C.swift:1 one-way: Core → TestSupport → Core",
            ]
        )
    }

    @Test("an import of another feature, or of the app, is found, with the shortest chain or the cycle that it closes")
    func wrongWays() async throws {
        let house = try House(ofFeaturesWith: [
            "Features/Feed/A.swift": "@testable import MyPage",
            "Features/Feed/B.swift": "#if DEBUG\nimport focal\n#endif",
            "Tests/Support/A.swift": "import MyPage",
        ])
        let found = try await house.findings()
        #expect(
            found == [
                "Features/Feed/A.swift:1 one-way: Feed → MyPage",
                "Features/Feed/B.swift:2 one-way: Feed → focal → Feed",
                "Tests/Support/A.swift:1 one-way: TestSupport → MyPage",
            ]
        )
    }

    @Test("two features that import each other are found in both places, each with the cycle")
    func mutualImports() async throws {
        let house = try House(ofFeaturesWith: [
            "Features/Feed/A.swift": "import MyPage",
            "Features/MyPage/A.swift": "import Feed",
        ])
        let found = try await house.findings()
        #expect(
            found == [
                "Features/Feed/A.swift:1 one-way: Feed → MyPage → Feed",
                "Features/MyPage/A.swift:1 one-way: MyPage → Feed → MyPage",
            ]
        )
    }

    @Test("a package in Core or in a feature is found, and what only tests have, too")
    func packages() async throws {
        let house = try House(ofFeaturesWith: [
            "Core/A.swift": "@preconcurrency import NIOCore",
            "Features/Feed/A.swift": "import GRDB\nimport ArgumentParser\nimport Testing",
        ])
        let found = try await house.findings()
        #expect(
            found == [
                "Core/A.swift:1 no-packages: Core → NIOCore",
                "Features/Feed/A.swift:1 no-packages: Feed → GRDB",
                "Features/Feed/A.swift:2 no-packages: Feed → ArgumentParser",
                "Features/Feed/A.swift:3 no-packages: Feed → Testing",
            ]
        )
    }

    @Test("what Package.swift declares the wrong way is found at the module's line, imported or not")
    func wrongDeclarations() async throws {
        let manifest = House.manifest(
            core: #""Feed""#,
            feed: #""Core", "MyPage", argumentParser"#,
            support: #""Core", "MyPage""#
        )
        let house = try House(ofFeaturesWith: ["Package.swift": manifest])
        let found = try await house.findings()
        #expect(
            found == [
                "Package.swift:7 one-way: Core → Feed → Core",
                "Package.swift:8 no-packages: Feed → ArgumentParser",
                "Package.swift:8 one-way: Feed → MyPage → Core → Feed",
                "Package.swift:11 one-way: TestSupport → MyPage",
            ]
        )
    }

    @Test("what ships with Swift, or with the system that an app is for, is allowed everywhere")
    func toolchain() async throws {
        let imports = [
            "public import Foundation", "import FoundationNetworking", "import Observation", "import Synchronization",
            "import Dispatch", "import os", "#if canImport(SwiftUI)", "import SwiftUI", "import Combine", "#endif",
            "#if canImport(Glibc)", "import Glibc", "#elseif canImport(Musl)", "import Musl", "#else",
            "import Darwin", "#endif", "import RegexBuilder", "import class UIKit.UIView", "import _Concurrency",
        ]
        let text = imports.joined(separator: "\n")
        let house = try House(ofFeaturesWith: [
            "Core/A.swift": text, "Features/Feed/A.swift": text, "App/A.swift": text, "Tests/FeedTests/A.swift": text,
        ])
        let found = try await house.findings()
        #expect(found == [])
    }
}
