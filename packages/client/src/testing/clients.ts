import { type VirtualClock, virtualClock } from '@meshwright/testing/client/virtual-clock';
import { onTestFinished } from 'vitest';
import { type Client, type ClientOptions, createClient } from '../create-client.ts';
import { type FaultServer, type Script, startFaultServer } from './fault-server.ts';

/** The key of every test; it must not appear in any error. */
export const canary = 'canary-key-5f2a9c';

export interface Setting {
  readonly server: FaultServer;
  readonly client: Client;
}

/** Starts a misbehaving server and a client of it; both close after the test. */
export async function setting(script: Script, options: Partial<ClientOptions> = {}): Promise<Setting> {
  const server = await startFaultServer(script);
  onTestFinished(() => server.stop());
  return { server, client: createClient({ baseUrl: server.baseUrl, key: canary, ...options }) };
}

/** The same with a clock that jumps over every wait; no jitter. */
export async function timelessSetting(
  script: Script,
  options: Partial<ClientOptions> = {},
): Promise<Setting & { readonly clock: VirtualClock }> {
  const clock = virtualClock();
  return { clock, ...(await setting(script, { clock, fetch: clock.fetch, random: () => 0, ...options })) };
}
