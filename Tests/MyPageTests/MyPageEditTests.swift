import Core
import Foundation
import MyPage
import TestSupport
import Testing

@MainActor @Suite("Editing MyPage", .exhaustive)
struct MyPageEditTests {
    let page = MyPageFixture()

    @Test("save sends only the changed fields, without spaces at their start and end")
    func saves() async throws {
        #expect(page.store.draft == nil)
        let draft = await page.edit([.name: " 山田 太郎 ", .phone: "123-456"])
        #expect(page.store.draft == draft)
        page.client.on(.patch, "/v1/me", response: .profile(name: "山田 太郎", phone: "123-456"))
        await page.store.save()
        let saved = Profile.leanne(name: "山田 太郎", phone: "123-456")
        page.recorder.expect(.saving(draft), .profile(.loaded(saved)))
        let body = try #require(page.client.requests.last?.body)
        #expect(String(decoding: body, as: UTF8.self) == #"{"phone":"123-456","user_name":"山田 太郎"}"#)
    }

    @Test("if no field has changed, save sends no request")
    func sendsNothing() async {
        let draft = await page.edit([.name: "x", .name: " Leanne Graham "])
        await page.store.save()
        page.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test(
        "if a field is not valid, save sends no request, and the field has a problem",
        arguments: [
            (ProfileField.name, "  ", FieldProblem.empty),
            (.name, String(repeating: "名", count: 101), .tooLong(limit: 100)),
            (.email, "", .empty),
            (.email, "leanne", .notAnEmail),
            (.email, "@april.biz", .notAnEmail),
            (.email, "a@b.c@", .notAnEmail),
            (.email, "a b@c.d", .notAnEmail),
            (.email, "a@b", .notAnEmail),
            (.phone, "+(-)12", .notAPhoneNumber),
            (.phone, "123４", .notAPhoneNumber),
            (.phone, "123 call", .notAPhoneNumber),
            (.website, "localhost", .notAWebsite),
            (.website, "a .b", .notAWebsite),
            (.website, "a..b", .notAWebsite),
        ]
    )
    func validates(field: ProfileField, text: String, problem: FieldProblem) async {
        var draft = await page.edit([field: text])
        await page.store.save()
        draft.problems = [field: problem]
        page.recorder.expect(.editing(draft))
    }

    @Test(
        "the phone number and the website can be empty, and all values of JSONPlaceholder are valid",
        arguments: [
            (ProfileField.phone, ""), (.phone, "110"), (.phone, "(254)954-1289"), (.phone, "+81 3 1234 5678"),
            (.website, ""), (.website, "日本.jp"), (.email, "a.b+c@d.co.jp"), (.name, String(repeating: "名", count: 100)),
        ]
    )
    func accepts(field: ProfileField, text: String) async {
        let draft = await page.edit([field: text])
        page.client.on(.patch, "/v1/me", response: .leanne)
        await page.store.save()
        page.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test("each field has its own problem, and changing a field removes only its problem")
    func keepsOtherProblems() async {
        var draft = await page.edit([.name: "", .email: "x"])
        await page.store.save()
        draft.problems = [.name: .empty, .email: .notAnEmail]
        page.recorder.expect(.editing(draft))
        page.store.change(.name, to: "Lea")
        draft[.name] = "Lea"
        draft.problems = [.email: .notAnEmail]
        page.recorder.expect(.editing(draft))
    }

    @Test(
        "if the server refuses a field, the field has a problem, and the typed text is kept",
        arguments: [
            (
                ScriptedResponse.status(409, ErrorResponse(code: "email_taken", message: "")),
                [ProfileField.email: FieldProblem.taken]
            ),
            (
                .status(422, ErrorResponse(code: "validation_failed", message: "", fields: ["user_name": "rude"])),
                [.name: .refused("rude")]
            ),
        ]
    )
    func showsServerProblems(response: ScriptedResponse, problems: [ProfileField: FieldProblem]) async {
        var draft = await page.edit([.name: "Lea", .email: "lea@april.biz"])
        page.client.on(.patch, "/v1/me", response: response)
        await page.store.save()
        let sent = draft
        draft.problems = problems
        page.recorder.expect(.saving(sent), .editing(draft))
    }

    @Test(
        "if saving fails, the typed text is kept and can be saved again",
        arguments: [
            (ScriptedResponse.status(401), MyPageError.notSignedIn),
            (.status(409), .request(.refused(Refusal(status: 409)))),
            (.status(422), .request(.refused(Refusal(status: 422)))),
            (.failure(.lost), .request(.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server)))),
        ]
    )
    func keepsInput(response: ScriptedResponse, error: MyPageError) async {
        let draft = await page.edit([.name: "Lea"])
        page.client.on(.patch, "/v1/me", response: response)
        await page.store.save()
        var failed = draft
        failed.failure = error
        page.recorder.expect(.saving(draft), .editing(failed))
        page.client.on(.patch, "/v1/me", response: .leanne)
        await page.store.save()
        page.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test("discard ends the edit and shows the old profile")
    func discards() async {
        _ = await page.edit([.name: "Lea"])
        page.store.discard()
        page.recorder.expect(.profile(.loaded(.leanne)))
    }

    @Test("while an edit is being saved, other actions do nothing")
    func savesOnce() async {
        let draft = await page.edit([.name: "Lea"])
        page.client.on(.patch, "/v1/me", response: .leanne, after: .seconds(1))
        async let save: Void = page.store.save()
        await page.client.clock.sleepers(1)
        await page.store.save()
        await page.store.load()
        page.store.change(.name, to: "x")
        page.store.discard()
        page.client.clock.advance(by: .seconds(1))
        await save
        page.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test("if an edit starts during a load, the response to the load is ignored")
    func editsDuringLoad() async {
        await page.load()
        page.client.on(.get, "/v1/me", response: .leanne, after: .seconds(1), ignoresCancellation: true)
        async let load: Void = page.store.load()
        await page.client.clock.sleepers(1)
        page.store.edit()
        page.client.clock.advance(by: .seconds(1))
        await load
        page.recorder.expect(.profile(.loading(previous: .leanne)), .editing(ProfileDraft(of: .leanne)))
    }

    @Test("an edit cannot start before the profile is loaded")
    func needsProfile() async {
        page.store.edit()
        page.store.change(.name, to: "x")
        await page.store.save()
        page.store.discard()
        page.recorder.expect()
    }
}
