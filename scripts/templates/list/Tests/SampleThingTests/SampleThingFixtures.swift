import Core
import SampleThing
import TestSupport
import Testing

extension SampleThingItem {
    /// A sample item with this number in its id and its title.
    static func number(_ number: Int) -> SampleThingItem {
        SampleThingItem(id: ResourceID(number), sampleField: "sample \(number)")
    }
}

extension JSONObject {
    /// The sample item with this number, as a server sends it.
    static func number(_ number: Int) -> JSONObject {
        [
            // The number is in the id and in the title.
            "sampleKey": "sample \(number)"
        ]
    }
}

extension SampleThingError {
    /// The error after the connection to the scripted server is lost.
    static let lost = request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))
}

extension ScriptedResponse {
    /// A response with these sample items. If `total` is `nil`, the server sends no total.
    static func sampleItems(_ numbers: some Sequence<Int>, of total: Int? = nil) -> ScriptedResponse {
        .list(numbers.map { .number($0) }, in: sampleKeys, total: total)
    }
}

extension SampleThingFeature {
    /// A feature whose server is scripted.
    @MainActor
    static func scripted(_ client: ScriptedAPIClient) -> SampleThingFeature {
        #if CHANGES
        SampleThingFeature(client: client, changes: .scripted(client), paging: .pages(), clock: client.clock)
        #else
        SampleThingFeature(client: client, paging: .pages(), clock: client.clock)
        #endif
    }
}
