/// One row of a comparison of two lists. `nil` means that a list has no element for this row.
struct AlignedPair<Element> {
    let expected: Element?
    let actual: Element?
}

/// Compares two lists. Each pair has two equal elements, or an expected element and the actual element that replaces
/// it. An element that only one list contains forms a pair with `nil`.
func aligned<Element: Equatable>(_ expected: [Element], _ actual: [Element]) -> [AlignedPair<Element>] {
    let difference = actual.difference(from: expected)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var pairs: [AlignedPair<Element>] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
        let isOnlyNew = inserted.contains(new) && !removed.contains(old)
        let isOnlyOld = removed.contains(old) && !inserted.contains(new)
        pairs.append(AlignedPair(expected: isOnlyNew ? nil : expected[old], actual: isOnlyOld ? nil : actual[new]))
        old += isOnlyNew ? 0 : 1
        new += isOnlyOld ? 0 : 1
    }
    return pairs
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
