import { type Connection, connect } from '@meshwright/client';
import type { Buyer, Journal } from '@meshwright/purchase';
import { memoryJournal } from '@meshwright/purchase';
import { accountDigest, normalHost } from '@meshwright/purchase/identity';
import { type Service, type ServiceOptions, startService } from '@meshwright/service';

/** A real service on loopback whose jobs end at once, and a buyer with an account there. */
export interface Harness {
  readonly service: Service;
  readonly connection: Connection;
  readonly key: string;
  buyer(own?: Partial<Buyer> & { readonly journal?: Journal }): Promise<Buyer>;
  /** Credits spent by the ledger. */
  spent(): Promise<number>;
  /** Ids of all tasks of a family. */
  tasks(path: string): Promise<string[]>;
  /** Breaks calls from now on, by rules of the control surface. */
  fault(...rules: readonly object[]): Promise<void>;
  control(path: string, body?: object): Promise<unknown>;
  stop(): Promise<void>;
}

const credits = 10_000_000;
const key = 'key-of-the-harness';

export async function openHarness(options: ServiceOptions = {}): Promise<Harness> {
  const service = await startService({
    port: 0,
    accounts: [{ name: 'buyer', key, credits }],
    engine: {
      missing: () => null,
      run: async ({ seed }) => ({
        files: { 'model.glb': glb(seed) },
        result: { model_urls: { glb: 'model.glb' } },
      }),
    },
    ...options,
  });
  const connection = connect({ baseUrl: service.baseUrl, key });
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${service.baseUrl}${path}`, { headers: { Authorization: `Bearer ${key}` } })).json();
  const control = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${service.control.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${service.control.token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return text && JSON.parse(text);
  };
  return {
    service,
    connection,
    key,
    control,
    buyer: async (own = {}) => ({
      connection,
      journal: memoryJournal(),
      payer: { host: normalHost(connection.host), account: await accountDigest(key) },
      run: 'run-1',
      now: () => Date.now(),
      estimate: () => 5,
      ...own,
    }),
    spent: async () => credits - ((await read('/v1/balance')) as { balance: number }).balance,
    async tasks(path) {
      const page = (await read(`${path}?page_size=50`)) as { id: string }[];
      return page.map(({ id }) => id);
    },
    fault: async (...rules) => void (await control('/faults', { seed: 1, rules })),
    stop: () => service.stop(),
  };
}

/** Returns a GLB of one triangle, 1 high on the ground, with its seed; padded with spaces up to a size. */
export function glb(seed: number, size = 0): Uint8Array {
  const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  const json = JSON.stringify({
    asset: { version: '2.0', extras: { seed } },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'triangle' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    bufferViews: [{ buffer: 0, byteLength: positions.byteLength }],
    buffers: [{ byteLength: positions.byteLength }],
  });
  const text = Buffer.from(json.padEnd(Math.ceil(Math.max(json.length, size) / 4) * 4));
  const chunk = (type: string, bytes: Uint8Array): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(bytes.byteLength);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, bytes]);
  };
  const chunks = Buffer.concat([chunk('JSON', text), chunk('BIN\0', new Uint8Array(positions.buffer))]);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + chunks.length, 8);
  return Buffer.concat([head, chunks]);
}
