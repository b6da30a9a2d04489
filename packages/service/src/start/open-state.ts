import { randomBytes } from 'node:crypto';
import { createServiceClock, type ServiceClock } from '../control/service-clock.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { type Account, type Accounts, createAccounts } from '../store/accounts.ts';
import type { OnStatement } from '../store/open-store.ts';
import type { Plan } from '../store/plans.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { timedFiles } from '../telemetry/timed-files.ts';
import { timeOrderedId } from '../time-ordered-id.ts';
import { createHealth, type Health } from './health.ts';
import type { ServiceOptions } from './service-options.ts';
import type { Teardown } from './teardown.ts';

/** The stored state of a service, its accounts and its clock. */
export interface OpenState {
  readonly storage: Storage;
  readonly clock: ServiceClock;
  /** Milliseconds since 1970 by the clock of the options or the storage, which the control surface does not change. */
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
  readonly health: Health;
  readonly telemetry: Telemetry;
  /** Repairs made after a killed process. */
  readonly recovered: { readonly tasks: number };
}

/** Opens the storage, repairs it after a killed process and writes the accounts. */
export async function openState(
  options: ServiceOptions,
  telemetry: Telemetry,
  teardown: Teardown,
  onFault: (error: unknown) => void,
): Promise<OpenState> {
  const { random = randomBytes, role = 'all' } = options;
  const opened = await openStorage(options, {
    onFault,
    onStatement: telemetry.isOn ? statementsTo(telemetry, options.database !== undefined) : undefined,
    onTaken: (tasks) => telemetry.add('meshwright_leases_lost_total', {}, tasks),
  });
  teardown.add(() => opened.close());
  const base = options.clock ?? opened.clock ?? { now: () => Date.now() };
  const clock = createServiceClock(base);
  const storage = { ...opened, files: timedFiles(opened.files, telemetry) };
  const recovered = await storage.recover();
  if (recovered.tasks > 0) telemetry.add('meshwright_leases_lost_total', {}, recovered.tasks);
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
    health: createHealth({
      store: storage.store,
      files: storage.files,
      workers: storage.workers,
      hasSlots: role !== 'api',
      onFault,
    }),
    telemetry,
    recovered,
  };
}

/** Reports statements by their verb and table: their values are not in them. */
function statementsTo(telemetry: Telemetry, isPostgres: boolean): OnStatement {
  const system = isPostgres ? 'postgresql' : 'sqlite';
  return (text, seconds, error) => {
    const outcome = error === undefined ? 'ok' : 'error';
    telemetry.observe('meshwright_database_seconds', { outcome }, seconds);
    const [, verb = text, table = ''] =
      /^\s*(\w+)(?:[^"]*?\b(?:from|into|update)\s+"?(\w+)"?)?/i.exec(text) ?? [];
    const summary = `${verb.toLowerCase()} ${table}`.trim();
    telemetry.ended(summary, seconds, { 'db.system.name': system, 'db.query.summary': summary, outcome });
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
