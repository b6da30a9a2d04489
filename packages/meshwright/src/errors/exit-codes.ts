/** Every exit of a command: number for scripts, name in `--json`, meaning. */
export const exits = {
  ok: { exitCode: 0, meaning: 'done' },
  task_failed: { exitCode: 1, meaning: 'the task ended FAILED or CANCELED' },
  usage: {
    exitCode: 2,
    meaning: 'the command line is wrong: unknown command or flag, missing or clashing flags',
  },
  unauthorized: { exitCode: 3, meaning: 'the service refused the key' },
  invalid: { exitCode: 4, meaning: 'a value is not allowed; nothing was sent, or the service refused it' },
  not_found: { exitCode: 5, meaning: 'no such task or asset, or its files are no longer available' },
  rate_limited: { exitCode: 6, meaning: 'too many requests; wait and repeat' },
  network: { exitCode: 7, meaning: 'the service or a file could not be reached or read over the network' },
  timed_out: { exitCode: 8, meaning: 'the time of --timeout is over; the task may continue' },
  no_credits: { exitCode: 9, meaning: 'not enough credits, or a plan that may not create' },
  unknown_outcome: {
    exitCode: 10,
    meaning: 'a create may be paid and its task is not known: the same command looks again; see journal',
  },
  local_io: { exitCode: 11, meaning: 'a file, folder or port of this machine cannot be used' },
  bad_input: { exitCode: 12, meaning: 'a file was read, but its content is not valid' },
  unsupported: {
    exitCode: 13,
    meaning: 'the service or this machine cannot do this, or broke while doing it',
  },
  unhealthy: {
    exitCode: 14,
    meaning:
      'doctor found an error, or with --strict a warning; optimize wrote a file over the budget of --for that a flag would mend; bridge --check found a broken rule; a statement of conformance does not hold',
  },
  drift: {
    exitCode: 15,
    meaning: 'check found that the project differs from its manifest, or a limit broken',
  },
  over_budget: { exitCode: 16, meaning: 'a budget of the project, or --max-credits, does not allow it' },
  lossy: {
    exitCode: 17,
    meaning: 'with --strict: an output would lose something, or show it in another way; nothing was written',
  },
  internal: { exitCode: 70, meaning: 'an error in this tool; please report it' },
  interrupted: {
    exitCode: 130,
    meaning: 'stopped by Ctrl-C, SIGTERM or SIGHUP; a task that was created continues',
  },
} as const;

export type Exit = keyof typeof exits;

/** Returns the table as lines of text, for `--help`. */
export function exitCodeLines(): string {
  return Object.values(exits)
    .map(({ exitCode, meaning }) => `  ${String(exitCode).padStart(3)}  ${meaning}`)
    .join('\n');
}
