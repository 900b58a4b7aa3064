public import Core

/// The messages of the home screen of an app without tabs.
public enum HomeMessages {
    /// Says how to add the first screen.
    public static let noScreens = Message(
        en: "This app has no pages yet. To add a feature with a page, use: scripts/new-feature NAME",
        ja: "このアプリにはまだページがありません。scripts/new-feature NAME で、ページのある機能を追加してください。"
    )
}
