/** Bounds of times, in seconds. */
const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const long = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 14_400] as const;

interface Facts {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  /** One line of the scrape. */
  readonly help: string;
  /** Each of few values: never a key, prompt, link, account or task. */
  readonly labels: readonly string[];
  /** Upper bounds of a histogram, in seconds. */
  readonly bounds?: readonly number[];
}

/** Everything that is measured, by name: counters and times of this process, and gauges that a scrape reads. */
export const instruments = {
  meshwright_request_seconds: {
    kind: 'histogram',
    help: 'Time until the answer of an API request began, by route and status.',
    labels: ['route', 'status'],
    bounds: quick,
  },
  meshwright_errors_total: {
    kind: 'counter',
    help: 'API requests that were refused or failed, by the code of the error.',
    labels: ['code'],
  },
  meshwright_faults_total: {
    kind: 'counter',
    help: 'Faults of the service itself, each of which is in the log.',
    labels: [],
  },
  meshwright_tasks_created_total: {
    kind: 'counter',
    help: 'Tasks that were created and charged, by family.',
    labels: ['family'],
  },
  meshwright_tasks_ended_total: {
    kind: 'counter',
    help: 'Tasks that this process ended, by family, status and cause of the failure.',
    labels: ['family', 'status', 'cause'],
  },
  meshwright_task_wait_seconds: {
    kind: 'histogram',
    help: 'Time between the create of a task and the start of its first job, by family.',
    labels: ['family'],
    bounds: long,
  },
  meshwright_task_run_seconds: {
    kind: 'histogram',
    help: 'Time of a job with the storage of its files, by family and status of the task.',
    labels: ['family', 'status'],
    bounds: long,
  },
  meshwright_credits_total: {
    kind: 'counter',
    help: 'Credits that were charged and refunded by this process.',
    labels: ['kind'],
  },
  meshwright_refunds_total: {
    kind: 'counter',
    help: 'Tasks that were refunded, because they failed or were deleted or cancelled before they started.',
    labels: ['reason'],
  },
  meshwright_leases_lost_total: {
    kind: 'counter',
    help: 'Tasks taken over from a process that ended, was stopped or lost its network.',
    labels: [],
  },
  meshwright_files_seconds: {
    kind: 'histogram',
    help: 'Time of operations of the file storage, by operation and outcome.',
    labels: ['operation', 'outcome'],
    bounds: quick,
  },
  meshwright_database_seconds: {
    kind: 'histogram',
    help: 'Time of statements of the database, by outcome.',
    labels: ['outcome'],
    bounds: quick,
  },
  meshwright_webhooks_total: {
    kind: 'counter',
    help: 'Attempts to call a webhook, by outcome.',
    labels: ['outcome'],
  },
  meshwright_queue_tasks: {
    kind: 'gauge',
    help: 'Tasks in the queue of all processes, by state. Every process shows the same.',
    labels: ['state'],
  },
  meshwright_queue_oldest_seconds: {
    kind: 'gauge',
    help: 'Age of the task that has waited longest, 0 without one. Every process shows the same.',
    labels: [],
  },
  meshwright_deliveries_waiting: {
    kind: 'gauge',
    help: 'Changes of status that a webhook has not received. Every process shows the same.',
    labels: [],
  },
  meshwright_workers: {
    kind: 'gauge',
    help: 'Processes that run jobs and are connected. Every process shows the same.',
    labels: [],
  },
  meshwright_up: {
    kind: 'gauge',
    help: 'Whether a part answers this process: 1 or 0.',
    labels: ['part'],
  },
  meshwright_slots: { kind: 'gauge', help: 'Jobs that this process runs at once.', labels: [] },
  meshwright_jobs: { kind: 'gauge', help: 'Jobs that run in this process.', labels: [] },
  meshwright_draining: {
    kind: 'gauge',
    help: '1 while this process finishes its jobs and takes no more, else 0.',
    labels: [],
  },
  process_start_time_seconds: {
    kind: 'gauge',
    help: 'Start of this process, in seconds since 1970.',
    labels: [],
  },
  process_resident_memory_bytes: { kind: 'gauge', help: 'Resident memory of this process.', labels: [] },
  process_cpu_seconds_total: {
    kind: 'counter',
    help: 'Processor time of this process, all threads together.',
    labels: [],
  },
  nodejs_eventloop_lag_p99_seconds: {
    kind: 'gauge',
    help: 'The 99th percentile of how late the event loop was, since the last scrape.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Facts>>;

export type Instrument = keyof typeof instruments;
type OfKind<K extends Facts['kind']> = {
  [N in Instrument]: (typeof instruments)[N]['kind'] extends K ? N : never;
}[Instrument];
export type Counter = OfKind<'counter'>;
export type Histogram = OfKind<'histogram'>;
export type LabelsOf<N extends Instrument> = Readonly<
  Record<(typeof instruments)[N]['labels'][number], string>
>;

export function factsOf(name: Instrument): Facts {
  return instruments[name];
}
