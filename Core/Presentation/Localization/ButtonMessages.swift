/// The titles of the buttons that several screens have.
public enum ButtonMessages {
    /// Repeats an action that failed.
    public static let retry = Message(en: "Try Again", ja: "再試行")
    /// Loads the content of a screen again.
    static let reload = Message(en: "Reload", ja: "再読み込み")
    /// Removes the search text.
    static let clearSearch = Message(en: "Clear Search", ja: "検索をクリア")
    /// Goes back to the screen below.
    public static let back = Message(en: "Back", ja: "戻る")
    /// Closes a message or a modal.
    public static let close = Message(en: "Close", ja: "閉じる")
    /// Shows the login screen, or signs the user in.
    public static let login = Message(en: "Sign In", ja: "ログイン")
    /// Signs the user out.
    public static let logout = Message(en: "Sign Out", ja: "ログアウト")
    /// Opens the settings of the app.
    public static let settings = Message(en: "Settings", ja: "設定")
    /// Stops an action, or ends an edit without saving it.
    public static let cancel = Message(en: "Cancel", ja: "キャンセル")
}
