/// The cases of an enum that are not in `found`, for example the kinds of state without a sample.
public func missingCases<Kind: CaseIterable & Equatable>(in found: [Kind]) -> [Kind] {
    Kind.allCases.filter { !found.contains($0) }
}
