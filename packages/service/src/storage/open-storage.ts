import { defaultWorkers, type ServiceOptions } from '../start/service-options.ts';
import type { OnStatement } from '../store/open-store.ts';
import { embeddedStorage } from './embedded-storage.ts';
import type { Storage } from './storage.ts';

export interface StoragePorts {
  readonly onFault: (error: unknown) => void;
  /** Absent: statements are not reported. */
  readonly onStatement: OnStatement | undefined;
  readonly onTaken: (tasks: number) => void;
}

/** Opens the storage of the options. A service with its own folder does not load the cluster code. */
export async function openStorage(
  options: ServiceOptions,
  { onFault, onStatement, onTaken }: StoragePorts,
): Promise<Storage> {
  const {
    storage,
    database,
    files = '',
    fileCredentials,
    random,
    role,
    workers = defaultWorkers(),
  } = options;
  if (storage) return storage;
  if (database === undefined) return await embeddedStorage(options.dataDir, { onStatement });
  const { openFiles } = await import('./open-files.ts');
  const { clusterStorage } = await import('./cluster-storage.ts');
  return await clusterStorage({
    database,
    openFiles: await openFiles(files, fileCredentials),
    slots: role === 'api' ? 0 : workers,
    onFault,
    onTaken,
    onStatement,
    ...(random && { random }),
  });
}
