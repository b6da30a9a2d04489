import { familyNamed } from '@meshwright/contract';

/**
 * Returns whether a family keeps its inputs. A family without result files, such as an analysis, keeps them as long
 * as its tasks exist: tasks that refer to it work on the same inputs, whether they came from a task, a link or a data
 * URI.
 */
export function keepsInputs(family: string): boolean {
  return familyNamed(family)?.results.length === 0;
}
