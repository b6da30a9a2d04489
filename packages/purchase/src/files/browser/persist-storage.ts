/** The parts of `navigator` that persistent storage needs. */
export interface PersistPorts {
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly permissions?: Pick<Permissions, 'query'> | undefined;
}

let answer: Promise<boolean> | undefined;

/**
 * Requests persistent storage for this origin, once per page. Some browsers prompt the user: call it when data worth
 * keeping is created. Sends no request if the permission is already granted or denied. Resolves with whether storage is
 * persistent, and never rejects.
 * @example
 * import { persistStorage } from '@meshwright/purchase/browser';
 *
 * const isKept = await persistStorage(); // false: the browser may clear it when storage is short
 */
export function persistStorage(): Promise<boolean> {
  answer ??= persistBy(globalThis.navigator ?? {});
  return answer;
}

/** Does the same with the given ports. */
export async function persistBy({ storage, permissions }: PersistPorts): Promise<boolean> {
  try {
    if (!storage) return false;
    if (await storage.persisted()) return true;
    const name = 'persistent-storage' as PermissionName;
    const known = await permissions?.query({ name }).catch(() => undefined);
    return known?.state === 'denied' ? false : await storage.persist();
  } catch {
    // An origin without storage rights: the failing write reports it.
    return false;
  }
}
