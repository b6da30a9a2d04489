import { createHash } from 'node:crypto';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { familyNamed } from '@meshwright/contract';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/tables.ts';
import { brokenRules } from '../broken-rules.ts';
import { type Caller, caller } from '../caller.ts';
import { pictureUri } from '../manual-engine.ts';
import type { Random } from '../random.ts';
import type { ProcessGroup } from './killable.ts';

/** The operation in progress when the service is killed. */
export const killMoments = ['start', 'work', 'snapshot', 'restore'] as const;
export type KillMoment = (typeof killMoments)[number];

/** One kill and the findings after it. */
export interface Kill {
  readonly moment: KillMoment;
  /** Broken rules; empty when the state is consistent. */
  readonly broken: readonly string[];
  /** Time from the next start until the last resumed task had ended, in milliseconds. */
  readonly resumedMs: number;
  readonly resumed: number;
}

const generic = { prefix: '/v1/image-to-3d', body: { image_url: pictureUri } };
const lab = { prefix: '/creative-lab/keycap/v1/prototype', body: { image_url: pictureUri } };
const granted = 1_000_000;

/** What the service has confirmed, by its answers, or by later reads where an answer was lost. */
interface Promised {
  readonly tasks: ReadonlyMap<string, string>;
  readonly gone: ReadonlySet<string>;
}

/**
 * Kills one data directory many times, each at a random moment, and then checks the ledger, the tasks and the files
 * against all answers of the service.
 */
