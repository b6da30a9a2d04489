/** Codes of `PurchaseError`: cause, way out. */
export const purchase = {
  bad_option: [
    'An option has a value that cannot be used.',
    'The message names the option and what it accepts.',
  ],
  over_budget: [
    'A purchase would exceed a budget; nothing was sent.',
    'Raise the budget that the message names, or buy less; `meshwright plan` shows prices.',
  ],
  unknown_outcome: [
    'A create was sent and no answer says whether a task exists.',
    'Run the same command again: it looks for the task before it buys. `meshwright journal` lists such purchases.',
  ],
  bad_journal: [
    'The journal cannot be read: it is damaged or of a newer version.',
    'Update Meshwright; else restore the file from the second copy that the message names.',
  ],
  journal_failed: [
    'The journal could not be written, so nothing was bought.',
    'Free space or mend the permissions of its folder.',
  ],
  io_failed: ['A file could not be read or written.', 'The message has path and reason.'],
  folder_taken: [
    'The folder for an asset holds another asset or other files, or is a mount point.',
    'Name another folder with `--out`, or replace an earlier asset with `--force`; other files are never removed.',
  ],
  disk_full: [
    'The disk is full. What was paid is recorded.',
    'Free space and run the same command again; it downloads without buying.',
  ],
  missing_content: [
    'The task has no such file, or its files have expired.',
    'The message lists the files there are; buy the task again if they have expired.',
  ],
  aborted: ['The signal fired. Created tasks continue.', 'Run the same command again; it resumes.'],
};

/** Codes of `PipelineError`: cause, way out. */
export const pipeline = {
  bad_option: [
    'An option has a value that cannot be used.',
    'The message names the option and what it accepts.',
  ],
  bad_recipe: [
    'The recipe is no valid graph of tasks and steps.',
    'The JSON pointer in the message names the place; correct it there.',
  ],
  bad_project: [
    '`meshwright.json` or its lockfile is not valid.',
    'The message has file, JSON pointer and what is allowed; editors check it through `$schema`.',
  ],
  task_failed: [
    'A task of the recipe ended FAILED or CANCELED.',
    'Change the request, or run again to buy it once more.',
  ],
  io_failed: ['A file could not be read or written.', 'The message has path and reason.'],
  missing_content: [
    'A locked file is neither in the store nor at the remote.',
    'Run `meshwright sync`; if the task is gone at the service, `meshwright update NAME` buys it again.',
  ],
  aborted: ['The signal fired. Created tasks continue.', 'Run the same command again; it resumes.'],
};

/** Codes of `JobError` beyond those of `FormatError`; the task ends FAILED with the message. */
export const engine = {
  missing_input: ['The job has no model or picture to work on.', 'Name the input that the message asks for.'],
  unreadable_image: ['The picture is damaged or of an unknown kind.', 'Use PNG, JPEG or WebP.'],
  no_body: [
    'The model has no body that can be rigged.',
    'Use an upright humanoid or a quadruped with separate limbs.',
  ],
  aborted: ['The task was cancelled.', 'Create it again.'],
  timed_out: ['The job exceeded its time limit.', 'Use a smaller input, or raise the limit of the service.'],
  out_of_memory: [
    'The job exceeded its memory limit.',
    'Use a smaller input, or raise the limit of the service.',
  ],
  worker_crashed: [
    'The worker thread of the job ended unexpectedly.',
    'Create the task again; report the input if it happens twice.',
  ],
  closed: ['The engine was shut down during the job.', 'Start the service again; queued tasks continue.'],
  backend_unreachable: [
    'The generation server that is configured does not answer.',
    'Start it, and check `baseUrl` in the list of backends.',
  ],
  backend_refused: [
    'The generation server refused the request.',
    'The message has its answer; check token and workflow.',
  ],
  backend_failed: ['The generation server reported a failure.', 'Read its own log.'],
  backend_unusable: [
    'The result of the generation server is no model or picture.',
    'Check the output node of the workflow.',
  ],
  internal: ['A fault of the engine.', 'Report it with the request and the seed.'],
};

