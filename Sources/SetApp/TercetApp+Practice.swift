import PlainText
import SetGame
import SetInput
import SetPage
import SetPractice
import SetRecords
import SetRules
import SetStorage
import SetTable

// The practice dialog.
extension TercetApp {
    /// Returns the dialog of a practice that begins now.
    func practiceDialog(at time: Milliseconds) -> PracticeDialog {
        PracticeDialog(Practice(after: stores.practice.log, seed: platform.entropy(), at: time))
    }

    /// Answers the question, and stores the answer.
    func answer(_ choice: Int, at time: Milliseconds) {
        guard case .practice(var practice) = dialog, let answer = practice.answer(choice, on: today, at: time) else {
            return
        }
        practice.isStored = stores.practice.add(
            answer.question.topic, isRight: answer.isRight, took: answer.took, on: today)
        show(.practice(practice), .content)
    }

    /// Moves the focus over the choices with the arrow keys. Returns whether the key was an arrow key.
    func moveInPractice(_ key: KeyPress) -> Bool {
        guard case .practice(let dialog) = dialog, !key.isModified, case .look(.move(let direction)) = Command(key),
            !screen.page.hasFocus(.practiceExercise)
        else { return false }
        let choices = PracticeDialog.choices.prefix(dialog.practice.question.choiceCount)
        let step = direction == .right || direction == .down ? 1 : choices.count - 1
        let current = choices.firstIndex { screen.page.hasFocus($0) }
        reply.focus = .element(choices[current.map { ($0 + step) % choices.count } ?? 0])
        return true
    }
}