export async function* killLife(
  processGroup: ProcessGroup,
  options: { readonly dataDir: string; readonly kills: number; readonly random: Random },
): AsyncGenerator<Kill> {
  const { dataDir, random } = options;
  const tasks = new Map<string, string>();
  const gone = new Set<string>();
  const proven = new Set<string>();
  /** After an interrupted restore: the other state that may hold now. */
  let other: Promised | undefined;
  let seed = random.int(2 ** 31);
  let running: readonly { readonly id: string; readonly family: string }[] = [];

  for (let number = 0; number < options.kills; number += 1) {
    const moment = random.pick([...killMoments, 'work', 'work'] as const);
    const broken: string[] = [];
    let resumedMs = 0;
    const service = processGroup.start({ dataDir, credits: granted, seed });
    seed += 1;
    if (moment === 'start') {
      await pause(random.next() * 60);
    } else {
      const began = performance.now();
      const { baseUrl, control } = await service.ready;
      const user = caller({ baseUrl, fetch }, 'k');
      // Half of the time the next kill may hit resumed tasks.
      if (moment !== 'work' || random.int(2) === 0) {
        await allEnded(user, broken);
        resumedMs = performance.now() - began;
      }
      await choose(user);
      await checkTasks(user, broken);
      await verify(user, broken);
      if (moment === 'work') await work(user, () => service.kill());
      else await copyOrRestore(user, control, moment);
    }
    await service.kill();
    const store = await openCopy();
    broken.push(...(await brokenRules(store, granted)));
    const left = await store
      .selectFrom('tasks')
      .where('status', '=', 'IN_PROGRESS')
      .select(['id', 'family'])
      .execute();
    await store.destroy();
    const resumed = resumedMs > 0 ? running.length : 0;
    running = left;
    yield { moment, broken, resumedMs, resumed };
  }

  /**
   * Opens the store as the kill left it. A copy, because a connection of this process keeps locks until it is
   * collected.
   */
  async function openCopy(): Promise<Store> {
    const copy = join(dataDir, 'unfinished', 'books.db');
    await mkdir(join(dataDir, 'unfinished'), { recursive: true });
    for (const end of ['', '-wal']) {
      await rm(copy + end, { force: true });
      await copyFile(join(dataDir, `service.db${end}`), copy + end).catch(() => {});
    }
    return openStore(copy);
  }

  /** Determines which of the two states holds after an interrupted restore. */
  async function choose(user: Caller): Promise<void> {
    if (!other) return;
    const existing = await shown(user);
    const fits = (state: Promised) =>
      [...state.tasks.keys()].every((id) => existing.has(id)) &&
      [...state.gone].every((id) => !existing.has(id));
    if (fits(other) && !fits({ tasks, gone })) replace(other);
    other = undefined;
  }

  function replace(state: Promised): void {
    const copy = { tasks: [...state.tasks], gone: [...state.gone] };
    tasks.clear();
    gone.clear();
    for (const [id, prefix] of copy.tasks) tasks.set(id, prefix);
    for (const id of copy.gone) gone.add(id);
  }

  async function checkTasks(user: Caller, broken: string[]): Promise<void> {
    const existing = await shown(user);
    for (const id of tasks.keys())
      if (!existing.has(id)) broken.push(`${id} was accepted and does not exist`);
    for (const id of gone) if (existing.has(id)) broken.push(`${id} was deleted and exists again`);
    // Tasks created without an answer count like any other from now on.
    for (const [id, prefix] of existing) tasks.set(id, prefix);
  }

  /** Checks that every new result is complete. */
  async function verify(user: Caller, broken: string[]): Promise<void> {
    for (const [id, prefix] of tasks) {
      if (proven.has(id) || prefix !== generic.prefix) continue;
      const { status, body } = await user.get(`${prefix}/${id}`);
      if (status !== 200) broken.push(`${id} cannot be read: ${status}`);
      if (body.status !== 'SUCCEEDED') continue;
      proven.add(id);
      const response = await fetch((body.model_urls as { glb: string }).glb);
      const bytes = Buffer.from(await response.arrayBuffer());
      const digest = `"${createHash('sha256').update(bytes).digest('hex')}"`;
      const isWhole = bytes.length >= 12 && bytes.readUInt32LE(8) === bytes.length;
      if (response.status !== 200 || response.headers.get('etag') !== digest || !isWhole) {
        broken.push(`the file of ${id} is incomplete: ${response.status}, ${bytes.length} bytes`);
      }
    }
  }

  /** Checks that tasks running at the kill succeed, or fail and are refunded. */
  async function allEnded(user: Caller, broken: string[]): Promise<void> {
    for (const { id, family } of running) {
      const { status, consumed_credits } = await user.settled(familyNamed(family)!.prefix, id);
      const isPaid = status === 'SUCCEEDED' || (status === 'FAILED' && consumed_credits === 0);
      if (!isPaid) broken.push(`${id} was running and is ${status}, ${consumed_credits} credits`);
    }
  }

  /** Creates and deletes in four parallel loops, until the service is killed after a few answers. */
  async function work(user: Caller, kill: () => Promise<void>): Promise<void> {
    let left = 1 + random.int(10);
    let killed: Promise<unknown> = Promise.resolve();
    const answered = (): void => {
      left -= 1;
      if (left === 0) killed = pause(random.next() * 30).then(kill);
    };
    const side = async (): Promise<void> => {
      for (;;) {
        const { prefix, body } = random.int(4) === 0 ? lab : generic;
        const id = await user.create(prefix, body);
        tasks.set(id, prefix);
        answered();
        if (random.int(3) > 0) continue;
        // From here on it may be deleted even when the answer is lost; a cancelled one stays.
        if (prefix === generic.prefix) tasks.delete(id);
        const { status } = await user.remove(`${prefix}/${id}`);
        if (status === 409) tasks.set(id, prefix);
        else if (status === 200) gone.add(id);
        answered();
      }
    };
    // Each loop ends when the connection breaks.
    await Promise.all(Array.from({ length: 4 }, () => side().catch(() => {})));
    await killed;
  }

  /** Kills the service while it makes or restores a snapshot. */
  async function copyOrRestore(
    user: Caller,
    control: { readonly url: string; readonly token: string },
    moment: 'snapshot' | 'restore',
  ): Promise<void> {
    const headers = { Authorization: `Bearer ${control.token}`, 'Content-Type': 'application/json' };
    const send = async (path: string, body: object) =>
      (await fetch(control.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    const name = `s${seed}`;
    const id = await user.create(generic.prefix, generic.body);
    tasks.set(id, generic.prefix);
    if (moment === 'snapshot') {
      await Promise.race([send('/snapshots', { name }).catch(() => 0), pause(random.next() * 40)]);
      return;
    }
    if ((await send('/snapshots', { name })) !== 201) throw new Error('no snapshot was made');
    const before = { tasks: new Map(tasks), gone: new Set(gone) };
    for (let i = 0; i < 3; i += 1) tasks.set(await user.create(generic.prefix, generic.body), generic.prefix);
    await user.settled(generic.prefix, id);
    if ((await user.remove(`${generic.prefix}/${id}`)).status === 200) {
      tasks.delete(id);
      gone.add(id);
    }
    other = {
      tasks: before.tasks,
      gone: new Set([...before.gone, ...[...tasks.keys()].filter((task) => !before.tasks.has(task))]),
    };
    const answer = await Promise.race([
      send(`/snapshots/${name}/restore`, {}).catch(() => 0),
      pause(random.next() * 40).then(() => 0),
    ]);
    if (answer !== 204) return;
    replace(other);
    other = undefined;
  }

  /** Returns all listed tasks by id, with their paths. */
  async function shown(user: Caller): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const { prefix } of [generic, lab]) {
      for (let page = 1; ; page += 1) {
        const { body } = await user.get(`${prefix}?page_size=100&page_num=${page}`);
        const list = body as unknown as { id: string }[];
        for (const { id } of list) found.set(id, prefix);
        if (list.length < 100) break;
      }
    }
    return found;
  }
}
