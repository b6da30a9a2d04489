import { randomUUID } from 'node:crypto';
import { connect } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { Buyer, Workshop } from '@meshwright/pipeline';
import { type FolderStore, folderStore, userFolder } from '@meshwright/pipeline/node';
import { CliError } from '../../errors/cli-error.ts';
import type { Terminal } from '../../progress/terminal.ts';
import { buyerOf, type Purse } from '../../purchase/buyer-here.ts';
import { type ServiceValues, withSession } from '../../session/session.ts';
import { lookFirst } from '../../task/look-first.ts';
import type { OpenProject } from '../open-project.ts';

/** The content store of this user, shared by all projects; MESHWRIGHT_STORE names another folder. */
export function contentStore(terminal: Pick<Terminal, 'env' | 'now'>): FolderStore {
  return folderStore(storeFolder(terminal), { now: terminal.now });
}

export function storeFolder({ env }: Pick<Terminal, 'env'>): string {
  return env.MESHWRIGHT_STORE || userFolder('store', env);
}

/** What a sync buys with. */
export interface SyncPurse extends Purse {
  /** Family of the first create: the service is asked for its list before, where a wrong address or key costs nothing. */
  readonly first?: Family | undefined;
}

/** Works with everything recipes need, at the service that flags, environment or manifest name, else the embedded one. */
export function withWorkshop<T>(
  values: ServiceValues,
  open: OpenProject,
  purse: SyncPurse,
  terminal: Terminal,
  work: (workshop: Workshop) => Promise<T>,
): Promise<T> {
  return withSession(values, terminal, async (session) => {
    const workshop = workshopOf(open, await buyerOf(session, purse, terminal), terminal);
    if (purse.first) {
      await lookFirst(session, purse.first, terminal);
      // A store that cannot be written would be found out after paying.
      await workshop.store.write(new Uint8Array());
    }
    return work(workshop);
  });
}

/** The same where nothing is to be bought: no service is opened, and no key needed. */
export async function withoutService<T>(
  open: OpenProject,
  purse: Purse,
  terminal: Terminal,
  work: (workshop: Workshop) => Promise<T>,
): Promise<T> {
  const connection = connect({
    baseUrl: 'http://localhost',
    fetch: async () => {
      throw new CliError('internal', 'something was to be sent where nothing has to be bought');
    },
  });
  const payer = { host: connection.host, account: 'nobody' };
  const { journal, budget, run } = purse;
  const buyer = { journal, budget, run, connection, payer, estimate: () => 0, now: terminal.now };
  return work(workshopOf(open, buyer, terminal));
}

export function newRun(): string {
  return randomUUID();
}

function workshopOf({ files }: OpenProject, buyer: Buyer, terminal: Terminal): Workshop {
  return {
    buyer,
    store: contentStore(terminal),
    async readFile(path) {
      const bytes = await files.read(path);
      if (bytes) return bytes;
      throw new CliError('local_io', `${path} has gone from the project meanwhile; nothing was sent for it`);
    },
  };
}
