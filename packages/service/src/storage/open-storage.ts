import type { ServiceOptions } from '../service-options.ts';
import { embeddedStorage } from './embedded-storage.ts';
import type { Storage } from './storage.ts';

/** What the options ask for. What a cluster needs is not loaded for a service with a folder of its own. */
export async function openStorage(
  options: ServiceOptions,
  onFault: (error: unknown) => void,
): Promise<Storage> {
  const { storage, database, files = '', fileCredentials, random } = options;
  if (storage) return storage;
  if (database === undefined) return await embeddedStorage(options.dataDir);
  const { openFiles } = await import('./open-files.ts');
  const { clusterStorage } = await import('./cluster-storage.ts');
  return await clusterStorage({
    database,
    openFiles: await openFiles(files, fileCredentials),
    onFault,
    ...(random && { random }),
  });
}
