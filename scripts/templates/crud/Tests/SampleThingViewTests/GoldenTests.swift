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
    #expect(missingCases(in: SampleThingState.samples.map { LoadStateKind($0.value) }) == [])
}
