import Core
import MyPage
import Testing
import ViewTestSupport

@Suite("The sample states of MyPage")
struct SampleTests {
    @Test("each kind of loading the profile has a sample. A profile that is loaded never becomes idle again")
    func statesAreComplete() {
        #expect(missingCases(in: MyPageState.samples.map { LoadStateKind($0.value) }) == [.idleWithContent])
    }

    @Test("each kind of the form has a sample, but a saved form is closed")
    func formsAreComplete() {
        let kinds = ["editing", "editing(1 problem)", "editing", "saving"]
        #expect(ProfileFormState.samples.map(\.value.description) == kinds)
    }

    @Test("each error has a sample")
    func errorsAreComplete() {
        let errors = MyPageState.samples.compactMap(\.value.error).map { ErrorKind($0) }
        let formErrors = ProfileFormState.samples.compactMap(\.value.error).map { ErrorKind($0) }
        #expect(missingCases(in: errors + formErrors) == [])
    }
}

private enum ErrorKind: CaseIterable {
    case invalidFields, notSignedIn, noAccounts, request

    init(_ error: ProfileFormError) {
        if case .failure(let failure) = error { self.init(failure) } else { self = .invalidFields }
    }

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
