import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("The route of Sample Thing")
struct SampleThingRouteTests {
    @Test("a link leads to the list or to one sample item, and a wrong link is refused")
    func readsLink() throws {
        func link(_ text: String) throws -> DeepLink { try DeepLink(parsing: text, for: [SampleThingRoute.self]) }
        for text in ["samplething", "samplething/5", "samplething/a%2F%E6%97%A5"] {
            #expect(try link("myapp://" + text + "/?search=a").description == text)
        }
        for text in ["samplething/1/2", "samplething/.."] { #expect(throws: LinkError.self) { try link(text) } }
    }

    @Test("a sample item that the user opens has its own screen, which shows it at once", .exhaustive)
    func opensSampleItem() throws {
        let (client, navigator) = (ScriptedAPIClient(), RecordingNavigator())
        let feature = SampleThingFeature.scripted(client)
        let list = SampleThingRoute.first.makeStore(of: feature, navigator: navigator) as? SampleThingStore
        list?.open(.number(5))
        #expect(navigator.links.map(\.description) == ["samplething/5"])
        let detail = try #require(navigator.stores.first as? SampleThingDetailStore)
        #expect(detail.state.content?.sampleHeading == "sampleTitle 5")
    }
}
