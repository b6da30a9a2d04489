import { type ServiceOptions, startService } from '@meshwright/service';
import type { SuiteService } from './editor-driver.ts';
import { type SuiteEngine, suiteEngine } from './suite-engine.ts';

/** Service of the suite with data that editors cannot see. */
export interface SuiteBackend extends SuiteService {
  readonly engine: SuiteEngine;
  /** Returns the credits spent according to the ledger. */
  spent(): Promise<number>;
  /** Returns the task ids of a family, newest first. */
  tasks(path: string): Promise<string[]>;
  /** Returns the status of a task. */
  status(path: string, id: string): Promise<string>;
  /** Creates a task as another client. Returns its id. */
  create(path: string, body: object): Promise<string>;
  /** Sets the fault rules of the control API; none restores normal operation. */
  fault(...rules: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

const key = 'canary-key-of-the-host-suite';
const credits = 1_000_000;

/**
 * @example
 * import { openSuiteBackend } from '@meshwright/host-suite';
 *
 * const service = await openSuiteBackend();
 * console.log(service.baseUrl, await service.spent());
 * await service.stop();
 */
export async function openSuiteBackend(options: ServiceOptions = {}): Promise<SuiteBackend> {
  const engine = suiteEngine();
  const service = await startService({
    port: 0,
    accounts: [{ name: 'suite', key, credits }],
    engine: engine.engine,
    ...options,
  });
  const call = async (url: string, token: string, body?: object): Promise<unknown> => {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
    return text && JSON.parse(text);
  };
  const api = (path: string, body?: object) => call(`${service.baseUrl}${path}`, key, body);
  const control = (path: string, body: object) =>
    call(`${service.control.url}${path}`, service.control.token, body);
  return {
    baseUrl: service.baseUrl,
    key,
    engine,
    control,
    spent: async () => credits - ((await api('/v1/balance')) as { balance: number }).balance,
    tasks: async (path) => ((await api(`${path}?page_size=50`)) as { id: string }[]).map(({ id }) => id),
    status: async (path, id) => ((await api(`${path}/${id}`)) as { status: string }).status,
    create: async (path, body) => ((await api(path, body)) as { result: string }).result,
    fault: async (...rules) => void (await control('/faults', { seed: 1, rules })),
    stop: () => service.stop(),
  };
}
