import Testing

@Suite("check-boundaries: the direction of imports", .serialized)
struct DirectionTests {
    @Test("an import in a wrong direction, or of a package or a test library, is found")
    func wrongWays() async throws {
        try await TestRepository.expect(
            [
                "Core/A.swift:2 one-way: Core → Feed → Core",
                "Core/B.swift:1 one-way: Core → Core",
                "Core/D.swift:1 no-packages: Core → NIOCore",
                "Features/Feed/A.swift:1 one-way: Feed → MyPage → Feed",
                "Features/Feed/B.swift:2 one-way: Feed → demo → Feed",
                "Features/MyPage/A.swift:1 one-way: MyPage → Feed → MyPage",
                "Features/MyPage/A.swift:2 no-packages: MyPage → ArgumentParser",
                "Features/MyPage/A.swift:3 no-packages: MyPage → Testing",
                "Tests/Support/A.swift:1 one-way: TestSupport → MyPage",
            ],
            with: [
                "Core/A.swift": "\npublic import Feed",
                "Core/B.swift": "import Core",
                "Core/D.swift": "import NIOCore",
                "Features/Feed/A.swift": "@testable import MyPage",
                "Features/Feed/B.swift": "#if DEBUG\nimport demo\n#endif",
                "Features/MyPage/A.swift": "import Feed\nimport ArgumentParser\nimport Testing",
                "Tests/Support/A.swift": "import MyPage",
            ]
        )
    }

    @Test("a wrong dependency in Package.swift is found at the line of the module, even if no file imports it")
    func wrongDeclarations() async throws {
        let manifest = TestRepository.manifest(
            core: #""Feed""#,
            feed: #""Core", "MyPage", argumentParser"#,
            support: #""Core", "MyPage""#
        )
        try await TestRepository.expect(
            [
                "Package.swift:7 one-way: Core → Feed → Core",
                "Package.swift:8 no-packages: Feed → ArgumentParser",
                "Package.swift:8 one-way: Feed → MyPage → Core → Feed",
                "Package.swift:11 one-way: TestSupport → MyPage",
            ],
            with: ["Package.swift": manifest]
        )
    }

    @Test("a wrong import in Core, TerminalUI, FakeAPI or SampleCollections is found")
    func coreModules() async throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            func library(_ name: String, _ needs: [String] = [], path: String, exclude: [String] = []) -> Target {
                .target(name: name, dependencies: needs.map { .byName(name: $0) }, path: path, exclude: exclude)
            }
            let package = Package(name: "repository", targets: [
                library("Core", path: "Core", exclude: ["FakeAPI", "TerminalUI"]),
                library("TerminalUI", path: "Core/TerminalUI"),
                library("FakeAPI", ["Core"], path: "Core/FakeAPI"),
                library("SampleCollections", ["FakeAPI"], path: "App/SampleCollections"),
                library("Feed", ["Core", "TerminalUI"], path: "Features/Feed"),
            ])
            """
        let repository = try TestRepository([
            "Package.swift": manifest,
            "Core/A.swift": "import TerminalUI\nimport FakeAPI",
            "Core/TerminalUI/A.swift": "import Core",
            "Core/FakeAPI/A.swift": "import Core\nimport TerminalUI",
            "App/SampleCollections/A.swift": "import FakeAPI\nimport Core",
            "Features/Feed/A.swift": "import Core\nimport FakeAPI\nimport SampleCollections",
        ])
        let found = try await repository.findings()
        #expect(
            found == [
                "App/SampleCollections/A.swift:2 one-way: SampleCollections → Core",
                "Core/A.swift:1 one-way: Core → TerminalUI → Core",
                "Core/A.swift:2 one-way: Core → FakeAPI → Core",
                "Core/FakeAPI/A.swift:2 one-way: FakeAPI → TerminalUI → Core → FakeAPI",
                "Core/TerminalUI/A.swift:1 one-way: TerminalUI → Core → TerminalUI",
                "Features/Feed/A.swift:2 one-way: Feed → FakeAPI",
                "Features/Feed/A.swift:3 one-way: Feed → SampleCollections",
            ]
        )
    }

    @Test("modules of Swift and of the system are allowed, except SwiftUI and test libraries")
    func toolchain() async throws {
        let imports = [
            "public import Foundation", "import FoundationNetworking", "import Observation", "import Synchronization",
            "import Dispatch", "import os", "#if canImport(Glibc)", "import Glibc", "import Musl", "#else",
            "import Darwin", "#endif", "import RegexBuilder", "import class UIKit.UIView", "import _Concurrency",
        ]
        let text = imports.joined(separator: "\n")
        let files = ["Core/A.swift": text, "Features/Feed/A.swift": text, "App/A.swift": text]
        try await TestRepository.expect([], with: files)
    }
}
