import Core
import MyPage
import Testing
import ViewTestSupport

@Suite("The sample states of MyPage")
struct SampleTests {
    @Test("each kind of state has a sample")
    func statesAreComplete() {
        #expect(missingCases(in: MyPageState.samples.map { Kind($0.value) }) == [])
    }

    @Test("each kind of loading the profile has a sample. A profile that is loaded never becomes idle again")
    func loadStatesAreComplete() {
        let kinds = MyPageState.samples.compactMap { sample in
            if case .profile(let state) = sample.value { LoadStateKind(state) } else { nil }
        }
        #expect(missingCases(in: kinds) == [.idleWithContent])
    }

    @Test("each error has a sample")
    func errorsAreComplete() {
        #expect(missingCases(in: MyPageState.samples.compactMap(\.value.error).map { ErrorKind($0) }) == [])
    }
}

private enum Kind: CaseIterable {
    case profile, editing, saving

    init(_ state: MyPageState) {
        self =
            switch state {
            case .profile: .profile
            case .editing: .editing
            case .saving: .saving
            }
    }
}

private enum ErrorKind: CaseIterable {
    case invalidFields, notSignedIn, noAccounts, request

    init(_ error: MyPageError) {
        self =
            switch error {
            case .invalidFields: .invalidFields
            case .notSignedIn: .notSignedIn
            case .noAccounts: .noAccounts
            case .request: .request
            }
    }
}
