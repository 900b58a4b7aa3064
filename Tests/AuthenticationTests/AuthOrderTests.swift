import Authentication
import Core
import TestSupport
import Testing

@MainActor @Suite("Signing in and out, in every order")
struct AuthOrderTests {
    let auth = AuthOrderFixture()

    @Test("a double tap signs in once, and after cancel, the state and the session stay as they are", .everyOrder)
    func signsInOnce() async {
        await auth.open()
        await user(
            .action("login") { [auth] in await auth.login() },
            .action("login again") { [auth] in await auth.login() },
            .action("cancel") { [auth] in await auth.cancel() }
        )
        await auth.expectAgreement()
        await auth.expectCancelled()
        await user(.action("login") { [auth] in await auth.login() })
        #expect(auth.store.state == .signedIn(user: .leanne))
    }

    @Test("during a logout, a second logout and a restore do nothing", .everyOrder)
    func finishesLogout() async {
        await auth.open(.leanne)
        await user(
            .action("logout") { [auth] in await auth.store.logout() },
            .action("logout again") { [auth] in await auth.store.logout() },
            .action("restore") { [auth] in await auth.store.restore() }
        )
        #expect(auth.requests("/v1/logout") == 1)
        #expect(auth.store.state.user == nil)
        await auth.expectAgreement()
    }

    @Test("during a logout, a login does nothing, and a cancelled logout keeps the user and the session", .everyOrder)
    func cancelsLogout() async {
        await auth.open(.leanne)
        await user(
            .action("logout") { [auth] in await auth.store.logout() },
            .action("login") { [auth] in await auth.login() },
            .action("cancel") { [auth] in await auth.cancel() }
        )
        await auth.expectAgreement()
        await auth.expectCancelled()
    }

    @Test("a login replaces a running restore, and after cancel, the state is what it was before", .everyOrder)
    func replacesRestore() async {
        await auth.open()
        await user(
            .action("restore") { [auth] in await auth.store.restore() },
            .action("login") { [auth] in
                await auth.login()
                #expect(auth.requests("/v1/login") == 1)
            },
            .action("cancel") { [auth] in await auth.cancel() }
        )
        await auth.expectAgreement(logins: 1)
        await auth.expectCancelled()
    }

    @Test("after a cancelled restore, a login does not replace a logout", .everyOrder)
    func cancelsRestore() async {
        await auth.sessions.save(.leanne)
        await user(
            .action("open") { [auth] in await auth.store.restore() },
            .action("cancel") { [auth] in await auth.cancel() }
        )
        await auth.expectCancelled()
        await user(
            .action("logout") { [auth] in await auth.store.logout() },
            .action("login") { [auth] in await auth.login() }
        )
        await auth.expectAgreement()
    }

    @Test("a change of the session during a logout does not sign in again", .everyOrder)
    func signsOut() async {
        await auth.open(.leanne)
        auth.store.expectTransitions(["signedIn": ["signedIn", "loading"], "loading": ["signedOut"]])
        await user(
            .event("another screen saves a new name") { [auth] in await auth.sessions.rename() },
            .action("logout") { [auth] in await auth.store.logout() }
        )
        await auth.expectAgreement()
    }

    @Test("a restore finds that the session has ended, and the change says why", .everyOrder)
    func saysWhy() async {
        await auth.open(.leanne)
        await user(
            .event("the session ends") { [auth] in await auth.sessions.update { $0 = nil } },
            .action("restore") { [auth] in await auth.store.restore() }
        )
        #expect(auth.store.state == .ended(.refused))
    }

    @Test("new tokens do not change the state, not even an error, and a new name does", .everyOrder)
    func renewsTokens() async {
        await auth.open(.leanne)
        await auth.login(pass: "wrong")
        let isRenamed = Locked(false)
        await user(
            .event("new tokens") { [auth] in
                await auth.sessions.update { $0?.tokens = nil }
                if !isRenamed.value { #expect(auth.store.state == .error(.invalidCredentials, user: .leanne)) }
            },
            .event("a new name") { [auth] in
                isRenamed.change { $0 = true }
                await auth.sessions.rename()
            }
        )
        await auth.expectAgreement()
    }

    @Test("an action between two jobs breaks no rule", .everyOrder(betweenJobs: true))
    func agreesBetweenJobs() async {
        await auth.open()
        await user(
            .action("login") { [auth] in await auth.login() },
            .action("cancel") { [auth] in auth.store.cancel() }
        )
        await auth.expectAgreement()
    }
}
