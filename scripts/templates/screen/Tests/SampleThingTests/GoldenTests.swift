import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@Test("the terminal screen of all sample states")
func golden() throws {
    let pictures = Picture.terminal(of: SampleThingState.samples) { SampleThingScreen($0, in: $1, timeZone: .gmt) }
    try expectGolden(pictures, "SampleThingScreen")
}
