import Core
import Observation
import TestSupport
import Testing

@MainActor @Observable
final class NameModel {
    private(set) var name = ""
    private let client: any APIClient
    private var edits = 0

    init(client: any APIClient) {
        self.client = client
    }

    func refresh() async {
        let before = edits
        guard let loaded: [String: String] = try? await client.get(path: "/name") else { return }
        guard before == edits else { return }
        name = loaded["name"] ?? ""
    }

    func rename(to new: String) async {
        edits += 1
        guard let saved: [String: String] = try? await client.patch(path: "/name", body: ["name": new]) else { return }
        name = saved["name"] ?? ""
    }
}

@MainActor @Suite("A plain class")
struct NameOrderTests {
    @Test("the name on the screen is the name on the server", .everyOrder)
    func renames() async {
        let server = Locked("Ann")
        let client = ScriptedAPIClient()
        client.on(.get, "/name") { _ in .json(["name": server.value]) }
        client.on(.patch, "/name") { _ in
            server.change { $0 = "Bea" }
            return .json(["name": "Bea"])
        }
        let model = NameModel(client: client)
        await user(
            .action("refresh") { await model.refresh() },
            .action("rename") { await model.rename(to: "Bea") }
        )
        #expect(model.name == server.value)
    }
}
