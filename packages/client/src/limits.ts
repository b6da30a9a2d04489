// Times, counts and sizes: every bound of the client that no caller sets. A separate file without imports, so that a
// bundler inlines the numbers.

/** As a time: no limit. */
export const unlimited: number = 1 / 0;
/** Timers count in 32 bits; a longer one never fires. */
export const longestTimerMs: number = 2 ** 31 - 1;

/** Default deadlines of one short operation, and of following a task to its end. */
export const shortTimeoutMs = 120_000;
/** Default deadline of a create: that of a rig may be answered after more than a minute. */
export const createTimeoutMs = 180_000;
export const followTimeoutMs = 3_600_000;
/** The slowest upload that the default deadline allows for: a body may hold a whole model as a data URI. */
export const uploadBytesPerMs = 50;

/** A request that only reads is dropped and repeated after this long without an answer. */
export const attemptMs = 30_000;
/** Repeats after unusable answers, which may be temporary; a wrong address never recovers. */
export const badAnswers = 3;
/** No JSON of this API comes near; more is not read. */
export const maxJsonBytes: number = 2 ** 26;
/** Time for reading a refusal's body, which only adds a message to the status. */
export const messageMs = 2_000;
export const maxMessageBytes: number = 2 ** 16;

/**
 * Pauses between reads of a task grow from the first to the second; each task ahead in the queue lengthens a pause, up
 * to a limit.
 */
export const firstPauseMs = 1_000;
export const longestPauseMs = 5_000;
export const perPrecedingMs = 2_000;
export const longestQueuePauseMs = 30_000;

/** A wait requested by the service is honoured up to a week; beyond that the call ends. */
export const longestRetryMs = 604_800_000;

/** Default time without a byte on its stream after which a task is read; a service repeats a frame about every 10 s. */
export const defaultSilenceMs = 25_000;
/** Most times a stream is opened after it breaks; a silent one is reopened once. Then the task is polled. */
export const streams = 5;

/** Default size of a file above which a download is refused. */
export const maxFileBytes: number = 2 ** 31;
/** Default time without a byte after which a download fails. */
export const defaultTimeoutMs = 120_000;
/** Number of starts from the first byte after which a download fails. */
export const maxStarts = 5;
/** Bytes kept from a file's beginning, to detect its format. */
export const headBytes = 64;

/** Allowed difference between the service's clock and the local one. */
export const skewMs = 120_000;
