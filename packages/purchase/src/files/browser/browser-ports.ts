import { PurchaseError, type PurchaseErrorCode } from '../../purchase-error.ts';

/** Browser APIs of a page, a worker or an extension's service worker. */
export interface BrowserPorts {
  /** @default the global `indexedDB` */
  readonly indexedDB?: IDBFactory | undefined;
  /** @default `navigator.locks` */
  readonly locks?: LockManager | undefined;
}

/**
 * Returns the ports, by default the browser's own. @throws PurchaseError with the given code, naming what is missing
 */
export function presentPorts(
  { indexedDB = globalThis.indexedDB, locks = globalThis.navigator?.locks }: BrowserPorts,
  title: string,
  code: PurchaseErrorCode,
): { readonly indexedDB: IDBFactory; readonly locks: LockManager } {
  const missing = [...(indexedDB ? [] : ['IndexedDB']), ...(locks ? [] : ['Web Locks'])];
  if (missing.length === 0) return { indexedDB, locks };
  throw new PurchaseError(
    code,
    `open the ${title}: there is no ${missing.join(' and no ')} here. Serve the page over https or from localhost.`,
  );
}
