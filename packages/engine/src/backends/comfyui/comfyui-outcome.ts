import { JobError } from '../../job/job-error.ts';
import { excerpt } from '../exchange.ts';

/** A file on a ComfyUI server. */
export interface ComfyuiFile {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: string;
}

/**
 * Reads an entry of the history: undefined while there is none, else the files of the output node.
 * @throws JobError `backend_failed` with the node's message | `backend_unusable` when the node left no file
 */
export function readComfyuiOutcome(
  server: string,
  entry: unknown,
  output: string,
): readonly ComfyuiFile[] | undefined {
  if (!isRecord(entry)) return undefined;
  const status = isRecord(entry.status) ? entry.status : {};
  if (status.status_str === 'error') {
    throw new JobError(
      'backend_failed',
      `${server}: the workflow failed: ${reasonIn(status.messages)}. Run it in ComfyUI to find the node that fails.`,
    );
  }
  if (status.completed === false) return undefined;
  const outputs = isRecord(entry.outputs) ? entry.outputs : {};
  // Nodes name their lists differently: images, 3d, gltf, ...
  const node = isRecord(outputs[output]) ? outputs[output] : {};
  const files = Object.values(node).flatMap((list) => (Array.isArray(list) ? list.filter(isFile) : []));
  if (files.length > 0) {
    return files.map(({ filename, subfolder, type }) => ({
      filename,
      subfolder: typeof subfolder === 'string' ? subfolder : '',
      type: typeof type === 'string' ? type : 'output',
    }));
  }
  throw new JobError(
    'backend_unusable',
    `${server}: node ${output} saved no file; nodes with output: ${Object.keys(outputs).join(', ') || 'none'}. Set "output" in the slots to a node that saves files.`,
  );
}

function reasonIn(messages: unknown): string {
  const list = Array.isArray(messages) ? messages : [];
  const failure = list.find(
    (message) => Array.isArray(message) && /error|interrupted/.test(String(message[0])),
  );
  const data = Array.isArray(failure) && isRecord(failure[1]) ? failure[1] : {};
  const where = data.node_type ? `node ${data.node_id} (${data.node_type}): ` : '';
  return excerpt(`${where}${data.exception_message ?? (failure ? String(failure[0]) : 'no reason given')}`);
}

function isFile(value: unknown): value is { filename: string; subfolder?: unknown; type?: unknown } {
  return isRecord(value) && typeof value.filename === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
