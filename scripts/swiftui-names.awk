# Copies the output of a build. After an error about a name that `Tests/Apple/SwiftUI` does not have, adds what to do.
# scripts/check-views and scripts/test-feature use it in the root folder. scripts/verify shows its lines.
BEGIN {
    instead["StateObject"] = instead["ObservedObject"] = "Use @State or @Bindable with an @Observable class"
    instead["ObservableObject"] = instead["Published"] = "Use an @Observable class"
    instead["EnvironmentObject"] = "Use @Environment(Name.self) with an @Observable class"
    instead["environmentObject"] = "Use .environment(_:) with an @Observable class"
    instead["onReceive"] = "Use .task with an AsyncSequence"
    instead["UIViewRepresentable"] = instead["NSViewRepresentable"] = "Use a view of SwiftUI"
    instead["Preview"] = "Use a PreviewProvider"
    instead["Entry"] = "Use an EnvironmentKey, as in EnvironmentValues+SignIn.swift"
    unknown = "cannot find (type )?'|has no (dynamic )?member|infer (contextual base|key path type)"
    unknown = unknown "|without a contextual type|unknown attribute|no macro named|no type named"
}
# Returns the file of `Tests/Apple/SwiftUI` that declares a name, or an empty text.
function declares(kinds, name, command) {
    command = "grep -rlE '(" kinds ") `?" name "([^A-Za-z0-9_]|$)' Tests/Apple/SwiftUI | head -n 1"
    if (!(command in found)) { found[command] = ""; command | getline found[command]; close(command) }
    return found[command]
}
{ print; fflush() }
/^[^ |].*\.swift:[0-9]+:[0-9]+: error: / && $0 ~ unknown {
    place = substr($0, 1, index($0, ": error: ") - 1)
    file = place; sub(/^[A-Za-z]+OS: /, "", file); sub(/:[0-9]+:[0-9]+$/, "", file)
    count = split(place, at, ":")
    isView = 0
    for (n = 1; (getline source < file) > 0; n++) {
        if (source ~ /^ *(public )?import SwiftUI/) isView = 1
        if (n == at[count - 1]) key = substr(source, at[count] + 2)
    }
    close(file)
    split(substr($0, length(place) + 1), quoted, "'")
    name = quoted[/has no (dynamic )?member/ ? 4 : 2]
    target = "Tests/Apple/SwiftUI/" (/unknown attribute/ ? "State" : /key path type/ ? "Environment" : "View") ".swift"
    if (/key path type/) { name = key; sub(/[^A-Za-z0-9_].*/, "", name) }
    if (/infer/ && declares("case|func|let|var|,|\\(", name)) next
    if (/has no (dynamic )?member/ && quoted[2] != "SwiftUI") {
        type = quoted[2]; gsub(/^any |<.*|\?|\.Type$/, "", type); sub(/.*\./, "", type)
        target = declares("struct|enum|protocol", type)
        if (/value of type/ && type != "EnvironmentValues" && (target || type ~ /^some / ||
            !system("grep -rqE 'struct " type "[ :<].*View' App Core Features")))
            target = "Tests/Apple/SwiftUI/Modifiers.swift"
    }
    if (!isView || !target || seen[place, name]++) next
    if (name in instead) print place ": error: Linux has no “" name "”. " instead[name] "."
    else print place ": error: The stand-in for SwiftUI on Linux does not know “" name "”. " \
        "If Apple has it, declare it in " target "."
}
