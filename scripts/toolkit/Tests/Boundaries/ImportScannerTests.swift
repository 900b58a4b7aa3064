import Testing

@Suite("check-boundaries: imports")
struct ImportScannerTests {
    @Test("an import is found in every form")
    func forms() async throws {
        let text = """
            import P1
            @testable import P2
            @_spi(Testing) @preconcurrency import P3
            @_spi(Testing)

            public import P6
            internal import struct P7.Page
            import func P8.page; import P8b
            import P9.Pages.Lists
            import `P10`
            #if canImport(P11)
                import P12
            #else
                private import P14 // import Q
            #endif
            /* import Q */ import /* Q */ P16
            import enum
                P17.Page
            """
        let places = [
            "1 P1", "2 P2", "3 P3", "6 P6", "7 P7", "8 P8", "8 P8b", "9 P9", "10 P10", "12 P12", "14 P14", "16 P16",
            "17 P17",
        ]
        let findings = places.map { place in
            "Features/Feed/A.swift:" + place.replacing(" ", with: " no-packages: Feed → ")
        }
        try await TestRepository.expect(findings, with: ["Features/Feed/A.swift": text])
    }

    @Test("the word “import” in a string, in a comment or in a name is not an import")
    func lookalikes() async throws {
        let text = ##"""
            // import Q
            /* import Q /* import Q */
               import Q */
            let a = "import Q \" import Q"
            let b = """
                import Q " "" \""" import Q
                import Q \
                """
            let c = #"import Q " \" \( import Q "# + #"""#
            let d = #"""
                import Q """ import Q
                """#
            let g = /" import Q/
            let h = x / y; let i = "/ import Q"
            let k = call(import: Q, from: .import Q)
            let l = `import`
            let m = x! / y! / z; let n = (/"/, 1)
            let o = "\(names.map { "\($0) import Q" }) import Q \("import Q") \(call(1), "import Q")"
            func load(import Q: Int) {}
            let broken = "no end
            import R
            """##
        let finding = "Features/Feed/A.swift:21 no-packages: Feed → R"
        try await TestRepository.expect([finding], with: ["Features/Feed/A.swift": text])
    }
}
