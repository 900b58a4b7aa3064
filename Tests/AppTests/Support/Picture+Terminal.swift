import Core
import TerminalUI
import TestSupport

extension Picture {
    /// The terminal screens of all samples: 80 and 40 columns wide, and in all languages.
    static func terminal<State>(
        of samples: KeyValuePairs<String, State>,
        screen: (State, Language) -> any Component
    ) -> [Picture] {
        samples.flatMap { sample in
            Language.allCases.flatMap { language in
                [80, 40].map { width in
                    let lines = screen(sample.value, language).lines(width: width).map { $0.spans.map(\.text).joined() }
                    return Picture(lines: lines, width: width, of: sample.key, in: language)
                }
            }
        }
    }
}
