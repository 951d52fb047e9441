import ServeCommand

// `tercet serve` alone, which `make play` builds: without the other commands, that is faster.
await Serve.main()
