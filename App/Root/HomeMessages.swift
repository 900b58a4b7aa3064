public import Core

/// The messages of the home screen.
public enum HomeMessages {
    /// The title of the alert after a logout that failed.
    public static let notSignedOut = Message(en: "Still Signed In", ja: "ログアウトできませんでした")
    /// The message beside a list of which no element is open.
    public static let selectElement = Message(en: "Select an element", ja: "アイテムを選択してください")
    /// The message for an app without tabs.
    public static let noScreens = Message(en: "This app has no screens yet.", ja: "このアプリにはまだ画面がありません。")
}
