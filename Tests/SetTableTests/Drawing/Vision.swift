import SetTable

/// A kind of colour vision.
enum Vision: CaseIterable {
    /// With all three kinds of cones.
    case normal
    /// Without the cones for long wavelengths: red is dark, and similar to green.
    case protanopia
    /// Without the cones for medium wavelengths: red is similar to green.
    case deuteranopia
    /// Without the cones for short wavelengths: blue is similar to green.
    case tritanopia

    static let deficiencies: [Vision] = [.protanopia, .deuteranopia, .tritanopia]

    /// The matrix that simulates this vision for a person with normal vision.
    ///
    /// The numbers are those that Machado, Oliveira and Fernandes publish with "A Physiologically-based Model for
    /// Simulation of Color Vision Deficiency" (2009) for severity 1.0, at
    /// www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html. They were compared in two libraries
    /// that hold copies, colorspacious (`cvd.py`) and colour-science (`machado2010.py`). They are for linear light, not
    /// for bytes.
    var matrix: Matrix {
        switch self {
        case .normal:
            Matrix(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
        case .protanopia:
            Matrix(
                SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
                SIMD3(-0.003882, -0.048116, 1.051998))
        case .deuteranopia:
            Matrix(
                SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
                SIMD3(-0.011820, 0.042940, 0.968881))
        case .tritanopia:
            Matrix(
                SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
                SIMD3(0.004733, 0.691367, 0.303900))
        }
    }

    /// A light as it looks with this vision, clipped to what a screen can show, as simulators do.
    func sees(_ light: Light) -> Light {
        Light((matrix * light.parts).clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)))
    }

    /// The difference of two colours with this vision (CIEDE2000).
    func difference(_ one: RGBColor, _ other: RGBColor) -> Double {
        Lab(sees(Light(one))).difference(to: Lab(sees(Light(other))))
    }

    /// The contrast ratio of two colours with this vision (WCAG 2.2).
    func contrast(_ one: RGBColor, _ other: RGBColor) -> Double {
        sees(Light(one)).contrast(to: sees(Light(other)))
    }
}
