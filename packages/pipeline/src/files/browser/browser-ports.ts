import { PipelineError, type PipelineErrorCode } from '../../pipeline-error.ts';

/** What a page, a worker or an extension's service worker brings. */
export interface BrowserPorts {
  /** Default: the global one. */
  readonly indexedDB?: IDBFactory | undefined;
  /** Default: the navigator's. */
  readonly locks?: LockManager | undefined;
}

/** The ports, or the browser's own. @throws PipelineError with the code where it has none, naming what is missing */
export function presentPorts(
  { indexedDB = globalThis.indexedDB, locks = globalThis.navigator?.locks }: BrowserPorts,
  title: string,
  code: PipelineErrorCode,
): { readonly indexedDB: IDBFactory; readonly locks: LockManager } {
  const missing = [...(indexedDB ? [] : ['IndexedDB']), ...(locks ? [] : ['Web Locks'])];
  if (missing.length === 0) return { indexedDB, locks };
  throw new PipelineError(
    code,
    `open the ${title}: there is no ${missing.join(' and no ')} here. Serve the page over https or from localhost.`,
  );
}
