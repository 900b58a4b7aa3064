#if FLAG
import Core
import SampleThing
import TestSupport
import Testing

@MainActor @Suite("The flag “Sample flag” of a sample item", .exhaustive)
struct SampleThingFlagTests {
    private let client = ScriptedAPIClient()
    private let path: APIPath = "\(SampleThingAddress.path)/1/sampleFlagKey"

    @Test("a tap is shown at once and waits, and two taps before it is sent are no request")
    func toggles() async {
        let changes = Changes.scripted(client)
        let feature = SampleThingFeature(client: client, changes: changes, paging: .pages(), clock: client.clock)
        let store = feature.makeSampleThingDetailStore(1, initial: .number(1))
        for isOn in [true, false, true] {
            await store.toggleSampleFlag()
            #expect(store.state.content?.sampleFlag == isOn && store.unsent.count == (isOn ? 1 : 0))
        }
        client.on(.put, path, response: .status(204))
        await changes.sendOnce()
        #expect(store.state.content?.sampleFlag == true && store.unsent.isEmpty)
    }

    @Test("if the server does not send it with the sample item, the screen asks for it", arguments: [204, 404])
    func asks(status: Int) async {
        let item = JSONObject.number(1).filter { $0.key != "sampleFlagKey" }
        client.on(.get, "\(SampleThingAddress.path)/1", response: .json(item))
        client.on(.get, path, response: .status(status))
        let store = SampleThingFeature.scripted(client).makeSampleThingDetailStore(1)
        await store.load()
        #expect(store.state.content?.sampleFlag == (status == 204))
    }
}
#endif
