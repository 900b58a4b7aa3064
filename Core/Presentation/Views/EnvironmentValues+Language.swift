#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
    /// The language of the messages. It follows the locale of the view.
    public var language: Language { Language(locale) }
}
#endif
