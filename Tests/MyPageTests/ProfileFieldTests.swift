import Core
import TestSupport
import Testing

@testable import MyPage

@Suite("What is valid in a profile", .exhaustive)
struct ProfileFieldTests {
    private let long = String(repeating: "5", count: ProfileField.limit + 1)

    @Test("a text can be longer than the limit only if the text that it replaces is as long")
    func limits() {
        #expect(ProfileField.phone.problem(of: long) == .tooLong)
        #expect(ProfileField.phone.problem(of: long, replacing: long) == nil)
        #expect(ProfileField.allCases.map { $0.problem(of: "") } == [.required, .required, nil, nil])
    }

    @Test("an edit with a wrong field is not sent, also if no form has checked it")
    func checksEdit() async {
        let client = ScriptedAPIClient()
        let useCase = MyPageUseCase(
            repository: MyPageRepositoryImpl(apiClient: client),
            sessions: InMemorySessionStore(nil),
            user: nil
        )
        await #expect(throws: MyPageError.invalidFields([.name: .required, .email: .notAnEmail])) {
            try await useCase.save([.name: "", .email: "leanne", .phone: "110"], of: .leanne)
        }
        #expect(client.requests.isEmpty)
    }
}
