import Core
import SampleThing
import TestSupport
import Testing

@Suite("The pages of all sample states")
struct GoldenTests {
    @Test("the terminal page of the list")
    func list() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) { SampleThingPage($0, in: $1, now: .sampleNow) }
        try expectGolden(pictures, "SampleThingPage")
    }

    @Test("the terminal page of one sample item")
    func detail() throws {
        let pictures = Picture.terminal(of: SampleThingDetailState.samples) { SampleThingDetailPage($0, in: $1) }
        try expectGolden(pictures, "SampleThingDetailPage")
    }
}
