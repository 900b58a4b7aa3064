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
        #expect(screen.store.form == nil)
        let edit = try await screen.edit([.name: " 山田 太郎 ", .phone: "123-456"])
        #expect(edit.form.draft == edit.draft)
        screen.client.on(.patch, "/v1/me", response: .profile(name: "山田 太郎", phone: "123-456"))
        let saved = Profile.leanne(name: "山田 太郎", phone: "123-456")
        await edit.save(saved)
        screen.recorder.expect(.loaded(saved))
        #expect(screen.store.form == nil)
        let body = try #require(screen.client.requests.last?.body)
        #expect(String(decoding: body, as: UTF8.self) == #"{"phone":"123-456","user_name":"山田 太郎"}"#)
    }

    @Test(
        "if the server saves an edit without sending the profile, it is loaded, or else has the changes of the edit",
        arguments: [200, 202, 204],
        [true, false]
    )
    func sendsNoProfile(status: Int, loads: Bool) async throws {
        let edit = try await screen.edit([.name: "Lea "])
        screen.client.on(.patch, "/v1/me", response: .status(status))
        screen.client.on(.get, "/v1/me", response: loads ? .profile(name: "Lea", phone: "5") : .failure(.lost))
        let profile = Profile.leanne(name: "Lea", phone: loads ? "5" : Profile.leanne[.phone])
        await edit.save(profile)
        screen.recorder.expect(.loaded(profile))
        let session = await screen.sessions.session()
        #expect(session?.user.name == "Lea")
    }

    @Test("the problem of a field is also found under its name in upper case")
    func hasUpperCase() async throws {
        var edit = try await screen.edit([.email: "l@b.c"])
        let problem = #"{"title":"Wrong","errors":{"Email":["Not allowed."],"Age":["No."]}}"#
        let headers: HeaderFields = ["Content-Type": "application/problem+json"]
        screen.client.on(.patch, "/v1/me", response: .json(problem, status: 422, headers: headers))
        await edit.form.save()
        let saving = ProfileFormState.saving(edit.draft)
        edit.draft.problems = ProfileField.problems(in: ["email": "Not allowed."])
        edit.recorder.expect(saving, .editing(edit.draft, nil))
    }

    @Test("if no field has changed, save sends no request")
    func sendsNothing() async throws {
        let edit = try await screen.edit([.name: "x", .name: " Leanne Graham "])
        await edit.save()
        #expect(screen.store.form == nil)
    }

    @Test(
        "if a field is not valid, save sends no request, and the field has a problem",
        arguments: [
            (ProfileField.name, "  ", FormMessages.required),
            (.name, String(repeating: "名", count: 101), FormMessages.tooLong(limit: 100)),
            (.email, "", FormMessages.required),
            (.email, "leanne", MyPageMessages.notAnEmail),
            (.email, "@april.biz", MyPageMessages.notAnEmail),
            (.email, "a@b.c@", MyPageMessages.notAnEmail),
            (.email, "a b@c.d", MyPageMessages.notAnEmail),
            (.email, "a@b", MyPageMessages.notAnEmail),
            (.phone, "+(-)12", MyPageMessages.notAPhoneNumber),
            (.phone, "123４", MyPageMessages.notAPhoneNumber),
            (.phone, "123 call", MyPageMessages.notAPhoneNumber),
            (.website, "localhost", MyPageMessages.notAWebsite),
            (.website, "a .b", MyPageMessages.notAWebsite),
            (.website, "a..b", MyPageMessages.notAWebsite),
        ]
    )
    func validates(field: ProfileField, text: String, problem: Message) async throws {
        var edit = try await screen.edit([field: text])
        await edit.form.save()
        edit.draft.problems = [field: problem]
        edit.recorder.expect(.editing(edit.draft, nil))
    }

    @Test(
        "the phone number and the website can be empty, and unusual values are valid",
        arguments: [
            (ProfileField.phone, ""), (.phone, "110"), (.phone, "(254)954-1289"), (.phone, "+81 3 1234 5678"),
            (.website, ""), (.website, "日本.jp"), (.email, "a.b+c@d.co.jp"), (.name, String(repeating: "名", count: 100)),
        ]
    )
    func accepts(field: ProfileField, text: String) async throws {
        let edit = try await screen.edit([field: text])
        screen.client.on(.patch, "/v1/me", response: .leanne)
        await edit.save()
    }

    @Test("each field has its own problem, and changing a field removes only its problem")
    func keepsOtherProblems() async throws {
        var edit = try await screen.edit([.name: "", .email: "x"])
        await edit.form.save()
        edit.draft.problems = [.name: FormMessages.required, .email: MyPageMessages.notAnEmail]
        edit.recorder.expect(.editing(edit.draft, nil))
        edit.type("Lea", into: .name)
        #expect(edit.form.draft?.problems == [.email: MyPageMessages.notAnEmail])
    }

    @Test(
        "if the server refuses a field, the field has a problem, and the typed text is kept",
        arguments: [
            (
                ScriptedResponse.status(409, ErrorResponse(code: "email_taken", message: "")),
                [ProfileField.email: MyPageMessages.taken]
            ),
            (
                .status(422, ErrorResponse(code: "validation_failed", message: "", fields: ["user_name": "rude"])),
                ProfileField.problems(in: ["user_name": "rude"])
            ),
        ]
    )
    func showsServerProblems(response: ScriptedResponse, problems: [ProfileField: Message]) async throws {
        var edit = try await screen.edit([.name: "Lea", .email: "lea@april.biz"])
        screen.client.on(.patch, "/v1/me", response: response)
        await edit.form.save()
        let sent = edit.draft
        edit.draft.problems = problems
        edit.recorder.expect(.saving(sent), .editing(edit.draft, nil))
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
    func keepsInput(response: ScriptedResponse, error: MyPageError) async throws {
        let edit = try await screen.edit([.name: "Lea"])
        screen.client.on(.patch, "/v1/me", response: response)
        await edit.form.save()
        edit.recorder.expect(.saving(edit.draft), .editing(edit.draft, error))
        screen.client.on(.patch, "/v1/me", response: .profile(name: "Lea", phone: ""))
        let saved = Profile.leanne(name: "Lea", phone: "")
        await edit.save(saved)
        screen.recorder.expect(.loaded(saved))
    }

    @Test("closeForm ends the edit and shows the old profile")
    func discards() async throws {
        _ = try await screen.edit([.name: "Lea"])
        screen.store.closeForm()
        screen.recorder.expect()
        #expect(screen.store.form == nil && screen.store.state == .loaded(.leanne))
    }

    @Test("an edit cannot start before the profile is loaded")
    func needsProfile() async {
        screen.store.edit()
        #expect(screen.store.form == nil)
        screen.store.closeForm()
        screen.recorder.expect()
    }
}
