import Foundation

/// Runs the jobs of one order on one thread, one after the other.
///
/// Inside `use`, the queue receives the jobs that the thread enqueues, also those of the main actor. Other threads are
/// not affected. `JobQueue` sets two hooks of the Swift runtime that are not documented. No other file uses them.
/// Point-Free's swift-concurrency-extras uses one of the hooks, `swift_task_enqueueGlobal_hook`.
final class JobQueue: SerialExecutor {
    private typealias Enqueue = @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
    private typealias Main = @convention(thin) () -> UnownedSerialExecutor
    private typealias GetMain = @convention(thin) (Main) -> UnownedSerialExecutor

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static var current: JobQueue? {
        pthread_getspecific(key).map { Unmanaged<JobQueue>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Whether the two hooks of the Swift runtime that `JobQueue` needs can be used. If so, the first access sets them.
    static let isAvailable: Bool = {
        guard #available(macOS 15, iOS 18, *), let program = dlopen(nil, RTLD_NOW),
            let enqueue = dlsym(program, "swift_task_enqueueGlobal_hook"),
            let getMain = dlsym(program, "swift_task_getMainExecutor_hook")
        else { return false }
        enqueue.assumingMemoryBound(to: Enqueue?.self).pointee = { job, original in
            if let current { current.add(job, isOnMainActor: false) } else { original(job) }
        }
        getMain.assumingMemoryBound(to: GetMain?.self).pointee = { original in
            current?.asUnownedSerialExecutor() ?? original()
        }
        return true
    }()

    /// A test that runs this number of jobs in one order fails, because some of its work probably has no end.
    static let limit = 10_000
    private let jobs = Locked<[(job: UnownedJob, isOnMainActor: Bool)]>([])

    /// Whether no job waits.
    var isEmpty: Bool { jobs.value.isEmpty }

    /// Receives a job of the main actor. If another thread enqueues the job, it runs after the order has ended.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        guard Self.current !== self else { return add(job, isOnMainActor: true) }
        Task { @MainActor in
            use {
                add(job, isOnMainActor: true)
                runAll()
            }
        }
    }

    private func add(_ job: UnownedJob, isOnMainActor: Bool) {
        jobs.change { $0.append((job, isOnMainActor)) }
    }

    /// Runs the oldest job.
    func runNext() {
        let (job, isOnMainActor) = jobs.change { $0.removeFirst() }
        if isOnMainActor {
            job.runSynchronously(on: asUnownedSerialExecutor())
        } else if #available(macOS 15, iOS 18, *) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// Runs all jobs, also those that they enqueue, but at most `limit` jobs.
    func runAll() {
        var count = 0
        while count < Self.limit, !isEmpty {
            runNext()
            count += 1
        }
    }

    /// Calls `body`. Meanwhile, the queue receives the jobs that this thread enqueues.
    func use(_ body: () -> Void) {
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
        body()
        pthread_setspecific(Self.key, nil)
    }
}

@available(macOS 15, iOS 18, *)
extension JobQueue: TaskExecutor {}
