// How long, how often and how much: every bound of the client that no caller names. A file of its own without
// imports, so that a bundler writes the numbers where they are used.

/** As a time: none. */
export const unlimited: number = 1 / 0;
/** Timers count in 32 bits; what is asked beyond that never comes. */
export const longestTimerMs: number = 2 ** 31 - 1;

/** One short operation, and a task until it ends, unless the caller says otherwise. */
export const shortTimeoutMs = 120_000;
export const followTimeoutMs = 3_600_000;
/** The slowest upload that the default deadline allows for: a body may hold a whole model as a data URI. */
export const uploadBytesPerMs = 50;

/** A request that only reads is dropped and repeated after this long without an answer. */
export const attemptMs = 30_000;
/** An answer that cannot be used is asked for again, but a wrong address never gets better. */
export const badAnswers = 3;
/** No JSON of this API comes near; more is not read. */
export const maxJsonBytes: number = 2 ** 26;
/** What a refusal says beside its status is worth this much. */
export const messageMs = 2_000;
export const maxMessageBytes: number = 2 ** 16;

/** Between looks at a task: the pause grows from one to the other; each task ahead in the queue stretches it, so far. */
export const firstPauseMs = 1_000;
export const longestPauseMs = 5_000;
export const perPrecedingMs = 2_000;
export const longestQueuePauseMs = 30_000;

/** A wait that a service asks for is honoured up to a week; beyond that the call ends. */
export const longestRetryMs = 604_800_000;

/** After so long without a byte on its stream a task is looked at, unless the caller says otherwise. */
export const defaultSilenceMs = 10_000;
/** A stream that breaks is opened again, this often in all, and one that was silent once; then the task is polled. */
export const streams = 5;

/** A download without a byte for so long is given up, unless the caller says otherwise. */
export const defaultPatienceMs = 120_000;
/** A file that does not arrive in so many starts from its first byte never will. */
export const maxStarts = 5;
/** How much of a file's beginning is kept, to see what kind of file it is. */
export const headBytes = 64;

/** How far the service's clock may be from ours. */
export const skewMs = 120_000;
