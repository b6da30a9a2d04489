import type { ErrorCode as ClientErrorCode } from '@meshwright/client';
import { hasCode, type Issue } from '@meshwright/contract';
import type { FormatErrorCode } from '@meshwright/formats';
import type { GltfErrorCode } from '@meshwright/gltf';
import type { LookErrorCode } from '@meshwright/look';
import type { PipelineErrorCode } from '@meshwright/pipeline';
import type { PurchaseErrorCode } from '@meshwright/purchase';
import type { ServiceErrorCode } from '@meshwright/service';
import { documentation } from '../version.ts';
import { type Exit, exits } from './exit-codes.ts';

/** Failure of a command, as `--json` prints it. */
export interface Failure {
  readonly code: Exit;
  readonly exitCode: number;
  readonly message: string;
  /** Address of the entry about it in the documentation. */
  readonly help?: string;
  readonly issues?: readonly Issue[];
  /** The task that continues or that the command was about. */
  readonly task?: string;
}

/** Converts any thrown value to one of the documented exits. */
export function failureOf(error: unknown): Failure {
  const { name, code, issues, task } = error as Partial<Record<string, unknown>>;
  const exit = exitOf(String(name), String(code), error);
  const help = helpOf(String(name), String(code), exit);
  return {
    code: exit,
    exitCode: exits[exit].exitCode,
    message: messageOf(error),
    ...(help !== undefined && { help }),
    ...(Array.isArray(issues) && issues.length > 0 && { issues: issues as Issue[] }),
    ...(typeof task === 'string' && { task }),
  };
}

// Matches errors by name: loading six packages to compare classes would slow every start.
function exitOf(name: string, code: string, error: unknown): Exit {
  switch (name) {
    case 'CliError':
      return code as Exit;
    case 'ClientError':
      return clientExits[code as ClientErrorCode] ?? 'internal';
    case 'PurchaseError':
      return purchaseExits[code as PurchaseErrorCode] ?? 'internal';
    case 'PipelineError':
      return pipelineExits[code as PipelineErrorCode] ?? 'internal';
    case 'GltfError':
      return gltfExits[code as GltfErrorCode] ?? 'internal';
    case 'FormatError':
      return formatExits[code as FormatErrorCode] ?? 'internal';
    case 'LookError':
      return lookExits[code as LookErrorCode] ?? 'internal';
    case 'ServiceError':
      return serviceExits[code as ServiceErrorCode] ?? 'internal';
    case 'CommanderError':
    case 'InvalidArgumentError':
      return code === 'commander.invalidArgument' ? 'invalid' : 'usage';
    default:
      return error instanceof Error && 'syscall' in error ? 'local_io' : 'internal';
  }
}

