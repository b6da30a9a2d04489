import { randomBytes } from 'node:crypto';
import { createServiceClock, type ServiceClock } from '../control/service-clock.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type Account, type Accounts, createAccounts } from '../store/accounts.ts';
import type { Plan } from '../store/plans.ts';
import { timeOrderedId } from '../time-ordered-id.ts';
import type { ServiceOptions } from './service-options.ts';
import type { Teardown } from './teardown.ts';

/** The stored state of a service, its accounts and its clock. */
export interface OpenState {
  readonly storage: Storage;
  readonly clock: ServiceClock;
  /** Milliseconds since 1970 by the clock of the options, which the control surface does not change. */
  readonly realNow: () => number;
  readonly newId: () => string;
  readonly accounts: Accounts;
  /** The accounts of this start. */
  readonly listed: readonly Account[];
  /** The account that the service created for itself, undefined when accounts were given. */
  readonly own: { readonly keyIsNew: boolean } | undefined;
  /** Signs file links. */
  readonly linkSecret: Uint8Array;
  readonly controlToken: string;
  /** Repairs made after a killed process. */
  readonly recovered: { readonly tasks: number };
}

/** Opens the storage, repairs it after a killed process and writes the accounts. */
export async function openState(
  options: ServiceOptions,
  teardown: Teardown,
  onFault: (error: unknown) => void,
): Promise<OpenState> {
  const { random = randomBytes, role = 'all' } = options;
  const base = options.clock ?? { now: () => Date.now() };
  const clock = createServiceClock(base);
  const storage = await openStorage(options, onFault);
  teardown.add(() => storage.close());
  const recovered = await storage.recover();
  const newId = () => timeOrderedId(clock.now(), random(10));
  const secret = await storage.secret('secret', () => random(32));
  const own =
    options.accounts || role === 'worker' ? undefined : await ownAccount(storage, random, options.plan);
  const listed = own ? [own.account] : (options.accounts ?? []);
  const { onNote = (text: string) => console.error(text) } = options;
  const accounts = createAccounts({
    store: storage.store,
    accounts: listed,
    clock,
    newId,
    realNow: () => base.now(),
    onNote,
  });
  // A worker authenticates no requests, and must not change the accounts.
  if (role !== 'worker') await accounts.seed();
  const controlToken = Buffer.from(random(32)).toString('base64url');
  return {
    storage,
    clock,
    realNow: () => base.now(),
    newId,
    accounts,
    listed,
    own,
    linkSecret: secret.bytes,
    controlToken,
    recovered,
  };
}

/**
 * Returns the account of a service started without accounts. Its key is random and generated once per data directory,
 * so that no two services share one and no key is predictable.
 * @param plan to try; without one nothing is limited
 */
async function ownAccount(
  storage: Pick<Storage, 'secret'>,
  random: (size: number) => Uint8Array,
  plan?: Plan,
): Promise<{ readonly account: Account; readonly keyIsNew: boolean }> {
  const make = () => Buffer.from(`mw_${Buffer.from(random(24)).toString('base64url')}`);
  const { bytes, isNew } = await storage.secret('key', make);
  const key = Buffer.from(bytes).toString().trim();
  return { account: { name: 'local', key, credits: 1_000_000, ...(plan && { plan }) }, keyIsNew: isNew };
}
