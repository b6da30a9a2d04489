/** Codes of the issues of a create body, from `validate`, the client, the service and the panel: cause, way out. */
export const contract = {
  missing: ['A required field is absent.', 'Set it.'],
  unknown_field: [
    'The family has no such field.',
    'Correct the spelling; a field that is newer than the package goes into `extra`.',
  ],
  wrong_type: ['The value is of another type.', 'Use the type that the message names.'],
  too_small: ['The number is below the limit.', 'Use at least `limit`.'],
  too_large: ['The number is above the limit.', 'Use at most `limit`.'],
  too_short: ['The text or list is shorter than the limit.', 'Give at least `limit`.'],
  too_long: ['The text or list is longer than the limit.', 'Give at most `limit`.'],
  not_allowed: ['The value is not one of the allowed ones.', 'Use one of `limit`.'],
  not_unique: ['A list has an entry twice.', 'Remove one.'],
  wrong_step: ['The number is between two steps.', 'Use a multiple of `limit`.'],
  wrong_format: [
    'The text has another form: no address, no id, no colour.',
    'Use the form that the message shows.',
  ],
  retired: ['The value existed once and was retired.', 'Use the one that the message names.'],
  conflict: [
    'Two fields exclude or need each other; `rule` names the rule.',
    'Remove or add the field that the message names.',
  ],
};

/** Ways out of the exits of the command line; the causes are those of its own table. */
export const cli = {
  task_failed: 'The message has the reason of the service. Change the prompt or the options.',
  usage: '`meshwright COMMAND --help` lists the flags; a prompt of several words needs quotes.',
  unauthorized:
    'Compare MESHWRIGHT_API_KEY with the account settings, and MESHWRIGHT_BASE_URL with the service that issued it.',
  invalid: 'The message names field and limit.',
  not_found: '`meshwright tasks list` shows the tasks of the account.',
  rate_limited: 'Wait, then run the same command again.',
  network: 'Check MESHWRIGHT_BASE_URL and the connection. Run the same command again: it never buys twice.',
  timed_out: 'Run the same command again, which resumes, or `meshwright create --resume REF`.',
  no_credits: '`meshwright balance` shows the credits; top up, or change the plan.',
  unknown_outcome:
    'Run the same command again: it looks for the task before it buys. `meshwright journal` lists the purchase.',
  local_io: 'The message has the path: check permission, free space, or another program on the port.',
  bad_input:
    '`meshwright doctor FILE` says what is wrong with a model; a project file names its JSON pointer.',
  unsupported: 'The message names what is missing; for generation on the own machine configure a backend.',
  lossy: 'Leave out `--strict`, write a `.glb`, which holds all, or change the model as each line says.',
  unhealthy: 'Run the command that each finding names.',
  drift: 'Run `meshwright sync`, and commit manifest and lockfile.',
  over_budget: 'Raise the budget or `--max-credits`; `meshwright plan` shows every price.',
  internal: 'Report it with the command and the message.',
  interrupted: 'Run the same command again; it resumes.',
};
