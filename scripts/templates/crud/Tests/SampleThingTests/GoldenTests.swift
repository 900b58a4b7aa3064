import Core
import SampleThing
import TestSupport
import Testing

@Test("the terminal page of all sample states")
func golden() throws {
    try expectGolden(Picture.terminal(of: SampleThingState.samples) { SampleThingPage($0, in: $1) }, "SampleThingPage")
}
