import Authentication
import Core
import FakeAPI
import Foundation
import Root
import SampleThing
import Testing

@MainActor @Suite("The route of Sample Thing")
struct SampleThingRouteTests {
    @Test(
        "a link leads to the list or to one sample item",
        arguments: ["samplething", "samplething/5", "samplething/a%2F%E6%97%A5"]
    )
    func printsLink(link: String) throws {
        #expect(try AnyRoute(link: "focal://" + link).description == link)
    }

    @Test(
        "a wrong link is refused",
        arguments: ["samplething/1/2", "samplething/..", "samplething/", "samplething?search=a"]
    )
    func refusesLink(link: String) {
        #expect(throws: LinkError.self) { try AnyRoute(link: link) }
    }

    @Test("a sample item that the user opens has its own screen, which shows it at once")
    func opensSampleItem() async throws {
        let user = User(id: 1, name: "Leanne Graham", email: "Sincere@april.biz", lastLoginDate: .distantPast)
        let sessions = InMemorySessionStore(Session(user: user, tokens: nil))
        let root = RootStore(Features(client: FakeAPIClient(), sessions: sessions))
        root.open(try AnyRoute(link: "samplething"))
        await root.auth.restore()
        let list = try #require(root.screens(of: "samplething").last?.store as? SampleThingStore)
        list.open(SampleThingItem(id: 5, sampleField: "sample 5"))
        #expect(root.state.description == "home(samplething/5)")
        let detail = try #require(root.screens(of: "samplething").last?.store as? SampleThingDetailStore)
        #expect(detail.state.content?.sampleHeading == "title 5")
    }
}
