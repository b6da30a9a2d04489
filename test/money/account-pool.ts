import { type Account, type BilledService, openBilledService } from './billed-service.ts';

/** Accounts for any number of runs, at services that are opened as needed. */
export interface AccountPool {
  /** Runs the work with an unused account. */
  lend<T>(work: (account: Account) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** The log of a service searches for the keys of all its accounts, so fewer accounts answer sooner. */
const accountsEach = 8;

interface SharedService {
  readonly service: Promise<BilledService>;
  lent: number;
  users: number;
}

export function openAccountPool(options: Parameters<typeof openBilledService>[1] = {}): AccountPool {
  const services = new Set<SharedService>();
  let newest: SharedService | undefined;

  function serviceWithRoom(): SharedService {
    if (newest && newest.lent < accountsEach) return newest;
    newest = { service: openBilledService(accountsEach, options), lent: 0, users: 0 };
    services.add(newest);
    return newest;
  }

  return {
    async lend(work) {
      const from = serviceWithRoom();
      from.lent += 1;
      from.users += 1;
      try {
        return await work((await from.service).account());
      } finally {
        from.users -= 1;
        if (from.users === 0 && from.lent === accountsEach && services.delete(from)) {
          await (await from.service).stop();
        }
      }
    },
    async stop() {
      for (const { service } of services) await (await service).stop();
    },
  };
}
