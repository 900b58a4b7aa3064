import Core
import FakeAPI
import Root
import SampleThing
import Testing

@MainActor @Suite("The route of Sample Thing")
struct SampleThingRouteTests {
    @Test("a link leads to the screen, and a link with an id or a search is refused")
    func opensLink() throws {
        let root = RootStore(Features(client: FakeAPIClient(), sessions: InMemorySessionStore()))
        let route = try AnyRoute(link: "focal://samplething")
        #expect(route.description == "samplething")
        #expect(route.base.store(in: root) is SampleThingStore)
        for link in ["samplething/1", "samplething?search=a"] {
            #expect(throws: LinkError.self) { try AnyRoute(link: link) }
        }
    }
}
