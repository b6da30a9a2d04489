import type { Provenance } from './host-port.ts';

/**
 * Reads the provenance from the data of an object; undefined for other data under the same key, such as the mark that
 * a placed model has on its own nodes.
 * @example
 * import { provenanceIn } from '@meshwright/panel';
 *
 * const data = { task: 'text-to-3d:ID@HOST', title: 'a chest', request: {}, importedAt: '2026-11-22T10:00:00Z' };
 * console.log(provenanceIn(data)?.title); // 'a chest'
 */
export function provenanceIn(data: unknown): Provenance | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { task, title, request, importedAt } = data as Record<string, unknown>;
  const isKnown =
    typeof task === 'string' &&
    typeof title === 'string' &&
    typeof importedAt === 'string' &&
    typeof request === 'object' &&
    request !== null;
  return isKnown ? (data as Provenance) : undefined;
}
