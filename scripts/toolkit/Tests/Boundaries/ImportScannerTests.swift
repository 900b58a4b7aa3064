import Testing

@Suite("check-boundaries: imports")
struct ImportScannerTests {
    @Test("an import is found in every form")
    func forms() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/A.swift": """
            import P2
            @testable import P3
            @_spi(Testing) @preconcurrency import P4
            @preconcurrency
            @_spi(Testing)

            public import P7
            internal import struct P8.Page
            import func P9.page; import P9b
            import P10.Pages.Lists
            import `P11`
            #if canImport(P12)
                import P13
            #elseif DEBUG
                @_exported import P15
            #else
                private import P17 // import Q
            #endif
            /* import Q */ import /* Q */ P19
            import enum
                P20.Page

            import
                P23
            """
        ])
        let lines = ["1 P2", "2 P3", "3 P4", "7 P7", "8 P8", "9 P9", "9 P9b"]
        let others = ["10 P10", "11 P11", "13 P13", "15 P15", "17 P17", "19 P19", "20 P20", "23 P23"]
        let found = try await repository.findings()
        #expect(
            found
                == (lines + others).map { line in
                    let parts = line.split(separator: " ")
                    return "Features/Feed/A.swift:\(parts[0]) no-packages: Feed → \(parts[1])"
                }
        )
    }

    @Test("the word “import” in a string, in a comment or in a name is not an import")
    func lookalikes() async throws {
        let repository = try TestRepository(ofFeaturesWith: [
            "Features/Feed/A.swift": ##"""
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
            let j = names.reduce(1, /) + "/ import Q"
            let k = call(import: Q, from: .import Q)
            let l = `import`
            #if canImport(Q)
            #endif
            let m = x! / y! / z; let n = (/"/, 1)
            let o = "\(names.map { "\($0) import Q" }) import Q \("import Q") \(call(1), "import Q")"
            func load(import Q: Int) {}
            let p = (x)/2 + "y/ import Q" + names[0] /z + "/ import Q"
            let broken = "no end
            import R
            """##
        ])
        let found = try await repository.findings()
        #expect(found == ["Features/Feed/A.swift:29 no-packages: Feed → R"])
    }
}
