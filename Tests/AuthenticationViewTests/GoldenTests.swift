import Authentication
import Core
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Test("each preview is in a navigation stack, so it shows its title")
func previews() {
    let lines = Screen(Previews.previews, in: .english).outline.components(separatedBy: "\n")
    let (stacks, titles) = (lines.filter { $0 == "NavigationStack" }, lines.filter { $0.hasPrefix("  Title") })
    #expect(stacks.count == AuthState.samples.count * Language.allCases.count && titles.count == stacks.count)
}

private struct Previews: PreviewProvider {
    static var previews: some View {
        previews(of: AuthState.samples) { LoginContentView($0) }
    }
}

@MainActor @Test("the SwiftUI screen of all sample states")
func golden() async throws {
    let pictures = await outlines(of: AuthState.samples, error: \.error, actions: AuthCalls.init) {
        LoginContentView($0, actions: $1)
    }
    try expectGolden(pictures, "LoginView")
}
