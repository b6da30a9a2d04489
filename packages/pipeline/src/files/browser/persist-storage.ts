/** What a browser offers of it. */
export interface PersistPorts {
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly permissions?: Pick<Permissions, 'query'> | undefined;
}

let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once a page, to keep what this origin has when it is short of room. Some browsers ask the user:
 * call it when something worth keeping is made. There is no question where it is granted or denied already. Resolves
 * with whether it is kept, and never rejects.
 */
export function persistStorage(): Promise<boolean> {
  asked ??= persistBy(globalThis.navigator ?? {});
  return asked;
}

/** The same for given ports. */
export async function persistBy({ storage, permissions }: PersistPorts): Promise<boolean> {
  try {
    if (!storage) return false;
    if (await storage.persisted()) return true;
    const name = 'persistent-storage' as PermissionName;
    const known = await permissions?.query({ name }).catch(() => undefined);
    return known?.state === 'denied' ? false : await storage.persist();
  } catch {
    // An origin that may keep nothing: what is kept then is said by what keeps it.
    return false;
  }
}
