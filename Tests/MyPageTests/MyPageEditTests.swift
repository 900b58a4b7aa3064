import Core
import Foundation
import MyPage
import TestSupport
import Testing

@MainActor @Suite("Editing MyPage", .exhaustive)
struct MyPageEditTests {
    let screen = MyPageFixture()

    @Test("save sends only the changed fields, without spaces at their start and end")
    func saves() async throws {
        #expect(screen.store.draft == nil)
        let draft = await screen.edit([.name: " 山田 太郎 ", .phone: "123-456"])
        #expect(screen.store.draft == draft)
        screen.client.on(.patch, "/v1/me", response: .profile(name: "山田 太郎", phone: "123-456"))
        await screen.store.save()
        let saved = Profile.leanne(name: "山田 太郎", phone: "123-456")
        screen.recorder.expect(.saving(draft), .profile(.loaded(saved)))
        let body = try #require(screen.client.requests.last?.body)
        #expect(String(decoding: body, as: UTF8.self) == #"{"phone":"123-456","user_name":"山田 太郎"}"#)
    }

    @Test(
        "if the server saves an edit without sending the profile, it is loaded, or else has the changes of the edit",
        arguments: [200, 202, 204],
        [true, false]
    )
    func sendsNoProfile(status: Int, loads: Bool) async {
        let draft = await screen.edit([.name: "Lea "])
        screen.client.on(.patch, "/v1/me", response: .status(status))
        screen.client.on(.get, "/v1/me", response: loads ? .profile(name: "Lea", phone: "5") : .failure(.lost))
        await screen.store.save()
        let profile = Profile.leanne(name: "Lea", phone: loads ? "5" : Profile.leanne[.phone])
        screen.recorder.expect(.saving(draft), .profile(.loaded(profile)))
        let session = await screen.sessions.session()
        #expect(session?.user.name == "Lea")
    }

    @Test("the problem of a field is also found under its name in upper case")
    func hasUpperCase() async {
        var draft = await screen.edit([.email: "l@b.c"])
        let problem = #"{"title":"Wrong","errors":{"Email":["Not allowed."],"Age":["No."]}}"#
        let headers: HeaderFields = ["Content-Type": "application/problem+json"]
        screen.client.on(.patch, "/v1/me", response: .json(problem, status: 422, headers: headers))
        await screen.store.save()
        let saving = MyPageState.saving(draft)
        draft.problems = [.email: .refused("Not allowed.")]
        screen.recorder.expect(saving, .editing(draft))
    }

    @Test("if no field has changed, save sends no request")
    func sendsNothing() async {
        let draft = await screen.edit([.name: "x", .name: " Leanne Graham "])
        await screen.store.save()
        screen.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
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
        var draft = await screen.edit([field: text])
        await screen.store.save()
        draft.problems = [field: problem]
        screen.recorder.expect(.editing(draft))
    }

    @Test(
        "the phone number and the website can be empty, and unusual values are valid",
        arguments: [
            (ProfileField.phone, ""), (.phone, "110"), (.phone, "(254)954-1289"), (.phone, "+81 3 1234 5678"),
            (.website, ""), (.website, "日本.jp"), (.email, "a.b+c@d.co.jp"), (.name, String(repeating: "名", count: 100)),
        ]
    )
    func accepts(field: ProfileField, text: String) async {
        let draft = await screen.edit([field: text])
        screen.client.on(.patch, "/v1/me", response: .leanne)
        await screen.store.save()
        screen.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test("each field has its own problem, and changing a field removes only its problem")
    func keepsOtherProblems() async {
        var draft = await screen.edit([.name: "", .email: "x"])
        await screen.store.save()
        draft.problems = [.name: .empty, .email: .notAnEmail]
        screen.recorder.expect(.editing(draft))
        screen.store.change(.name, to: "Lea")
        draft[.name] = "Lea"
        draft.problems = [.email: .notAnEmail]
        screen.recorder.expect(.editing(draft))
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
        var draft = await screen.edit([.name: "Lea", .email: "lea@april.biz"])
        screen.client.on(.patch, "/v1/me", response: response)
        await screen.store.save()
        let sent = draft
        draft.problems = problems
        screen.recorder.expect(.saving(sent), .editing(draft))
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
        let draft = await screen.edit([.name: "Lea"])
        screen.client.on(.patch, "/v1/me", response: response)
        await screen.store.save()
        var failed = draft
        failed.failure = error
        screen.recorder.expect(.saving(draft), .editing(failed))
        screen.client.on(.patch, "/v1/me", response: .leanne)
        await screen.store.save()
        screen.recorder.expect(.saving(draft), .profile(.loaded(.leanne)))
    }

    @Test("discard ends the edit and shows the old profile")
    func discards() async {
        _ = await screen.edit([.name: "Lea"])
        screen.store.discard()
        screen.recorder.expect(.profile(.loaded(.leanne)))
    }

    @Test("an edit cannot start before the profile is loaded")
    func needsProfile() async {
        screen.store.edit()
        screen.store.change(.name, to: "x")
        await screen.store.save()
        screen.store.discard()
        screen.recorder.expect()
    }
}