function messageOf(error: unknown): string {
  // The error that commander throws for a command with only subcommands has no message.
  if (hasCode(error, 'commander.help')) return 'name a command; --help lists them';
  const message = error instanceof Error ? error.message : String(error);
  const prompt = /unknown option '(-[^']*\s[^']*)'/.exec(message)?.[1];
  const hint = prompt ? `\na prompt that begins with a dash goes after --: create -- "${prompt}"` : '';
  // The value may be a key.
  return message.replace(/^error: /, '').replace(/^(unknown option '--?[\w-]+)=[^']*'/, "$1'") + hint;
}

export const clientExits = {
  bad_option: 'invalid',
  no_key: 'unauthorized',
  invalid_request: 'invalid',
  foreign_ref: 'invalid',
  bad_request: 'invalid',
  unauthorized: 'unauthorized',
  payment_required: 'no_credits',
  forbidden: 'invalid',
  not_found: 'not_found',
  conflict: 'invalid',
  unprocessable: 'invalid',
  rate_limited: 'rate_limited',
  refused: 'invalid',
  not_implemented: 'unsupported',
  server_error: 'unsupported',
  bad_response: 'unsupported',
  network: 'network',
  timeout: 'timed_out',
  aborted: 'interrupted',
  unknown_outcome: 'unknown_outcome',
  link_expired: 'not_found',
  too_large: 'network',
  wrong_content: 'network',
  truncated: 'network',
  hash_mismatch: 'network',
  sink_failed: 'local_io',
  task_failed: 'task_failed',
} as const satisfies Record<ClientErrorCode, Exit>;

export const gltfExits = {
  empty: 'bad_input',
  not_a_model: 'bad_input',
  html_instead_of_model: 'bad_input',
  unsupported_version: 'bad_input',
  truncated: 'bad_input',
  bad_container: 'bad_input',
  bad_utf8: 'bad_input',
  bad_json: 'bad_input',
  too_large: 'bad_input',
  too_deep: 'bad_input',
  bad_value: 'bad_input',
  bad_reference: 'bad_input',
  out_of_bounds: 'bad_input',
  missing_resource: 'bad_input',
  outside_folder: 'bad_input',
  decode_failed: 'bad_input',
  node_cycle: 'bad_input',
  not_finite: 'bad_input',
  no_extent: 'bad_input',
  joint_outside_scene: 'bad_input',
  cannot_bake: 'bad_input',
  not_placed: 'bad_input',
  cannot_unplace: 'bad_input',
  no_room: 'bad_input',
  needs_bytes: 'bad_input',
  no_such_clip: 'invalid',
  rig_mismatch: 'bad_input',
  no_root_motion: 'bad_input',
  not_humanoid: 'invalid',
  extension_lost: 'bad_input',
  invalid_option: 'invalid',
  http_status: 'network',
  network: 'network',
  ranges_unsupported: 'network',
  changed: 'network',
  not_readable: 'local_io',
  not_writable: 'local_io',
  missing_package: 'local_io',
} as const satisfies Record<GltfErrorCode, Exit>;

export const formatExits = {
  unsupported_format: 'bad_input',
  unreadable_model: 'bad_input',
  no_geometry: 'bad_input',
  too_many_faces: 'bad_input',
  too_much_work: 'bad_input',
  invalid_option: 'invalid',
} as const satisfies Record<FormatErrorCode, Exit>;

export const lookExits = {
  no_such_clip: 'invalid',
  bad_option: 'invalid',
} as const satisfies Record<LookErrorCode, Exit>;

export const pipelineExits = {
  bad_option: 'invalid',
  bad_recipe: 'invalid',
  bad_project: 'bad_input',
  task_failed: 'task_failed',
  io_failed: 'local_io',
  missing_content: 'not_found',
  aborted: 'interrupted',
} as const satisfies Record<PipelineErrorCode, Exit>;

export const purchaseExits = {
  bad_option: 'invalid',
  over_budget: 'over_budget',
  unknown_outcome: 'unknown_outcome',
  bad_journal: 'bad_input',
  journal_failed: 'local_io',
  io_failed: 'local_io',
  disk_full: 'local_io',
  missing_content: 'not_found',
  folder_taken: 'local_io',
  aborted: 'interrupted',
} as const satisfies Record<PurchaseErrorCode, Exit>;

/** Only errors of starting a service; its other codes reach the client as HTTP. */
export const serviceExits: Readonly<Partial<Record<ServiceErrorCode, Exit>>> = {
  bad_options: 'invalid',
  data_in_use: 'local_io',
  data_damaged: 'local_io',
  no_storage: 'network',
  port_taken: 'local_io',
};

/** Groups of docs/reference/troubleshooting.md by the name of an error. */
const groups: Readonly<Record<string, string>> = {
  ClientError: 'client',
  FormatError: 'formats',
  GltfError: 'gltf',
  LookError: 'look',
  PipelineError: 'pipeline',
  PurchaseError: 'purchase',
  ServiceError: 'service',
};

/** What the command line has said in full. */
const plain: ReadonlySet<Exit> = new Set(['usage', 'unhealthy', 'drift', 'interrupted']);

/** Returns the address of the entry about an error; undefined when its message is all there is to say. */
function helpOf(name: string, code: string, exit: Exit): string | undefined {
  if (plain.has(exit)) return undefined;
  const group = exit === 'internal' ? undefined : groups[name];
  return `${documentation}docs/reference/troubleshooting.md#${group ? `${group}-${code}` : `cli-${exit}`}`;
}
