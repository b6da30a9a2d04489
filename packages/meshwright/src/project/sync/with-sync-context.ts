import { randomUUID } from 'node:crypto';
import { connect } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import type { RecipeContext } from '@meshwright/pipeline';
import type { Buyer } from '@meshwright/purchase';
import { type FolderStore, folderStore, userFolder } from '@meshwright/purchase/node';
import { CliError } from '../../errors/cli-error.ts';
import type { Terminal } from '../../progress/terminal.ts';
import { buyerOf, type SpendingContext } from '../../purchase/buyer-here.ts';
import { type ServiceValues, withSession } from '../../session/session.ts';
import { lookFirst } from '../../task/look-first.ts';
import type { OpenProject } from '../open-project.ts';

/** Opens the content store of this user, shared by all projects; MESHWRIGHT_STORE names another folder. */
export function contentStore(terminal: Pick<Terminal, 'env' | 'now'>): FolderStore {
  return folderStore(storeFolder(terminal), { now: terminal.now });
}

export function storeFolder({ env }: Pick<Terminal, 'env'>): string {
  return env.MESHWRIGHT_STORE || userFolder('store', env);
}

/** Purchase context of a sync. */
export interface SyncSpending extends SpendingContext {
  /** Family of the first create: its list is read before, so that a wrong address or key costs nothing. */
  readonly first?: Family | undefined;
}

/**
 * Runs the work with a recipe context, at the service from flags, environment or manifest, otherwise the embedded one.
 */
export function withSyncContext<T>(
  values: ServiceValues,
  open: OpenProject,
  spendingContext: SyncSpending,
  terminal: Terminal,
  work: (context: RecipeContext) => Promise<T>,
): Promise<T> {
  return withSession(values, terminal, async (session) => {
    const context = recipeContextOf(open, await buyerOf(session, spendingContext, terminal), terminal);
    if (spendingContext.first) {
      await lookFirst(session, spendingContext.first, terminal);
      // Detects a read-only store before paying.
      await context.store.write(new Uint8Array());
    }
    return work(context);
  });
}

/** Does the same without purchases: opens no service and needs no key. */
export async function withoutService<T>(
  open: OpenProject,
  spendingContext: SpendingContext,
  terminal: Terminal,
  work: (context: RecipeContext) => Promise<T>,
): Promise<T> {
  const connection = connect({
    baseUrl: 'http://localhost',
    fetch: async () => {
      throw new CliError('internal', 'a request would have been sent although nothing has to be bought');
    },
  });
  const payer = { host: connection.host, account: 'none' };
  const { journal, budget, run } = spendingContext;
  const buyer = { journal, budget, run, connection, payer, estimate: () => 0, now: terminal.now };
  return work(recipeContextOf(open, buyer, terminal));
}

export function newRun(): string {
  return randomUUID();
}

function recipeContextOf({ files }: OpenProject, buyer: Buyer, terminal: Terminal): RecipeContext {
  return {
    buyer,
    store: contentStore(terminal),
    async readFile(path) {
      const bytes = await files.read(path);
      if (bytes) return bytes;
      throw new CliError(
        'local_io',
        `${path} was removed from the project meanwhile; nothing was sent for it`,
      );
    },
  };
}
