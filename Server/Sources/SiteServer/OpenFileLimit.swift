import Foundation

/// The limit of files and connections that this process may have open at once.
enum OpenFileLimit {
    /// Raises the limit as far as the system allows, and returns it. Otherwise a shell's limit applies, often 1,024.
    static func raise() -> Int {
        #if os(Linux)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 256 }
        var raised = limit
        raised.rlim_cur = limit.rlim_max
        return Int(clamping: setrlimit(resource, &raised) == 0 ? raised.rlim_cur : limit.rlim_cur)
    }
}
