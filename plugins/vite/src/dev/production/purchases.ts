import { connect } from '@meshwright/client';
import type { Project, ProjectFiles, RecipeContext } from '@meshwright/pipeline';
import { type Buyer, type ContentStore, openBuyer } from '@meshwright/purchase';
import { projectJournal } from '@meshwright/purchase/node';
import { PluginError } from '../../plugin-error.ts';
import { openServiceConnection, type ServiceConnectionOptions } from './open-service-connection.ts';

export interface PurchaseOptions extends Omit<ServiceConnectionOptions, 'service'> {
  readonly folder: string;
  readonly files: ProjectFiles;
  readonly store: ContentStore;
  /** Run id of this server's spending in the journal, for its budget. */
  readonly run: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with a message for the user about the journal or the key. */
  readonly onNote: (note: string) => void;
}

/** Provides the context of recipes. Open resources are shared, and closed after the last use. */
export interface Purchases {
  /** Runs work with a service, for assets that have to be made. */
  withService<T>(project: Project, work: (context: RecipeContext) => Promise<T>): Promise<T>;
  /** Runs work without a service, where no purchase is needed. */
  withoutService<T>(work: (context: RecipeContext) => Promise<T>): Promise<T>;
}

export function purchases({
  folder,
  files,
  store,
  run,
  now,
  onNote,
  ...connecting
}: PurchaseOptions): Purchases {
  const journals = shared(
    async () => projectJournal(folder, connecting.env, { now, onNote }),
    async (journal) => journal.close(),
  );
  let address: string | undefined;
  const connections = shared(
    () => openServiceConnection({ ...connecting, service: address }),
    (serviceConnection) => serviceConnection.close(),
  );
  const context = (buyer: Buyer): RecipeContext => ({
    buyer,
    store,
    async readFile(path) {
      const bytes = await files.read(path);
      if (bytes) return bytes;
      throw new PluginError('drift', `${path} was removed from the project. Nothing was sent for it.`);
    },
  });
  return {
    withService: ({ manifest }, work) =>
      journals(async (journal) => {
        address = manifest.service;
        return connections(async ({ connection, embedded }) => {
          const budget = manifest.budget ?? (embedded ? undefined : nothing);
          const { signal } = connecting;
          const playCredits = embedded;
          return work(
            context(await openBuyer({ connection, journal, budget, run, playCredits, now, signal, onNote })),
          );
        });
      }),
    withoutService: (work) =>
      journals((journal) =>
        work(context({ journal, connection: offline, payer: offlinePayer, run, now, estimate: () => 0 })),
      ),
  };
}

/** Budget zero: a background server with real money spends nothing without permission. */
const nothing = { run: 0 };

const offline = connect({
  baseUrl: 'http://localhost',
  fetch: () =>
    Promise.reject(
      new PluginError('drift', 'A request was about to be sent although purchases are disabled.'),
    ),
});
const offlinePayer = { host: offline.host, account: 'offline' };

function shared<R>(open: () => Promise<R>, close: (resource: R) => Promise<void>) {
  let users = 0;
  let opened: Promise<R> | undefined;
  let closed: Promise<void> = Promise.resolve();
  return async <T>(work: (resource: R) => Promise<T>): Promise<T> => {
    users += 1;
    opened ??= closed.then(open);
    const mine = opened;
    try {
      return await work(await mine);
    } finally {
      users -= 1;
      if (users === 0) {
        opened = undefined;
        closed = mine.then(close, () => {});
        await closed;
      }
    }
  };
}
