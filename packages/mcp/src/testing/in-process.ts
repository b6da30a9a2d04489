import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, connect } from '@meshwright/client';
import { memoryJournal } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { startService } from '@meshwright/service';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer } from '../mcp-server.ts';
import type { McpOptions, McpPorts } from '../ports.ts';
import { namedGlb } from './named-glb.ts';
import { testPorts } from './test-ports.ts';

/** A server, a service and a journal in this process, with a clock of the connection that skips its waits. */
export interface InProcess {
  /** Opens a session; without an answer to questions its client cannot be asked. */
  open(onQuestion?: (message: string) => 'accept' | 'decline'): Promise<Client>;
  readonly ports: McpPorts;
  readonly options: McpOptions;
  fault(...rules: readonly object[]): Promise<void>;
  tasks(): Promise<number>;
  close(): Promise<void>;
}

const key = 'key-in-process';

export async function inProcess(): Promise<InProcess> {
  const base = await mkdtemp(join(tmpdir(), 'meshwright-mcp-'));
  const service = await startService({
    port: 0,
    accounts: [{ name: 'tester', key, credits: 1_000 }],
    engine: {
      missing: () => null,
      run: async () => ({
        files: { 'model.glb': namedGlb('x') },
        result: { model_urls: { glb: 'model.glb' } },
      }),
    },
  });
  const time = skippingClock();
  const connection = connect({ baseUrl: service.baseUrl, key, fetch: time.fetch, clock: time.clock });
  const store = folderStore(join(base, 'store'), { now: Date.now });
  const journal = memoryJournal();
  const ports = testPorts(connection, journal, store);
  const options = { root: base, version: '0', budget: 100, answerMs: 250_000 };
  const mcp = createMcpServer(ports, options);
  const authorization = { authorization: `Bearer ${key}` };
  return {
    ...{ ports, options },
    async open(onQuestion) {
      const client = new Client(
        { name: 'test', version: '0' },
        { capabilities: onQuestion ? { elicitation: {} } : {} },
      );
      if (onQuestion) {
        client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
          const action = onQuestion(params.message);
          return action === 'accept' ? { action, content: {} } : { action };
        });
      }
      const [near, far] = InMemoryTransport.createLinkedPair();
      await mcp.session().connect(far);
      await client.connect(near);
      return client;
    },
    async fault(...rules) {
      await fetch(`${service.control.url}/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.control.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ seed: 1, rules }),
      });
    },
    async tasks() {
      const answer = await fetch(`${service.baseUrl}/v2/text-to-3d`, { headers: authorization });
      return ((await answer.json()) as unknown[]).length;
    },
    async close() {
      await mcp.close();
      await service.stop();
      await rm(base, { recursive: true, force: true });
    },
  };
}

/** Turns of the event loop without a request until the next wait is over. */
const quietTurns = 50;

/** A clock whose next wait is over as soon as no request is under way. */
function skippingClock(): { readonly clock: Clock; readonly fetch: typeof globalThis.fetch } {
  const waits = new Map<() => void, number>();
  let [skipped, requests, turns, runs] = [0, 0, 0, false];
  const now = () => Date.now() + skipped;
  const turn = () => {
    turns = requests > 0 ? 0 : turns + 1;
    const [next] = [...waits].sort(([, a], [, b]) => a - b);
    if (turns > quietTurns && next) {
      const [call, at] = next;
      turns = 0;
      waits.delete(call);
      skipped += Math.max(0, at - now());
      call();
    }
    runs = waits.size > 0;
    if (runs) setImmediate(turn);
  };
  return {
    clock: {
      now,
      after(ms, call) {
        const wait = () => call();
        waits.set(wait, now() + ms);
        if (!runs) {
          runs = true;
          setImmediate(turn);
        }
        return () => void waits.delete(wait);
      },
    },
    async fetch(input, init) {
      requests += 1;
      try {
        const answer = await fetch(input, init);
        // Read whole, so that the request is over with it.
        const body = answer.status === 204 ? null : await answer.arrayBuffer();
        return new Response(body, { status: answer.status, headers: answer.headers });
      } finally {
        requests -= 1;
      }
    },
  };
}
