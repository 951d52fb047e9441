import Foundation
import SetRules
import Testing

@testable import SetTable

private let dampings = [0.05, 0.2, 0.4, 0.7, 0.95, 1]
private let frequencies = [1.0, 9, 18, 26, 40]
private let starts: [Channel] = [-5000, -37.5, 0, 0.3, 800].flatMap { position in
    [-20_000, -300, 0, 1.5, 9000].map { speed in Channel(position, speed: speed) }
}

/// The textbook solution of a damped spring's equation: position and speed after a time.
private func solution(_ start: Channel, _ frequency: Double, _ damping: Double, after time: Double) -> Channel {
    let decay = exp(-damping * frequency * time)
    let swing = frequency * sqrt(1 - damping * damping)
    let push = start.speed + damping * frequency * start.position
    guard swing > 0 else {
        let position = (start.position + push * time) * decay
        return Channel(position, speed: push * decay - frequency * position)
    }
    let (wave, slope) = (cos(swing * time), sin(swing * time))
    let position = decay * (start.position * wave + push / swing * slope)
    let speed = decay * (push * wave - start.position * swing * slope) - damping * frequency * position
    return Channel(position, speed: speed)
}

extension Channel {
    fileprivate init(_ position: Double, speed: Double) {
        self.init(position)
        self.speed = speed
    }

    fileprivate func isNear(_ other: Channel, _ tolerance: Double) -> Bool {
        abs(position - other.position) <= tolerance && abs(speed - other.speed) <= 40 * tolerance
    }
}

/// Whether a condition holds for every combination of spring and start above.
private func forAllSprings(_ holds: (_ frequency: Double, _ damping: Double, _ start: Channel) -> Bool) -> Bool {
    frequencies.allSatisfy { frequency in
        dampings.allSatisfy { damping in starts.allSatisfy { holds(frequency, damping, $0) } }
    }
}

struct SpringTests {
    @Test func `two steps of half a tick equal one step of a tick`() {
        #expect(
            forAllSprings { frequency, damping, start in
                var (once, twice) = (start, start)
                Spring(frequency: frequency, damping: damping, tick: 0.01).step(&once, to: 12, tolerance: 0)
                let half = Spring(frequency: frequency, damping: damping, tick: 0.005)
                half.step(&twice, to: 12, tolerance: 0)
                half.step(&twice, to: 12, tolerance: 0)
                return once.isNear(twice, 1e-9)
            })
    }

    @Test(arguments: [1.0 / 1000, 1.0 / 240, 1.0 / 60, 0.25])
    func `thirty ticks end at the solution of the equation`(tick: Double) {
        #expect(
            forAllSprings { frequency, damping, start in
                var stepped = start
                let spring = Spring(frequency: frequency, damping: damping, tick: tick)
                for _ in 0..<30 { spring.step(&stepped, to: 0, tolerance: 0) }
                return stepped.isNear(solution(start, frequency, damping, after: 30 * tick), 1e-8)
            })
    }

    @Test(arguments: [1e-9, 1e-4, 1.0 / 240, 0.1, 1, 20])
    func `the energy does not grow at any tick length`(tick: Double) {
        #expect(
            forAllSprings { frequency, damping, start in
                func energy(_ channel: Channel) -> Double {
                    channel.position * channel.position * frequency * frequency + channel.speed * channel.speed
                }
                var channel = start
                let spring = Spring(frequency: frequency, damping: damping, tick: tick)
                for _ in 0..<20 {
                    let previous = energy(channel)
                    spring.step(&channel, to: 0, tolerance: 0)
                    guard energy(channel) <= previous * (1 + 1e-12) else { return false }
                }
                return true
            })
    }

    @Test(arguments: [-5000.0, -80, -0.01, 0.01, 3, 5000])
    func `a critical spring from rest approaches its target without overshooting`(start: Double) {
        var channel = Channel(start)
        let spring = Spring(frequency: 18, damping: 1, tick: 1.0 / 240)
        for _ in 0..<400 {
            let previous = channel.position
            spring.step(&channel, to: 0, tolerance: 0)
            #expect(channel.position * start >= 0 && abs(channel.position) <= abs(previous))
        }
    }

    @Test func `every spring comes to rest exactly at its target, and stays there`() {
        #expect(
            forAllSprings { frequency, damping, start in
                var channel = start
                let spring = Spring(frequency: frequency, damping: damping, tick: 1.0 / 240)
                for _ in 0..<Int(240 * 25 / damping / frequency) {
                    spring.step(&channel, to: 7.1, tolerance: 0.01)
                }
                let rest = channel
                spring.step(&channel, to: 7.1, tolerance: 0.01)
                return rest == Channel(7.1) && channel == rest
            })
    }

    @Test func `stopping moves a number by less than the tolerance`() {
        var channel = Channel(300)
        let spring = Spring(frequency: 18, damping: 1, tick: 1.0 / 240)
        var previous = channel
        while channel != Channel(0) {
            previous = channel
            spring.step(&channel, to: 0, tolerance: 0.2)
        }
        #expect(abs(previous.position) < 0.25 && abs(previous.speed) < 2.5)
    }

    @Test func `a change of speed between two ticks does not move the number`() {
        for remainder in [0, 0.001, 0.004] {
            var channel = Channel(50, speed: -700)
            let shown = channel.position + channel.speed * remainder
            channel.setSpeed(900, after: remainder)
            #expect(channel.speed == 900)
            #expect(abs(channel.position + channel.speed * remainder - shown) < 1e-12)
        }
    }
}
