import Authentication
import Core
import TestSupport
import Testing
import ViewTestSupport

@MainActor @Test("the SwiftUI screen of all sample states")
func golden() async throws {
    let pictures = await outlines(of: AuthState.samples, error: \.error, actions: AuthCalls.init) {
        LoginContentView($0, actions: $1)
    }
    try expectGolden(pictures, "LoginView")
}
