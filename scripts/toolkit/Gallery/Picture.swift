/// What a screen shows for one sample state. The golden tests write pictures as JSON.
struct Picture: Decodable {
    /// The name of the sample state.
    let sample: String
    /// The code of the language, for example `ja`.
    let language: String
    /// The width in terminal columns. `nil` means the outline of a SwiftUI screen.
    let width: Int?
    /// The texts of each line.
    let lines: [[Text]]

    /// A text of a line. `style` is the name of a `TextStyle`.
    struct Text: Decodable {
        let text: String
        let style: String
    }
}
