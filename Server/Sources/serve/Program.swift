import ArgumentParser
import ServeCommand

/// `tercet serve` alone, which `make play` builds: that takes less time than with the other commands.
@main
struct Program {
    static func main() async {
        await Serve.main()
    }
}
