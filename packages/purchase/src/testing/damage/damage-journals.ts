import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connect, list } from '@meshwright/client';
import { type Family, hasCode, remesh, textTo3d } from '@meshwright/contract';
import { glb, type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { createRandom } from '@meshwright/testing/random';
import { buy } from '../../buy/buy.ts';
import { settle } from '../../buy/settle.ts';
import { payerOf } from '../../identity/payer-of.ts';
import type { Journal } from '../../journal/journal.ts';
import { projectJournal, userJournal } from '../../journal/user-journal.ts';
import { PurchaseError } from '../../purchase-error.ts';
import { damages } from './damages.ts';

export interface DamageReport {
  readonly runs: number;
  /** Repeated purchases, by outcome. */
  readonly repeats: Readonly<Record<Repeat, number>>;
  /** Runs by the damage to the user's copy and to the project's, and by other variations. */
  readonly damaged: Readonly<Record<string, number>>;
  /** Orders charged twice without a prompt; must be empty. */
  readonly violations: readonly string[];
}

/** Outcome of a repeated purchase. */
type Repeat = 'bought before' | 'question' | 'refusal' | 'paid';

/** Places of purchases: each repeats there. */
const ways = ['project', 'project', 'other', 'user'] as const;
type Way = (typeof ways)[number];

/** A purchase and its place. */
interface Order {
  readonly name: string;
  readonly way: Way;
  readonly family: Family;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Buys in two projects and outside of them, tasks that show texts and tasks that show none, damages one copy of the
 * journals or both, and repeats the same purchases, each run with a new real service.
 */
export async function damageJournals({
  runs,
  seed,
}: {
  readonly runs: number;
  readonly seed: number;
}): Promise<DamageReport> {
  const harness = await openHarness();
  const repeats = { 'bought before': 0, question: 0, refusal: 0, paid: 0 };
  const damaged: Record<string, number> = {};
  const violations: string[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      const outcome = await damageOnce(harness, run, createRandom(seed, run));
      for (const repeat of outcome.repeats) repeats[repeat] += 1;
      for (const name of outcome.damages) damaged[name] = (damaged[name] ?? 0) + 1;
      violations.push(
        ...outcome.violations.map((each) => `run ${run}: ${outcome.damages.join(', ')}: ${each}`),
      );
    }
    return { runs, repeats, damaged, violations };
  } finally {
    await harness.stop();
  }
}

/** Does one run: a folder with a user and two projects, and a service without tasks. */
async function damageOnce(harness: Harness, run: number, random: () => number) {
  await harness.control('/reset', {});
  const charges = new Map<string, number>();
  const base = mkdtempSync(join(tmpdir(), 'meshwright-damage-'));
  try {
    const orders = Array.from({ length: 5 }, (_, i) => orderOf(i, run));
    for (const [i, order] of orders.entries()) {
      const losesAnswer = random() < 0.2;
      const manner = { settles: random() < 0.5, losesAnswer };
      await buyOne(harness, charges, openJournal(base, order.way), order, manner).catch(() => {});
      if (i === 2)
        for (const folder of foldersOf(base)) cpSync(folder, earlier(base)(folder), { recursive: true });
    }
    const what = damage(base, random);
    const other = {
      host: random() < 0.3 ? 'localhost' : undefined,
      key: random() < 0.2 ? 'second' : undefined,
    };
    const repeats: Repeat[] = [];
    for (const order of orders) repeats.push(await repeat(harness, charges, base, order, other));
    const changed = [...what, ...(other.host ? ['another host'] : []), ...(other.key ? ['another key'] : [])];
    return { repeats, damages: changed, violations: await chargedTwice(harness, charges) };
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** Every other order is a remesh, which the list shows without texts; which ones changes from run to run. */
function orderOf(i: number, run: number): Order {
  const [name, way] = [`order ${i}`, ways[i % ways.length]!];
  if ((i + run) % 2 === 0) return { name, way, family: textTo3d, body: { mode: 'preview', prompt: name } };
  const model_url = `data:model/gltf-binary;base64,${Buffer.from(glb(i)).toString('base64')}`;
  return { name, way, family: remesh, body: { model_url } };
}

function foldersOf(base: string): [user: string, project: string, other: string] {
  return [
    join(base, 'home/.local/state/meshwright/journal'),
    join(base, 'a/.meshwright'),
    join(base, 'b/.meshwright'),
  ];
}

function earlier(base: string): (folder: string) => string {
  return (folder) => folder.replace(base, join(base, 'earlier'));
}

function openJournal(base: string, way: Way): Journal {
  const env = { HOME: join(base, 'home') };
  const options = { platform: 'linux' } as const;
  return way === 'user'
    ? userJournal(env, options)
    : projectJournal(join(base, way === 'project' ? 'a' : 'b'), env, options);
}

/** @returns what was damaged and how */
function damage(base: string, random: () => number): string[] {
  const names = Object.keys(damages);
  const [user, project, otherProject] = foldersOf(base);
  const places = { user, project, otherProject, earlier: earlier(base) };
  const copies = [
    ['user', user, 0.6],
    ['project', project, 0.8],
  ] as const;
  return copies.flatMap(([copy, folder, probability]) => {
    if (random() > probability) return [];
    const name = names[Math.floor(random() * names.length)]!;
    damages[name]!(folder, random, places);
    return [`${copy} ${name}`];
  });
}

interface Manner {
  readonly settles?: boolean;
  readonly losesAnswer?: boolean;
  readonly host?: string | undefined;
  readonly key?: string | undefined;
}

async function buyOne(
  harness: Harness,
  charges: Map<string, number>,
  journal: Journal,
  { name, family, body }: Order,
  manner: Manner,
): Promise<boolean> {
  try {
    const onCharge = () => void charges.set(name, (charges.get(name) ?? 0) + 1);
    const connection = connectionOf(harness, manner, onCharge);
    const buyer = await harness.buyer({ connection, journal, payer: await payerOf({ connection, journal }) });
    const { ref, purchase, before } = await buy(buyer, family, body, { lostMs: 0 });
    if (manner.settles)
      await settle(buyer, purchase, { id: ref.id, status: 'SUCCEEDED', consumed_credits: 20 });
    return before;
  } finally {
    journal.close();
  }
}

/**
 * Creates a connection. The key `second` is another key of the same account.
 * @param onCharge called for every create that the service has accepted
 */
function connectionOf(
  harness: Harness,
  { losesAnswer, host = '127.0.0.1', key = harness.key }: Manner,
  onCharge: () => void,
): Connection {
  const headers = { authorization: `Bearer ${harness.key}` };
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, headers: { ...init?.headers, ...headers } });
    if (init?.method === 'POST' && response.ok) onCharge();
    if (losesAnswer && init?.method === 'POST') throw new TypeError('fetch failed');
    return response;
  };
  return connect({ baseUrl: harness.service.baseUrl.replace('127.0.0.1', host), key, fetch: send });
}

async function repeat(
  harness: Harness,
  charges: Map<string, number>,
  base: string,
  order: Order,
  manner: Manner,
): Promise<Repeat> {
  try {
    const before = await buyOne(harness, charges, openJournal(base, order.way), order, manner);
    return before ? 'bought before' : 'paid';
  } catch (error) {
    if (!(error instanceof PurchaseError)) throw error;
    if (error.code === 'unknown_outcome') return 'question';
    if (hasCode(error, 'journal_failed', 'bad_journal')) return 'refusal';
    throw error;
  }
}

/** Returns orders with more than one charge; also reports a service whose task count differs. */
async function chargedTwice(harness: Harness, charges: ReadonlyMap<string, number>): Promise<string[]> {
  const lists = await Promise.all([textTo3d, remesh].map((family) => list(harness.connection, family)));
  const [created, counted] = [
    lists.flat().length,
    [...charges.values()].reduce((sum, each) => sum + each, 0),
  ];
  return [
    ...(created === counted
      ? []
      : [`the service has ${created} tasks, and ${counted} creates were accepted`]),
    ...[...charges].flatMap(([name, times]) => (times > 1 ? [`${name} was charged ${times} times`] : [])),
  ];
}
