import type { Family } from '@meshwright/contract';
import { ClientError } from '../client-error.ts';
import type { TaskRef } from './task-ref.ts';

/**
 * Returns a reference to a task.
 * @throws ClientError `bad_option` for an id that no URL can carry: empty, a dot segment, half a surrogate pair
 * @example
 * import { retrieve, taskRef } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const task = await retrieve(connection, taskRef(textTo3d, ref.id));
 */
export function taskRef<F extends Family>(family: F, id: string, host?: string): TaskRef<F> {
  if (typeof id !== 'string' || /^\.\.?$/.test(id) || !encodeURIComponent(id)) {
    throw new ClientError('bad_option', `"${id}" is no task id.`);
  }
  return { family, id, ...(host && { host }) };
}

/**
 * Parses the form that `formatTaskRef` writes.
 * @param families the families the reference may name; the result carries the matching one
 * @throws ClientError `bad_option` for another form or an unknown family
 * @example
 * import { parseTaskRef } from '@meshwright/client';
 * import { families } from '@meshwright/contract';
 *
 * const { family, id } = parseTaskRef('remesh:018a210d@api.example', families);
 */
export function parseTaskRef<F extends Family>(text: string, families: readonly F[]): TaskRef<F> {
  const [, name, id = '', host] = /^([^:@]+):([^@:]+)(?:@([^@]+))?$/.exec(text) ?? [];
  const family = families.find((known) => known.name === name);
  if (!family) {
    const known = families.map((each) => each.name).join(', ');
    throw new ClientError(
      'bad_option',
      name
        ? `"${name}" is not a task family. Use one of: ${known}.`
        : `"${text}" is not a task reference. Write it as FAMILY:ID or FAMILY:ID@HOST.`,
    );
  }
  return taskRef(family, decode(id), host && decode(host));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not the output of `formatTaskRef`, but possibly an id from elsewhere.
    return text;
  }
}
