/**
 * One behavior that every implementation of a port shares: an observation, here or in a browser, and its expected
 * value.
 */
export interface Rule<Opened> {
  readonly title: string;
  /** @param open opens a new instance */
  readonly observe: (open: () => Opened) => Promise<unknown>;
  readonly expected: unknown;
}

/** Returns the code of the error that a promise rejects with. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}
