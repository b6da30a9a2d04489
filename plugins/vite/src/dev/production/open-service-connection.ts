import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, connect, hasCode } from '@meshwright/client';
import { isLocalHost } from '@meshwright/purchase/identity';
import { userFolder } from '@meshwright/purchase/node';
import { PluginError } from '../../plugin-error.ts';

/** An open connection to a service for purchases. */
export interface ServiceConnection {
  readonly connection: Connection;
  /** Whether the service runs in this process, with free credits. */
  readonly embedded: boolean;
  close(): Promise<void>;
}

export interface ServiceConnectionOptions {
  /** Environment: MESHWRIGHT_BASE_URL, MESHWRIGHT_API_KEY, and the variables of the user's cache folder. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Service address from the manifest, used when the environment has none. */
  readonly service?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Connects to the service of the environment, or that of the manifest if it is on this machine, with the
 * environment's key; without an address and a key, to an embedded one.
 * @throws PluginError `no_key`, `no_service`
 */
export async function openServiceConnection(options: ServiceConnectionOptions): Promise<ServiceConnection> {
  const baseUrl = options.env.MESHWRIGHT_BASE_URL || options.service;
  const key = options.env.MESHWRIGHT_API_KEY || undefined;
  if (baseUrl === undefined && key === undefined) return embeddedConnection(options);
  if (baseUrl === undefined) {
    throw new PluginError(
      'no_service',
      'An API key is set but no service: set MESHWRIGHT_BASE_URL, or "service" in meshwright.json.',
    );
  }
  // A repository may redirect the key only to this machine.
  if (!options.env.MESHWRIGHT_BASE_URL && key !== undefined && !isLocalHost(new URL(baseUrl).host)) {
    throw new PluginError(
      'no_service',
      `meshwright.json names the service ${baseUrl}. The key is only sent to a service that you set yourself: set MESHWRIGHT_BASE_URL to this address.`,
    );
  }
  if (key === undefined) {
    throw new PluginError(
      'no_key',
      'A service is set but no API key: set MESHWRIGHT_API_KEY, in the environment or in .env.local.',
    );
  }
  const connection = connect({ baseUrl, key });
  return { connection, embedded: false, close: async () => {} };
}

const retryMs = 250;

/** Opens the embedded service in the folder of the command line's; a lock makes them take turns. */
async function embeddedConnection({ env, signal }: ServiceConnectionOptions): Promise<ServiceConnection> {
  const { startService } = await import('@meshwright/service').catch((cause: unknown) => {
    throw new PluginError(
      'no_service',
      'No service is set: set MESHWRIGHT_BASE_URL and MESHWRIGHT_API_KEY, or install @meshwright/service and @meshwright/engine to make assets on this machine.',
      { cause },
    );
  });
  const dataDir = userFolder('embedded', env);
  for (;;) {
    try {
      const service = await startService({ dataDir });
      const key = service.accounts[0]!.key!;
      const fetch: typeof globalThis.fetch = (input, init) => service.fetch(new Request(input, init));
      const connection = connect({ baseUrl: service.baseUrl, key, fetch });
      return { connection, embedded: true, close: () => service.stop() };
    } catch (error) {
      if (!hasCode(error, 'data_in_use')) throw error;
      await delay(retryMs, undefined, { signal });
    }
  }
}
