import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@meshwright/client';
import { memoryJournal } from '@meshwright/purchase';
import { folderStore } from '@meshwright/purchase/node';
import { startService } from '@meshwright/service';
import type { Random } from '@meshwright/testing/random';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer } from '../mcp-server.ts';
import { namedGlb } from './named-glb.ts';
import { testPorts } from './test-ports.ts';

/** A sequence that broke a rule. */
export interface BudgetBreach {
  readonly run: number;
  readonly cap: number;
  readonly spent: number;
  readonly rule: string;
}

/** What the sequences did. */
export interface BudgetRuns {
  readonly breaches: readonly BudgetBreach[];
  readonly calls: number;
  /** Calls that a cap refused. */
  readonly refusals: number;
  /** Distinct purchases, and the credits they cost by the ledger. */
  readonly purchases: number;
  readonly credits: number;
}

type BudgetTally = { -readonly [Name in keyof BudgetRuns]: BudgetRuns[Name] } & { breaches: BudgetBreach[] };

const credits = 100_000_000;

/**
 * Runs random sequences of creates, repeats, waits and restarts at caps of 0 to 200 credits, several calls at a time, and
 * compares the ledger of the service with the cap of the day and of each session.
 */
export async function budgetRuns(runs: number, random: Random): Promise<BudgetRuns> {
  const tally: BudgetTally = { breaches: [], calls: 0, refusals: 0, credits: 0, purchases: 0 };
  for (let from = 0; from < runs; from += perService) {
    await budgetsOf(from, Math.min(runs, from + perService), random, tally);
  }
  return tally;
}

/** A new journal reads the tasks of its service: with many the runs get slow. */
const perService = 20;

async function budgetsOf(from: number, to: number, random: Random, tally: BudgetTally): Promise<void> {
  const upTo = random.int;
  const base = await mkdtemp(join(tmpdir(), 'meshwright-budgets-'));
  const key = 'key-of-the-budgets';
  const service = await startService({
    accounts: [{ name: 'tester', key, credits }],
    engine: {
      missing: () => null,
      run: async () => ({
        files: { 'model.glb': namedGlb('x') },
        result: { model_urls: { glb: 'model.glb' } },
      }),
    },
  });
  const fetch: typeof globalThis.fetch = (input, init) => service.fetch(new Request(input, init));
  const connection = connect({ baseUrl: service.baseUrl, key, fetch });
  const spent = async () => {
    const answer = await fetch(`${service.baseUrl}/v1/balance`, {
      headers: { authorization: `Bearer ${key}` },
    });
    return credits - ((await answer.json()) as { balance: number }).balance;
  };
  const store = folderStore(join(base, 'store'), { now: Date.now });
  const { breaches } = tally;
  try {
    for (let run = from; run < to; run++) {
      const journal = memoryJournal();
      // Unlike the texts of the runs before, which this new journal does not know.
      const name = createHash('sha256').update(`${run}`).digest('hex');
      const ports = testPorts(connection, journal, store);
      const [budget, dayBudget] = [upTo(200), upTo(200)];
      const start = await spent();
      /** Credits of each purchase. Equal calls at the same moment share one answer. */
      const bought = new Map<string, number>();
      for (let session = 0; session < 2; session++) {
        const before = await spent();
        const mcp = createMcpServer(ports, {
          root: base,
          version: '0',
          budget,
          dayBudget,
          answerMs: 250_000,
        });
        const client = new Client({ name: 'test', version: '0' });
        const [near, far] = InMemoryTransport.createLinkedPair();
        await mcp.session().connect(far);
        await client.connect(near);
        for (let step = 0; step < 3; step++) {
          const calls = Array.from({ length: 1 + upTo(3) }, async () => {
            const [thing, take, texture] = [upTo(4), 1 + upTo(2), random() < 0.5];
            const args = {
              ...{ prompt: `${name} ${thing}`, take },
              ...(texture ? {} : { body: { mode: 'preview' } }),
            };
            const reply = await client.callTool({ name: 'create', arguments: args });
            const {
              paidNow,
              credits: price,
              error,
            } = reply.structuredContent as {
              readonly paidNow?: boolean;
              readonly credits?: number;
              readonly error?: { readonly code: string };
            };
            tally.calls += 1;
            // Each refusal names what it compared.
            if (
              error?.code === 'over_budget' &&
              /cap \d+: \d+ spent, \d+ reserved/.test(JSON.stringify(reply))
            )
              tally.refusals += 1;
            else if (error)
              breaches.push({ run, cap: budget, spent: 0, rule: `no other error: ${JSON.stringify(error)}` });
            if (paidNow) bought.set(JSON.stringify(args), Number(price));
          });
          await Promise.all(calls);
        }
        await client.close();
        await mcp.close();
        const own = (await spent()) - before;
        if (own > budget) breaches.push({ run, cap: budget, spent: own, rule: 'session' });
      }
      const total = (await spent()) - start;
      if (total > dayBudget) breaches.push({ run, cap: dayBudget, spent: total, rule: 'day' });
      const once = [...bought.values()].reduce((sum, each) => sum + each, 0);
      if (total !== once) breaches.push({ run, cap: once, spent: total, rule: 'one charge a purchase' });
      tally.purchases += bought.size;
      tally.credits += total;
    }
  } finally {
    await service.stop();
    await rm(base, { recursive: true, force: true });
  }
}
