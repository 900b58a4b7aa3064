extension String {
    /// Whether the text is a secret. How long the comparison takes depends on the secret alone, not on where the two
    /// differ first.
    func isSecret(_ secret: String) -> Bool {
        let guess = Array(utf8)
        var difference = UInt8(guess.count == secret.utf8.count ? 0 : 1)
        for (index, byte) in secret.utf8.enumerated() {
            difference |= byte ^ (index < guess.count ? guess[index] : 0)
        }
        return difference == 0
    }
}
