import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("The route of Sample Thing", .exhaustive)
struct SampleThingRouteTests {
    @Test("a link leads to the screen, and a link with an id or a search is refused")
    func opensLink() throws {
        let link = try DeepLink(parsing: "focal://samplething", for: [SampleThingRoute.self])
        #expect(link.description == "samplething")
        let feature = SampleThingFeature(client: ScriptedAPIClient())
        #expect(SampleThingRoute.first.makeStore(of: feature, navigator: RecordingNavigator()) is SampleThingStore)
        for text in ["samplething/1", "samplething?search=a"] {
            #expect(throws: LinkError.self) { try DeepLink(parsing: text, for: [SampleThingRoute.self]) }
        }
    }
}
