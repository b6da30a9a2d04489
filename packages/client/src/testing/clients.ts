import { type VirtualClock, virtualClock } from '@meshwright/testing/client/virtual-clock';
import { afterEach } from 'vitest';
import { type Client, type ClientOptions, createClient } from '../create-client.ts';
import { type FaultServer, type Script, startFaultServer } from './fault-server.ts';

/** The key of every test; it must not appear in any error. */
export const canary = 'canary-key-5f2a9c';

const servers: FaultServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

export interface Setting {
  readonly server: FaultServer;
  readonly client: Client;
}

/** Starts a misbehaving server and a client of it; both close after the test. */
export async function setting(script: Script, options: Partial<ClientOptions> = {}): Promise<Setting> {
  const server = await startFaultServer(script);
  servers.push(server);
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
