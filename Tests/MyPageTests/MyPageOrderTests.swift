import Core
import MyPage
import TestSupport
import Testing

@MainActor @Suite("MyPage in every order")
struct MyPageOrderTests {
    let page = MyPageFixture()

    @Test("the saved name is on the screen and in the session", .everyOrder)
    func saves() async {
        await page.open()
        await user(
            .action("refresh") { [page] in await page.store.load() },
            .action("edit") { [page] in page.edit(name: "Lea") },
            .action("save") { [page] in await page.save() }
        )
        await page.expectName("Lea")
    }

    @Test("while an edit is being saved, other actions do nothing, and it is saved once", .everyOrder)
    func savesOnce() async {
        await page.open()
        page.edit(name: "Lea")
        await user(
            .action("save") { [page] in await page.save() },
            .action("save again") { [page] in
                page.form?.change(.name, to: "Lee")
                await page.save()
            },
            .action("refresh") { [page] in await page.store.load() }
        )
        await page.expectName("Lea")
        #expect(page.client.requests.filter { $0.method == .patch }.count == 1)
    }

    @Test(
        "if a save is cancelled, the edit continues, and it can be saved or ends with what the server has",
        .everyOrder,
        arguments: ["Lea", "Leanne Graham", nil],
        [false, true]
    )
    func cancelsSave(last: String?, leaves: Bool) async {
        await page.open()
        page.edit(name: "Lea")
        await user(
            .action("save") { [page] in await page.save() },
            .action("cancel") { [page] in page.form?.cancel() },
            .action("end") { [page] in
                page.form?.change(.name, to: last ?? "Lee")
                if last == nil { page.navigator.close() } else { await page.save() }
            },
            .action("leave") { [page] in if leaves { page.cancel() } }
        )
        if leaves { page.expectCancelled() }
        // A cancelled save keeps the edit open.
        page.navigator.close()
        // Without an error, `retry()` only waits for the running load, and starts none.
        if leaves { await page.store.loadIfNeeded() } else { await page.store.retry() }
        await page.expectName(page.name.value)
        #expect(leaves || last != "Lea" || page.name.value == "Lea")
    }

    @Test("an action between two jobs breaks no rule", .everyOrder(betweenJobs: true))
    func savesBetweenJobs() async {
        await page.open()
        await user(
            .action("refresh") { [page] in await page.store.load() },
            .action("edit and save") { [page] in
                page.edit(name: "Lea")
                await page.save()
            }
        )
        await page.expectName("Lea")
    }

    @Test("the session of the next user stays as it is", .everyOrder)
    func keepsNextUser() async {
        await page.open()
        await user(
            .action("refresh") { [page] in await page.store.load() },
            .event("another user signs in") { [page] in await page.sessions.save(.ervin) }
        )
        #expect(await page.sessions.session() == .ervin)
    }
}
