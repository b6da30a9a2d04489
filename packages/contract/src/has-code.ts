/**
 * Returns true when `error` is an Error with one of these codes. The class does not matter, so that it also holds for
 * errors of the system and for those of a second copy of a package.
 * @example
 * import { hasCode } from '@meshwright/contract';
 *
 * const text = await readFile('notes.txt', 'utf8').catch((error) => {
 *   if (hasCode(error, 'ENOENT')) return '';
 *   throw error;
 * });
 */
export function hasCode<Code extends string>(
  error: unknown,
  ...codes: readonly Code[]
): error is Error & { readonly code: Code } {
  return error instanceof Error && codes.some((code) => code === (error as { code?: unknown }).code);
}
