import { familyNamed } from '@meshwright/contract';

/**
 * A family that makes no file, such as an analysis, keeps what it was given as long as its tasks exist: another task
 * that refers to it works on that, whether it came by a task, a link or a data URI.
 */
export function keepsInputs(family: string): boolean {
  return familyNamed(family)?.results.length === 0;
}
