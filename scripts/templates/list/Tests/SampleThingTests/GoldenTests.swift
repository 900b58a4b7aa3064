import Core
import Foundation
import SampleThing
import TestSupport
import Testing

@Suite("The screens of all sample states")
struct GoldenTests {
    @Test("the terminal screen of the list")
    func list() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) {
            SampleThingScreen($0, in: $1, timeZone: .gmt, now: SampleDate.now)
        }
        try expectGolden(pictures, "SampleThingScreen")
    }

    @Test("the terminal screen of one sample item")
    func detail() throws {
        let pictures = Picture.terminal(of: SampleThingDetailState.samples) {
            SampleThingDetailScreen($0, in: $1, timeZone: .gmt)
        }
        try expectGolden(pictures, "SampleThingDetailScreen")
    }
}
