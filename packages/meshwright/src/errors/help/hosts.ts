/** Codes of `AssetError`, in three.js and Babylon.js alike: cause, way out. */
export const runtime = {
  aborted: [
    'The signal fired, or the asset was disposed while loading; `name` is `AbortError`.',
    'Nothing to do.',
  ],
  bad_source: [
    'The source cannot be loaded: none, a task without a client, an impossible size, or an unknown action.',
    'The message names what is missing; in a page pass a client with `proxyUrl`.',
  ],
  missing: [
    'There is no file at an address without a query, or a file that a model refers to is not among those given.',
    'Check the address, and that the build copies the file.',
  ],
  engine_setup: [
    'The engine in the page lacks a component system, a resource handler, the files of a decoder, or shaders for a crowd.',
    'The message names what is missing, and where it is added or what to use instead.',
  ],
  disposed: [
    'The asset or its loader was disposed before.',
    'Keep the assets open as long as the scene uses them.',
  ],
  expired: [
    'The file is no longer served, also after a fresh link was requested.',
    'Copy finished files to your own host: results are kept for a limited time.',
  ],
  network: [
    'No connection, no answer in time, or no CORS headers, which look the same to a page.',
    'Check the Network panel of the browser; serve files through the proxy.',
  ],
  out_of_credits: ['The service refused a create for lack of credits.', 'Top up, or load a finished task.'],
  rate_limited: [
    'The service or the proxy refuses more creates for now.',
    'Wait; the `cause` has the time. A proxy also counts a daily budget of each caller.',
  ],
  refused: [
    'The service or the proxy refused the create.',
    'The `cause` has the status; 404 means that `allow` of the proxy lacks the family.',
  ],
  task_failed: ['The task ended FAILED or CANCELED.', 'Show the reason, and offer another prompt.'],
  too_large: ['The file is over 2 GiB.', 'Optimize it: `meshwright optimize FILE --for mobile`.'],
  unlike_rigs: [
    'Clips are requested from a rig with another body, or without one.',
    'Use the clips of the same character.',
  ],
  unreadable: ['The file is no valid model.', '`meshwright doctor FILE` says why.'],
  wrong_content: [
    'The answer is not the file: a page, a part, or other bytes.',
    'Check the address; a development server answers unknown paths with its start page.',
  ],
};

/** Codes of `PanelError`. */
export const panel = {
  bad_intent: [
    'No such control, or a value that it cannot have.',
    'Draw the newest view and send its values.',
  ],
  disabled: ['The control is disabled; the message is its reason.', 'Do what the reason asks for.'],
  refused: [
    'The request was refused before or by the service; nothing was paid.',
    'Correct what the message names.',
  ],
  unknown_outcome: [
    'It is not known whether the service took the create.',
    'Use the buttons of the job: look again, or adopt the task. Do not press Generate again.',
  ],
  host_failed: [
    'The editor could not do it; its scene is unchanged.',
    'The message has the error of the editor.',
  ],
  no_model: ['The result has no model that can be imported.', 'Save the file from the job instead.'],
  too_large: ['The file is too large for the service.', 'Reduce the selection.'],
  task_failed: ['The task ended FAILED or CANCELED.', 'Change the request; the job says why.'],
  connection_lost: [
    'Panel and host lost each other.',
    'Start the bridge again; jobs continue at the service.',
  ],
  closed: [
    'The session ended, or the project was opened elsewhere.',
    'Connect again, or use the other window.',
  ],
};

/** Codes of the answers of the bridge. */
export const bridge = {
  bad_request: ['The request is malformed.', 'The message names the part.'],
  unauthorized: ['The token is of an earlier start.', 'Read the file of the bridge again.'],
  forbidden: [
    'The Host header is wrong, the request came from a web page, or the path is in no open folder.',
    'Address 127.0.0.1 with its port, from a program.',
  ],
  not_found: ['The session has ended, or the file is gone.', 'Say hello again.'],
  method_not_allowed: ['Another method is meant.', 'Compare with the table of routes.'],
  too_large: ['JSON over 1 MB, or a file over 512 MB.', 'Send less.'],
  unsupported_type: [
    'The Content-Type is wrong.',
    'Send application/json, or application/octet-stream for a file.',
  ],
  failed: [
    'A fault of the bridge, or its disk is full.',
    'Free space; read the output of `meshwright bridge`.',
  ],
  busy: [
    'More than 32 editors, or more than 64 intents of one at once.',
    'Close some, or wait for the answers.',
  ],
};

/** Codes of `PluginError` of the Vite plugin. */
export const vite = {
  not_made: [
    'An asset of the manifest has no finished file.',
    'Run `meshwright sync`, and commit the lockfile.',
  ],
  unknown_asset: [
    'The imported name is not in `meshwright.json`.',
    'Correct the name, or add it: `meshwright add NAME "a prompt"`.',
  ],
  drift: ['Files or lockfile differ from the manifest.', 'Run `meshwright check`, then `meshwright sync`.'],
  no_service: [
    'An asset is missing and no service is configured.',
    'Set MESHWRIGHT_BASE_URL, or make the asset before the build.',
  ],
  no_key: [
    'A service is configured without a key.',
    'Set MESHWRIGHT_API_KEY where the development server starts.',
  ],
  key_exposed: [
    'The key would be readable in the page.',
    'Rename the variable: Vite publishes those that begin with its prefix, VITE_ by default.',
  ],
};

/** Codes of `McpRefusal`. */
export const mcp = {
  invalid: ['An argument of the tool is not valid.', 'The message names the field and what it accepts.'],
  not_found: ['No such file, task or purchase.', 'Call `list`, or check the path below the root.'],
  no_budget: ['No budget was given, so nothing is bought.', 'Start with `meshwright mcp --budget CREDITS`.'],
  over_budget: [
    'The purchase would exceed the budget.',
    'Raise `--budget`, or buy something cheaper; `plan` shows prices.',
  ],
  declined: ['The user declined the purchase.', 'Ask before trying another one.'],
  failed_before: ['The same purchase failed before.', 'Change the request, or ask for another take.'],
  no_model: ['The result has no model.', 'Choose a task that makes one.'],
  exists: ['A file of that name exists and is not replaced.', 'Choose another name.'],
  outside_root: ['The path leaves the root folder.', 'Use a path below `--root`.'],
  too_large: ['The file is too large to be handed over.', 'Optimize it first.'],
  no_bridge: ['No bridge runs for this user.', 'Run `meshwright bridge`.'],
  no_host: [
    'No editor is connected to the bridge, or several are and none was named.',
    'Open the panel in the editor, or name the editor.',
  ],
  host_failed: ['The editor could not import the asset.', 'The message has the error of the editor.'],
  other_service: [
    'The task or the lockfile belongs to another service.',
    'Start with the base URL of that service.',
  ],
};
