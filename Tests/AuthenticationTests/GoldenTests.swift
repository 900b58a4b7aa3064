import Authentication
import Core
import TestSupport
import Testing

@Test("the terminal page of all sample states")
func golden() throws {
    try expectGolden(Picture.terminal(of: AuthState.samples) { LoginPage($0, in: $1) }, "LoginPage")
}
