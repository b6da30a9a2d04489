import type { Family } from '@meshwright/contract';

/** A task and its service: enough for another process or a browser to continue with it. */
export interface TaskRef<F extends Family = Family> {
  readonly family: F;
  /** Opaque (spec: Conventions). */
  readonly id: string;
  /** Host and port of the service that made it; absent: any service. */
  readonly host?: string;
}

/**
 * Returns the short portable form, `remesh:ID@host`: safe in a URL, a shell and JSON for any id.
 * @example
 * import { formatTaskRef, taskRef } from '@meshwright/client';
 * import { remesh } from '@meshwright/contract';
 *
 * formatTaskRef(taskRef(remesh, '018a210d', 'api.example')); // 'remesh:018a210d@api.example'
 */
export function formatTaskRef({ family, id, host }: TaskRef): string {
  return `${family.name}:${encode(id)}${host ? `@${encode(host).replaceAll('%3A', ':')}` : ''}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
