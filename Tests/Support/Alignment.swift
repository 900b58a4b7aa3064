/// Two elements at the same position of two compared lists. `nil` means that this list has no element there.
struct AlignedPair<Element> {
    let expected: Element?
    let actual: Element?
}

/// Compares two lists. Equal elements become a pair, and so do an old element and the new element that replaces it.
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
