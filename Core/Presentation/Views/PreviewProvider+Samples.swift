#if canImport(SwiftUI) && DEBUG
import Foundation
public import SwiftUI

extension PreviewProvider {
    /// Previews of a screen in a `NavigationStack`, one for each sample state and language. `screen` draws one state.
    public static func previews<State>(
        of samples: KeyValuePairs<String, State>,
        @ViewBuilder screen: @escaping (State) -> some View
    ) -> some View {
        ForEach(Language.allCases, id: \.self) { language in
            ForEach(samples, id: \.key) { sample in
                NavigationStack { screen(sample.value) }
                    .environment(\.locale, Locale(identifier: language.rawValue))
                    .previewDisplayName("\(sample.key) (\(language.rawValue))")
            }
        }
    }
}
#endif
