public import Core

/// The messages of the home screen.
public enum HomeMessages {
    /// The title of the alert after a logout that failed.
    public static let notSignedOut = Message(en: "Still Signed In", ja: "ログアウトできませんでした")
    /// The message for an app without tabs.
    public static let noScreens = Message(en: "This app has no screens yet.", ja: "このアプリにはまだ画面がありません。")
}
