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
        #expect(screen.form == nil)
        let edit = try await screen.edit([.name: " 山田 太郎 ", .phone: "123-456"])
        #expect(edit.form.draft == edit.draft)
        screen.client.on(.patch, "/v1/me", response: .profile(name: "山田 太郎", phone: "123-456"))
        let saved = Profile.leanne(name: "山田 太郎", phone: "123-456")
        await edit.save(saved)
        screen.recorder.expect(.loaded(saved))
        #expect(screen.form == nil)
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
        #expect(await screen.sessions.session()?.user.name == "Lea")
    }

    @Test("if no field has changed, save sends no request")
    func sendsNothing() async throws {
        let edit = try await screen.edit([.name: "x", .name: " Leanne Graham "])
        await edit.save()
        #expect(screen.form == nil)
    }

    @Test(
        "if a field is not valid, save sends no request, and the field has a problem",
        arguments: [
            (ProfileField.name, ["  "], FormMessages.required),
            (.name, [String(repeating: "名", count: 101)], FormMessages.tooLong(limit: 100)),
            (.email, [""], FormMessages.required),
            (.email, ["leanne", "@april.biz", "a@b.c@", "a b@c.d", "a@b"], ProfileProblem.notAnEmail.message),
            (.phone, ["+(-)12", "123４", "123 call"], ProfileProblem.notAPhoneNumber.message),
            (.website, ["localhost", "a .b", "a..b"], ProfileProblem.notAWebsite.message),
        ]
    )
    func validates(field: ProfileField, texts: [String], problem: Message) async throws {
        var edit = try await screen.edit([:])
        for text in texts {
            edit.type(text, into: field)
            await edit.save(problems: [field: problem])
        }
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

    @Test(
        "if the server refuses a field, also under its name in upper case, it has a problem, which names other fields",
        arguments: [
            (
                ScriptedResponse.status(409, ErrorResponse(code: "email_taken", message: "")),
                [ProfileField.email: ProfileProblem.taken.message]
            ),
            (
                .status(422, ErrorResponse(code: "", message: "", fields: ["user_name": "rude"])),
                ProfileField.problems(in: ["user_name": "rude"])
            ),
            (
                .json(
                    #"{"title":"Wrong","errors":{"Email":["Not allowed."],"Age":["No."]}}"#,
                    status: 422,
                    headers: ["Content-Type": "application/problem+json"]
                ),
                ProfileField.problems(in: ["email": "Not allowed.", "Age": "No."])
            ),
        ]
    )
    func showsServerProblems(response: ScriptedResponse, problems: [ProfileField: Message]) async throws {
        var edit = try await screen.edit([.name: "Lea", .email: "lea@april.biz"])
        await edit.save(problems: problems, response: response)
    }

    @Test(
        "if saving fails, the typed text is kept and can be saved again",
        arguments: [
            (ScriptedResponse.status(401), MyPageError.notSignedIn),
            (.status(409), .request(.refused(Refusal(status: 409)))),
            (.status(422), .request(.refused(Refusal(status: 422)))),
            (.failure(.lost), .lost),
        ]
    )
    func keepsInput(response: ScriptedResponse, error: MyPageError) async throws {
        var edit = try await screen.edit([.name: "Lea"])
        await edit.failSave(response, error)
        screen.client.on(.patch, "/v1/me", response: .profile(name: "Lea", phone: ""))
        let saved = Profile.leanne(name: "Lea", phone: "")
        await edit.save(saved)
        screen.recorder.expect(.loaded(saved))
    }

    @Test("an edit cannot start before the profile is loaded")
    func needsProfile() async {
        screen.store.edit()
        #expect(screen.form == nil)
        screen.recorder.expect()
    }
}
