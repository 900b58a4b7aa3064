public import Core
import Foundation
@_spi(Testing) public import SwiftUI
public import TestSupport
import Testing

/// Checks the SwiftUI screen of each sample state in each language. Returns what it shows, and what its buttons do.
///
/// A screen must have an enabled button or a list to pull, or show that it is loading. If the state has an error, the
/// user must be able to try again. Each button must have a label, and must call an action or change the screen. Each
/// text must be a part of the state, or be different in each language. The title may be the same. `exempt` are other
/// texts that may be the same, each with the reason, for example a name that the view makes of the content of a user:
/// `["@hanako": "The …"]`.
@MainActor
public func outlines<State, Failure, Actions: RecordedActions>(
    of samples: KeyValuePairs<String, State>,
    error: KeyPath<State, Failure?>,
    exempt: KeyValuePairs<String, String> = [:],
    actions: @escaping () -> Actions,
    view: @escaping (State, Actions) -> some View
) async -> [Picture] {
    var pictures: [Picture] = []
    var found: Set<String> = []
    for sample in samples {
        var texts: [Set<String>] = []
        for language in Language.allCases {
            let check = ScreenCheck(name: "\(sample.key), \(language.rawValue)") {
                let actions = actions()
                return (Screen(inStack: view(sample.value, actions), in: language), actions)
            }
            check.checkContent()
            let calls = await check.calls()
            // Without a Japanese title, a new feature has its English title in both languages.
            texts.append(check.texts.value.subtracting([check.show().screen.title ?? ""]))
            if sample.value[keyPath: error] != nil { check.checkRepeats(calls) }
            let lines = check.show().screen.outline.components(separatedBy: "\n") + calls
            pictures.append(Picture(outline: lines, of: sample.key, in: language))
        }
        var state = ""
        dump(sample.value, to: &state)
        // A row shows the lines of a text as one line.
        state += state.replacing("\\n", with: " ")
        for text in texts.dropFirst().reduce(texts[0], { $0.intersection($1) })
        where text.contains(where: \.isLetter) && !state.contains(text.debugDescription) {
            found.insert(text)
            guard !exempt.contains(where: { $0.key == text }) else { continue }
            Issue.record(
                "\(sample.key): “\(text)” is the same in all languages. If it is right, write why in `exempt`."
            )
        }
    }
    for (text, reason) in exempt where reason.isEmpty || !found.contains(text) {
        Issue.record(
            reason.isEmpty ? "“\(text)” is exempt without a reason." : "“\(text)” need not be exempt any more."
        )
    }
    return pictures
}

extension Screen {
    /// Shows a view in a language, at a fixed time.
    public convenience init(
        _ view: some View,
        in language: Language,
        sceneStorage: [String: String] = [:],
        isWide: Bool = false
    ) {
        self.init(
            view.environment(\.translations, language.translations),
            locale: language.locale,
            sceneStorage: sceneStorage,
            now: SampleDate.now,
            isWide: isWide
        )
    }

    /// Shows a view as it is in a `NavigationStack`, in a language and at a fixed time.
    public convenience init(inStack view: some View, in language: Language) {
        let view = view.environment(\.translations, language.translations)
        self.init(view, locale: language.locale, isInStack: true, now: SampleDate.now)
    }
}
