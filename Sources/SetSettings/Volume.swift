/// The volume of all sounds.
package enum Volume: Int, CaseIterable, Sendable {
    case one = 1, two, three, four, five, six, seven, eight, nine, ten

    /// The factor for all loudnesses. It grows with the square of the volume, since the ear perceives ratios.
    package var gain: Double { Double(rawValue * rawValue) / 100 }
}
