/**
 * Returns the value at a dotted path of an object; undefined where there is none.
 * @example
 * import { valueAt } from '@meshwright/contract';
 *
 * valueAt({ result: { motion_url: 'https://example.com/m.fbx' } }, 'result.motion_url');
 */
export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined | null)?.[key] ?? undefined,
      values,
    );
}
