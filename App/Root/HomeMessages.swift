public import Core

/// The messages of the home screen of an app without tabs.
public enum HomeMessages {
    /// Says how to add the first screen.
    public static let noScreens = Message(
        en: "This app has no screens yet. To add a feature with a screen, use: scripts/new-feature NAME",
        ja: "このアプリにはまだ画面がありません。scripts/new-feature NAME で、画面のある機能を追加してください。"
    )
}
