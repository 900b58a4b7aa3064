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
        #if CRUD
        let list = try SampleThingRoute.first.makeStore(of: feature, navigator: navigator) as? SampleThingStore
        #else
        let list = SampleThingRoute.first.makeStore(of: feature, navigator: navigator) as? SampleThingStore
        #endif
        list?.open(.number(5))
        #expect(navigator.links.map(\.description) == ["samplething/5"])
        let detail = try #require(navigator.stores.first as? SampleThingDetailStore)
        #expect(detail.state.content?.sampleHeading == "sampleTitle 5")
    }
    #if CRUD

    @Test("the form is a sheet above the list or the sample item. Only a link to an empty form opens it", .exhaustive)
    func opensForm() throws {
        let (client, navigator) = (ScriptedAPIClient(), RecordingNavigator())
        let feature = SampleThingFeature.scripted(client)
        for (text, below) in [("samplething/new", "samplething"), ("samplething/5/edit", "samplething/5")] {
            let route = try SampleThingRoute(DeepLink(parsing: text))
            #expect(route.link.description == text && route.presentation == .sheet)
            #expect(route.parent?.link.description == below)
        }
        for text in ["samplething/new/edit", "samplething/../edit"] {
            #expect(throws: LinkError.self) { try SampleThingRoute(DeepLink(parsing: text)) }
        }
        let new = try #require(SampleThingRoute(editing: nil))
        #expect(try new.makeStore(of: feature, navigator: navigator) is SampleThingFormStore)
        let edit = try #require(SampleThingRoute(editing: 5))
        #expect(throws: LinkError.badPart("edit")) { try edit.makeStore(of: feature, navigator: navigator) }
        let list = try SampleThingRoute.first.makeStore(of: feature, navigator: navigator) as? SampleThingStore
        list?.open(.number(5))
        (navigator.open.last as? SampleThingDetailStore)?.edit()
        list?.edit(.number(5))
        list?.add()
        #expect(navigator.links == [edit.parent?.link, edit.link, edit.link, new.link])
        let form = try #require(navigator.open[1] as? SampleThingFormStore)
        #expect(form.draft?[SampleThingField.allCases[0]] == "title 5" && !form.isUnsaved)
    }
    #endif
}