/** Codes of `ServiceError`; the service answers with the status, or `startService` throws. */
export const service = {
  unparsable: ['The body is not JSON.', 'Send valid JSON.'],
  invalid: ['The create body breaks a rule of its family.', 'Read the issues of the answer.'],
  bad_reference: [
    'A task that the body names cannot be used here.',
    'Name a finished task of the right family and account.',
  ],
  bad_input: [
    'An input file could not be fetched or is not what the field needs.',
    'Check the address; the local service fetches loopback only with `allowLoopback`.',
  ],
  already_terminal: ['The task has ended and cannot be cancelled.', 'Nothing to do; delete it to remove it.'],
  flagged: ['The moderation of the service refused the text or picture.', 'Use another one.'],
  unauthorized: [
    'The key is missing, unknown or retired.',
    'Use a key that the service was started with or printed.',
  ],
  plan_too_small: ['The plan of the account does not include this.', 'Give the account another plan.'],
  no_credits: ['The account has too few credits; nothing was charged.', 'Add credits to the account.'],
  refused: [
    'The request is not allowed from there.',
    'Check Host and Origin, and how the service is reached.',
  ],
  suspended: [
    'The account is suspended.',
    'The operator of the service resumes it with `meshwright service accounts resume NAME`.',
  ],
  wrong_plan: ['The feature belongs to another plan.', 'Give the account that plan.'],
  foreign_task: ['The task belongs to another account.', 'Name a task of this account.'],
  flagged_property: ['Intellectual-property moderation flagged the picture.', 'Use another picture.'],
  link_expired: ['The signed link is past its time.', 'Read the task again for a fresh one.'],
  not_found: ['No such route, task or file for this account.', 'Check method, path, id and key.'],
  running: ['The task is running and is not deleted.', 'Cancel it, or wait for its end.'],
  too_large: ['The body or an upload exceeds the limit.', 'Send the file by address, or make it smaller.'],
  not_json: ['The Content-Type is not application/json.', 'Set it.'],
  unprocessable: [
    'The model cannot be rigged.',
    'Use an upright humanoid or a quadruped with separate limbs.',
  ],
  too_many_requests: [
    'The account sent more requests a second than its plan allows.',
    'Wait for Retry-After.',
  ],
  queue_full: [
    'As many tasks of the account wait or run as its plan allows.',
    'Create the task again once one has ended.',
  ],
  internal: ['A fault of the service.', 'Its log has the request id; report it.'],
  file_missing: [
    'A result file that the service should have is not in its storage, or not whole.',
    'Restore it from a backup, or create the task again.',
  ],
  files_unreachable: [
    'The storage of result files does not answer.',
    'Send the request again after `Retry-After`. For the operator: check folder or bucket and its credentials.',
  ],
  unavailable: [
    'The database, the disk or the queue of creates cannot take the request now. A create made nothing.',
    'Send the request again after `Retry-After`.',
  ],
  unknown_outcome: [
    'The database did not answer while a task was stored, and does not say whether it was.',
    'Look in the list of tasks before sending the create again.',
  ],
  not_implemented: [
    'This service has no job for the family.',
    'The message names what is missing: Blender, or a backend.',
  ],
  bad_options: [
    '`startService` was called with options that cannot be used.',
    'The message names the option.',
  ],
  data_in_use: ['Another process uses the data folder.', 'Stop it, or choose another folder.'],
  data_damaged: [
    'The database of the data folder is damaged, or empty beside the files of tasks.',
    'Restore the whole folder from a backup, or move it away to begin again. Nothing in it was changed.',
  ],
  no_storage: ['The database or the file storage cannot be reached.', 'Check its address and credentials.'],
  port_taken: ['Another program listens on the port.', 'Choose another; 0 takes a free one.'],
  stopped: ['The service is shutting down.', 'Send the request again after the restart.'],
};

/** Codes of `ConformanceError`: cause, way out. */
export const conformance = {
  unmet: [
    'The service answered something else than the statement demands.',
    'The line shows the difference.',
  ],
  unprepared: [
    'A task that the statement refers to could not be made.',
    'Look at the line of its create; the statement says nothing about the service.',
  ],
  needs: [
    'The service cannot give what the statement needs: a second account, a clock.',
    'The line names it; give the key of another account, or leave the line out.',
  ],
  over_limit: ['The next create would exceed the spending limit.', 'Raise `--max-credits`.'],
  unavailable: ['There was no answer, or one that is not of this API.', 'Check `--base-url`.'],
  unauthorized: ['The service refused the key.', 'Give a key of that service.'],
  timed_out: ['The statement took too long.', 'Raise `--timeout`, or look at the service.'],
} as const;
