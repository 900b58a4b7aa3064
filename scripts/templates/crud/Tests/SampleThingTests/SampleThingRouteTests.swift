import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("The route of Sample Thing", .exhaustive)
struct SampleThingRouteTests {
    @Test("a link leads to the screen, even with a parameter, and a link with an id is refused")
    func opensLink() throws {
        let link = try DeepLink(parsing: "myapp://samplething?search=a", for: [SampleThingRoute.self])
        #expect(link.description == "samplething")
        let client = ScriptedAPIClient()
        let feature = SampleThingFeature(client: client, changes: .scripted(client))
        #expect(SampleThingRoute.first.makeStore(of: feature, navigator: RecordingNavigator()) is SampleThingStore)
        #expect(throws: LinkError.self) { try DeepLink(parsing: "samplething/1", for: [SampleThingRoute.self]) }
    }
}
