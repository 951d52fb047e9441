import PlainText
import SetGame
import SetRules
import SetWords

/// A dialog of the page.
enum Dialog: CaseIterable {
    case settings, help, review, statistics

    var part: ElementID {
        switch self {
        case .settings: .settingsDialog
        case .help: .helpDialog
        case .review: .reviewDialog
        case .statistics: .statisticsDialog
        }
    }
}

extension TercetApp {
    func open(_ dialog: Dialog) {
        guard openDialog == nil, mayInterrupt() else { return }
        switch dialog {
        case .settings:
            showSettings()
            platform.setText(UTF8Text(), on: page[.settingsNote])
        case .help: beginLesson(0)
        case .review:
            guard game.isOver else { return }
            openReview(of: game)
        case .statistics: openStatistics()
        }
        openDialog = dialog
        platform.call("showModal", on: page[dialog.part])
    }

    /// Reviews the game that is chosen among those whose logs are kept.
    func reviewKept() {
        guard keptGames.indices.contains(chosenGame) else { return }
        guard let save = try? Save(reading: keptGames[chosenGame].save) else { return note(.gameUnreadable) }
        platform.call("close", on: page[.statisticsDialog])
        openReview(of: save.game)
        openDialog = .review
        platform.call("showModal", on: page[.reviewDialog])
    }

    /// The address that starts this very deal.
    var linkToDeal: UTF8Text {
        var id = game.dealID
        id.options = game.options
        var link = platform.read("location.origin")
        link.append(contentsOf: platform.read("location.pathname"))
        link.append("?seed=")
        link.append(contentsOf: Link.encoded(id.text))
        return link
    }

    /// The clipboard tells whether it took the link; a sheet and a file speak for themselves.
    func noteGiven(_ event: PageEvent) {
        guard event.text == Outlet.clipboard.name else { return }
        let message: Message = event.detail == 1 ? .linkCopied : .linkNotCopied(linkToDeal)
        platform.setText(text(of: message), on: page[.settingsNote])
    }
}
