import Core
import SampleThing
import TestSupport
import Testing
import ViewTestSupport

@MainActor @Suite("The SwiftUI screens of all sample states")
struct GoldenTests {
    @Test("the screen of the list")
    func list() async throws {
        let views = await outlines(of: SampleThingState.samples, error: \.error, actions: SampleThingCalls.init) {
            #if CRUD
            SampleThingContentView($0, changes: $0.sampleChanges, actions: $1)
            #else
            SampleThingContentView($0, actions: $1)
            #endif
        }
        try expectGolden(views, "SampleThingView")
    }

    @Test("the screen of one sample item")
    func detail() async throws {
        let views = await outlines(of: SampleThingDetailState.samples, error: \.error, actions: SampleThingCalls.init) {
            SampleThingDetailContentView($0, actions: $1)
        }
        try expectGolden(views, "SampleThingDetailView")
    }

    @Test("each kind of state has a sample")
    func statesAreComplete() {
        #expect(missingCases(in: SampleThingState.samples.map { ListStateKind($0.value) }) == [])
        #expect(missingCases(in: SampleThingDetailState.samples.map { LoadStateKind($0.value) }) == [])
    }
}
