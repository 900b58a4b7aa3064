import Authentication
import Core
import TestSupport
import Testing

@Test("the terminal screen of all sample states")
func golden() throws {
    try expectGolden(Picture.terminal(of: AuthState.samples) { LoginScreen($0, in: $1) }, "LoginScreen")
}
