import Core
import SampleThing
import TestSupport
import Testing
import ViewTestSupport

@MainActor @Test("the SwiftUI screen of all sample states")
func golden() async throws {
    let pictures = await outlines(of: SampleThingState.samples, error: \.error, actions: SampleThingCalls.init) {
        SampleThingContentView($0, actions: $1)
    }
    try expectGolden(pictures, "SampleThingView")
}

@Test("each kind of state has a sample")
func statesAreComplete() {
    let kinds = SampleThingState.samples.map { sample -> LoadStateKind? in
        switch sample.value {
        case .list(let state): LoadStateKind(state)
        case .saving: nil
        }
    }
    #expect(missingCases(in: kinds.compactMap(\.self)) == [])
    #expect(kinds.contains(nil))
}
