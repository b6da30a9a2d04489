import { type Service, startService } from '@meshwright/service';
import { type Answer, type Exchange, openGateway, type Passage } from './gateway.ts';
import { quickEngine } from './quick-engine.ts';

/**
 * Handles the creates and lists of one account.
 * @param elsewhere sends the same request once more, as another program with the same key does; not counted in this run
 */
export type AccountPassage = (
  exchange: Exchange,
  forward: () => Promise<Answer>,
  elsewhere: () => Promise<Answer>,
) => ReturnType<Passage>;

/** A separate account for one run, and everything the service has charged it. */
export interface Account {
  readonly key: string;
  /** Environment of a command that buys with it. */
  readonly env: { readonly MESHWRIGHT_BASE_URL: string; readonly MESHWRIGHT_API_KEY: string };
  /** Ids of the tasks that were charged, in order. */
  readonly charged: readonly string[];
  /** Called when a create has arrived, before the service receives it. */
  onCreate: () => void;
  /** Called when the service has charged, before the answer is sent back. */
  onCharge: () => void;
  /** Replaces the default passage through the gateway. */
  interceptor: AccountPassage;
  /** Credits taken according to the service's ledger. */
  spent(): Promise<number>;
  /** Credits according to the charged tasks. */
  cost(): Promise<number>;
}

/** A real local service whose tasks take a moment, and which reports every charge. */
export interface BilledService {
  readonly baseUrl: string;
  account(): Account;
  stop(): Promise<void>;
}

interface OpenAccount extends Account {
  readonly charged: string[];
  readonly paths: string[];
}

const granted = 100_000;
const plainPassage: AccountPassage = (_, forward) => forward();

/** @param accounts number of accounts: the service knows them from its start */
export async function openBilledService(
  accounts: number,
  { clockOffsetMs = 0 }: { readonly clockOffsetMs?: number } = {},
): Promise<BilledService> {
  const keys = Array.from({ length: accounts }, (_, number) => `key-of-run-${number}-0123456789`);
  const open = new Map<string, OpenAccount>();
  const clock = { now: () => Date.now() + clockOffsetMs };
  const gateway = await openGateway(clock, (exchange, forward) => {
    const account = open.get(exchange.key);
    if (!account) return forward();
    if (exchange.call === 'create') account.onCreate();
    return account.interceptor(exchange, async () => noted(account, exchange, await forward()), forward);
  });
  const service = await startService({
    publicUrl: gateway.origin,
    workers: 8,
    accounts: keys.map((key) => ({ name: key, key, credits: granted })),
    engine: quickEngine(),
    clock,
  });
  gateway.connect(service.fetch);
  const { baseUrl } = service;
  // The first request takes longer than those after it.
  await service.fetch(
    new Request(`${baseUrl}/v1/balance`, { headers: { authorization: `Bearer ${keys[0]}` } }),
  );

  return {
    baseUrl,
    account() {
      const key = keys[open.size];
      if (key === undefined) throw new Error(`all ${accounts} accounts are in use`);
      const account = openAccount(service, baseUrl, key);
      open.set(key, account);
      return account;
    },
    async stop() {
      await gateway.stop();
      await service.stop();
    },
  };
}

function openAccount(service: Service, baseUrl: string, key: string): OpenAccount {
  const read = async (path: string): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await service.fetch(new Request(`${baseUrl}${path}`, { headers }));
    return (await answer.json()) as Record<string, unknown>;
  };
  const account: OpenAccount = {
    key,
    env: { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key },
    charged: [],
    paths: [],
    onCreate: () => {},
    onCharge: () => {},
    interceptor: plainPassage,
    spent: async () => granted - Number((await read('/v1/balance')).balance),
    async cost() {
      const tasks = await Promise.all(account.paths.map(read));
      return tasks.reduce((sum, { consumed_credits }) => sum + Number(consumed_credits), 0);
    },
  };
  return account;
}

function noted(account: OpenAccount, { call, path }: Exchange, answer: Answer): Answer {
  if (call !== 'create' || answer.status !== 202) return answer;
  const id = (JSON.parse(answer.body.toString()) as { result: string }).result;
  account.charged.push(id);
  account.paths.push(`${path.replace('/openapi', '')}/${id}`);
  account.onCharge();
  return answer;
}
