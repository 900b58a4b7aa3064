/// One place of two lists that are laid side by side; a side that lacks the element is `nil`.
struct AlignedPair<Element> {
    let expected: Element?
    let actual: Element?
}

/// Lays two lists side by side, so that equal elements stand together; where elements were replaced, the old stands
/// beside the new.
func aligned<Element: Equatable>(_ expected: [Element], _ actual: [Element]) -> [AlignedPair<Element>] {
    let difference = actual.difference(from: expected)
    let gone = Set(difference.removals.map(\.offset))
    let come = Set(difference.insertions.map(\.offset))
    var pairs: [AlignedPair<Element>] = []
    var old = 0
    var new = 0
    while old < expected.count || new < actual.count {
        let isOnlyNew = come.contains(new) && !gone.contains(old)
        let isOnlyOld = gone.contains(old) && !come.contains(new)
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
