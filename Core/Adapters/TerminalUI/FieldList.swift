/// A list of labels and values. On a wide screen, each value wraps to the right of its label.
///
/// ```
/// 名前        Leanne Graham
/// 電話番号    1-770-736-8031 x56442
/// ```
public struct FieldList: Component {
    private let fields: [Field]

    /// Creates a list that shows the fields in the order of the array.
    public init(_ fields: [Field]) {
        self.fields = fields
    }

    /// The lines of all fields. If fewer than 12 columns are left for the values, each value is below its label.
    public func lines(width: Int) -> [Line] {
        let width = max(1, width)
        let labels = fields.map { Line($0.label, style: .secondary) }
        let column = (labels.map(\.width).max() ?? 0) + 2
        guard width - column >= 12 else {
            return fields.flatMap { field in
                Paragraph(field.label, style: .secondary).lines(width: width)
                    + Paragraph(field.value, style: field.style, indent: 2).lines(width: width)
            }
        }
        return zip(labels, fields).flatMap { label, field in
            Paragraph(field.value, style: field.style).lines(width: width, after: label.padded(to: column))
        }
    }

    /// A label and its value, for example `Phone` and a phone number.
    public struct Field: Equatable, Sendable {
        fileprivate let label: String
        fileprivate let value: String
        fileprivate let style: TextStyle

        /// Creates a field. `style` is the style of the value. The style of the label is always `secondary`.
        public init(_ label: String, _ value: String, style: TextStyle = .plain) {
            self.label = label
            self.value = value
            self.style = style
        }
    }
}
