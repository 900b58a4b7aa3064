#if canImport(SwiftUI) && DEBUG
import Foundation
public import SwiftUI

extension PreviewProvider {
    /// Previews of a page, one for each sample state and language. `page` draws one state.
    public static func previews<State>(
        of samples: KeyValuePairs<String, State>,
        @ViewBuilder page: @escaping (State) -> some View
    ) -> some View {
        ForEach(Language.allCases, id: \.self) { language in
            ForEach(samples, id: \.key) { sample in
                page(sample.value)
                    .environment(\.locale, Locale(identifier: language.rawValue))
                    .previewDisplayName("\(sample.key) (\(language.rawValue))")
            }
        }
    }
}
#endif
