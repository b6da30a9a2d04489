/** One thing that every implementation of a port does: what is observed, here or in a browser, and what it must be. */
export interface Rule<Opened> {
  readonly says: string;
  /** @param open opens a new one */
  readonly observe: (open: () => Opened) => Promise<unknown>;
  readonly expected: unknown;
}

/** The code of the error that a promise rejects with. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}
