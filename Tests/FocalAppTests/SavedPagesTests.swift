import Authentication
import Core
import Foundation
import Root
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@testable import FocalApp

@MainActor @Suite("The pages after the app was ended", .exhaustive)
struct SavedPagesTests {
    let app = AppScreen()
    var screen: Screen { app.screen }

    /// Opens a post in the first tab, and the posts of the user in the second tab.
    private func open() async throws {
        try await app.signIn()
        try await app.open(post: 4)
        try screen.select(tab: "mypage")
        await screen.appear()
        try screen.press("My Posts")
        await screen.appear()
    }

    @Test("the app shows the same tab and the same pages again")
    func reopens() async throws {
        try await open()
        let next = await app.restarted()
        #expect(next.selectedTab == "mypage" && next.path(of: "mypage") == ["mypage/posts"])
        #expect(next.screen.buttons.count == 10)
        try next.screen.select(tab: "feed")
        await next.screen.appear()
        #expect(next.screen.title == "Post" && next.screen.shows("5 comments"))
        try next.screen.back()
        #expect(next.screen.title == "Feed")
    }

    @Test("after the session has ended, the pages stay saved for the same user")
    func outlivesSession() async throws {
        try await open()
        try screen.back()
        try await app.endSession()
        let next = await app.restarted()
        #expect(next.screen.fields.count == 2)
        try await next.signIn()
        #expect(next.selectedTab == "mypage" && next.path(of: "feed") == ["feed/5"])
    }

    @Test("another user starts at the first page")
    func belongsToUser() async throws {
        try await open()
        await app.sessions.forget()
        let next = await app.restarted()
        try await next.signIn(email: "Shanna@melissa.tv")
        #expect(next.selectedTab == "feed" && next.screen.title == "Feed" && next.path(of: "mypage") == [])
    }

    @Test("the pages stay saved if the app is ended again before the login")
    func outlivesSecondStart() async throws {
        try await open()
        try screen.back()
        try await app.endSession()
        let next = await app.restarted().restarted()
        try await next.signIn()
        #expect(next.selectedTab == "mypage" && next.path(of: "feed") == ["feed/5"])
    }

    @Test("a second window shows the pages of the first one, and opens no saved pages after a logout")
    func sharesPages() async throws {
        try await open()
        let window = Screen(ContentView(root: app.root), in: .english, sceneStorage: screen.sceneStorage)
        await window.appear()
        #expect(window.outline == screen.outline)
        await app.root.auth.logout()
        try await app.signIn()
        #expect(app.selectedTab == "feed" && app.path(of: "mypage") == [])
    }

    @Test("after a logout, nothing is saved")
    func forgets() async throws {
        try await open()
        #expect(!screen.sceneStorage.isEmpty)
        await app.root.auth.logout()
        #expect(screen.fields.count == 2 && screen.sceneStorage.isEmpty)
    }
}

extension SessionStore {
    /// Deletes the session, as another program does.
    fileprivate func forget() async {
        try? await update { $0 = nil }
    }
}
