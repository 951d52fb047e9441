import SetGame

extension Simulation.Plan {
    /// Returns a simpler plan that breaks the same rule: with fewer faults, then for a shorter time. Runs the simulation a
    /// few dozen times.
    package func shrunk(breaking rule: Violation.Rule) -> Simulation.Plan {
        func breaks(_ plan: Simulation.Plan) -> Outcome? {
            var simulation = Simulation(plan)
            let outcome = simulation.run()
            return outcome.violation?.rule == rule ? outcome : nil
        }
        var best = self
        for fault in Fault.allCases where !best.without.contains(fault) {
            var simpler = best
            simpler.without.insert(fault)
            if breaks(simpler) != nil { best = simpler }
        }
        for share in [8, 4, 2] as [Milliseconds] {
            var shorter = best
            shorter.length = best.length / share
            if breaks(shorter) != nil { best = shorter }
        }
        return best
    }
}
