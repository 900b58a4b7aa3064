# Copies the output of a build. After an error about a name that the modules of `Tests/Apple` do not have, adds what to
# do. `focal` is the folder of FOCAL, and `product` that of an app that depends on it, or empty.
# scripts/check-views and scripts/test-feature use it in the root folder. scripts/verify shows its lines.
BEGIN {
    instead["StateObject"] = instead["ObservedObject"] = "Use @State or @Bindable with an @Observable class"
    instead["Published"] = "Use an @Observable class"
    instead["EnvironmentObject"] = "Use @Environment(Name.self) with an @Observable class"
    instead["onReceive"] = "Use .task with an AsyncSequence"
    instead["NSViewRepresentable"] = "Use a view of SwiftUI"
    instead["Preview"] = "Use a PreviewProvider"
    instead["Entry"] = "Use an EnvironmentKey, as in EnvironmentValues+SignIn.swift"
    unknown = "cannot find (type )?'|has no (dynamic )?member|infer (contextual base|key path type)"
    unknown = unknown "|without a contextual type|unknown attribute|no macro named|no type named"
    if (!focal) focal = "."
    kinds = "func|var|struct|enum|class|protocol|typealias"
}
# Returns the first line of a command, or an empty text.
function first(command) {
    if (!(command in found)) { found[command] = ""; command | getline found[command]; close(command) }
    return found[command]
}
# Returns the file in `Tests/Apple` that declares a name, without the folder of FOCAL, or an empty text.
function declares(kinds, name) {
    return first("cd '" focal "' && grep -rlE --include=*.swift --exclude-dir=Browser --exclude-dir=UIKit '(" kinds \
        ") `?" name "([^A-Za-z0-9_]|$)' Tests/Apple | sort | head -n 1")
}
{ print; fflush() }
/^[^ |].*\.swift:[0-9]+:[0-9]+: error: / && $0 ~ unknown {
    place = substr($0, 1, index($0, ": error: ") - 1)
    file = place; sub(/^[A-Za-z]+OS: /, "", file); sub(/:[0-9]+:[0-9]+$/, "", file)
    count = split(place, at, ":")
    isView = 0
    for (n = 1; (getline source < file) > 0; n++) {
        if (source ~ /^ *(public )?import (SwiftUI|PhotosUI|UniformTypeIdentifiers|CoreTransferable)/) isView = 1
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
            !system("grep -rqE 'struct " type "[ :<].*View' App Core Features 2>/dev/null")))
            target = "Tests/Apple/SwiftUI/Modifiers.swift"
    }
    if (!isView || !target || seen[place, name]++) next
    module = declares("struct|enum|class|protocol", name); gsub(/^Tests\/Apple\/|\/.*/, "", module)
    if (name in instead) print place ": error: Linux has no “" name "”. " instead[name] "."
    else if (/cannot find/ && module) print place ": error: “" name "” needs import " module "."
    else print place ": error: The stand-in for SwiftUI on Linux does not know “" name "”. " \
        "If Apple has it, declare it " (product ? "for Linux only in " own(file) "." : "in " target ".")
}
# Returns the file of an app for the names that a file of the same folder needs.
function own(file) {
    sub(/.*\/\.build-[^\/]*\/package\//, "", file)
    if (index(file, product "/") == 1) file = substr(file, length(product) + 2)
    sub(/[^\/]*$/, "SwiftUI+Linux.swift", file)
    return file ", inside “#if os(Linux)”"
}
# The names in such files that FOCAL has now. The compiler calls them ambiguous, or uses the one of the app.
END {
    if (!product) exit
    command = "cd '" product "' && grep -rnE --include=SwiftUI+Linux.swift --exclude-dir=.?* '(" kinds ") [A-Za-z]' ."
    while ((command | getline line) > 0) {
        name = line; sub(".*(" kinds ") ", "", name); sub(/[^A-Za-z0-9_].*/, "", name)
        split(line, at, ":")
        if (name != "body" && declares(kinds, name))
            print at[1] ":" at[2] ":1: warning: The stand-in for SwiftUI has “" name "” now. Remove this one."
    }
}
