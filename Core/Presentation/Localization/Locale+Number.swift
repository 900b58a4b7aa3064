import Foundation

extension Locale {
    /// A number as the region writes it. Less than 10,000 has no separators of thousands, because it can be a year.
    func text(of number: Decimal) -> String {
        let style = Decimal.FormatStyle(locale: self).precision(.fractionLength(0...38))
        return number.formatted(number.magnitude < 10_000 ? style.grouping(.never) : style)
    }

    func text(of number: Int) -> String { text(of: Decimal(number)) }
}
