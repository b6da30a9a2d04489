import { hasCode } from '@meshwright/contract';

/** Returns the result of the work, or undefined if the file does not exist. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
