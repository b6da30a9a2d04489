import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SpendEntry, spendings } from '@meshwright/purchase';
import { accountDigest } from '@meshwright/purchase/identity';
import { userJournal } from '@meshwright/purchase/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CliError } from '../errors/cli-error.ts';
import { exits } from '../errors/exit-codes.ts';
import { run } from '../run.ts';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';
import { dropPurchase } from './journal/drop-purchase.ts';
import { keptText, runSpending } from './sync/run-spending.ts';

// Each test has a real service, a project, a journal and a store: a new journal reports unknown tasks.
let service: SlowService;
let home: Home;

beforeEach(async () => {
  service = await startSlowService({ 'model.glb': boxGlb() });
  service.release();
  home = await freshHome();
});
afterEach(async () => {
  await service.stop();
  await home.remove();
});

const facts = (env: Readonly<Record<string, string>> = service.env) => ({
  cwd: home.folder,
  env: { ...env, XDG_CACHE_HOME: home.cache },
});

async function ok(...argv: string[]): Promise<string> {
  const { code, stdout, stderr } = await runHere(argv, facts());
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return stdout;
}

// Output has any shape; the tests check it.
const data = async (...argv: string[]) => JSON.parse(await ok(...argv, '--json'));
const manifest = async () => JSON.parse(await readFile(join(home.folder, 'meshwright.json'), 'utf8'));

describe('a project', () => {
  it('is declared, planned, made once, checked and explained', async () => {
    await writeFile(join(home.folder, '.gitignore'), 'dist');
    await ok('add', 'chest', 'a chest', '--height', '0.6', '--target-polycount', '300');
    await ok('add', 'lamp', 'a lamp', '--origin', 'center', '--longest', '2');
    expect(await manifest()).toEqual({
      $schema: expect.stringMatching(/meshwright\.schema\.json$/),
      assets: {
        chest: { prompt: 'a chest', options: { target_polycount: 300 }, place: { height: 0.6 } },
        lamp: { prompt: 'a lamp', place: { longest: 2, origin: 'center' } },
      },
    });
    expect(await readFile(join(home.folder, '.gitignore'), 'utf8')).toBe('dist\n.meshwright/\n');

    const plan = await data('plan');
    expect(plan).toMatchObject({ tasks: 2, assets: [{ state: 'new' }, { state: 'new' }] });
    const before = await service.balance();
    const { assets, spent } = await data('sync');
    expect(assets).toMatchObject([
      { name: 'chest', state: 'made' },
      { name: 'lamp', state: 'made' },
    ]);
    expect(before - (await service.balance())).toBe(spent.credits);
    expect(spent.credits).toBe(plan.credits.total);
    expect(await ok('check')).toBe('2 assets are as declared\n');

    expect(await data('why', 'chest')).toMatchObject({
      state: 'locked',
      tasks: [{ node: 'model', credits: spent.credits / 2 }],
      files: { 'assets/chest.glb': { report: { size: [1.2, 0.6, 1.8] } } },
    });
    const journal = await data('journal');
    expect(journal).toMatchObject({ total: spent.credits, families: { 'text-to-3d': { tasks: 2 } } });
    expect(journal.purchases).toMatchObject([{ outcome: 'ended' }, { outcome: 'ended' }]);
  });

  it('is free and needs no service once it is locked', async () => {
    await ok('add', 'chest', 'a chest');
    await ok('sync');
    const nowhere = {
      ...service.env,
      MESHWRIGHT_BASE_URL: 'http://127.0.0.1:1/openapi',
      MESHWRIGHT_API_KEY: '',
    };
    const { code, stdout } = await runHere(['sync'], facts(nowhere));
    expect({ code, stdout }).toEqual({ code: 0, stdout: '1 kept; nothing spent\n' });
    await writeFile(join(home.folder, 'assets/chest.glb'), 'broken');
    expect((await runHere(['check'], facts(nowhere))).code).toBe(exits.drift.exitCode);
    expect((await runHere(['restore'], facts(nowhere))).stdout).toMatch(
      /^chest {2}restored {2}assets\/chest\.glb/,
    );
    expect((await runHere(['check'], facts(nowhere))).code).toBe(0);
  });

  it('lists earlier purchases before a sync', async () => {
    await ok('add', 'chest', 'a chest', '--height', '1');
    await ok('sync');
    await ok('add', 'chest', 'a chest', '--height', '2', '--force');
    await ok('add', 'copy', 'a chest', '--height', '3');
    expect(await ok('plan')).toBe(`chest    changed
  model  text-to-3d                    bought before
  asset  place                         on this machine
copy     new
  model  text-to-3d                    bought before
  asset  place                         on this machine

2 assets: 1 changed, 1 new
nothing to buy
`);
    const before = await service.balance();
    expect(await ok('sync')).toMatch(/2 made; nothing spent\n$/);
    expect(await service.balance()).toBe(before);
  });

  it('is bought again on request, within the budget', async () => {
    await ok('add', 'chest', 'a chest');
    await ok('sync');
    const [text, before] = [await manifest(), await service.balance()];
    const refused = await runHere(['update', 'chest', '--max-credits', '1'], facts());
    expect(refused).toMatchObject({ code: exits.over_budget.exitCode });
    expect(await manifest()).toEqual(text);
    await ok('update', 'chest');
    expect((await manifest()).assets.chest.take).toBe(2);
    expect(await service.balance()).toBeLessThan(before);
  });

  it('with takes is bought that many times, and picking another changes one line and sends nothing', async () => {
    await ok('add', 'chest', 'a chest', '--takes', '3');
    const plan = await data('plan');
    expect(plan).toMatchObject({ tasks: 3, assets: [{ steps: { length: 6 } }] });
    const before = await service.balance();
    expect(await ok('sync')).toContain('take 1 of 3; another one: meshwright pick chest 2');
    expect(before - (await service.balance())).toBe(plan.credits.total);
    const lock = () => readFile(join(home.folder, 'meshwright.lock.json'), 'utf8');
    const first = await lock();
    const nowhere = { MESHWRIGHT_BASE_URL: 'http://127.0.0.1:1/openapi', MESHWRIGHT_API_KEY: 'none' };
    const offline = async (...argv: string[]) => {
      const { code, stdout, stderr } = await runHere(argv, facts(nowhere));
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return stdout;
    };
    expect(await offline('pick', 'chest', '2')).toMatch(
      /^chest: take 2 of 3 is picked\n {2}assets\/chest\.glb, /,
    );
    expect(await lock()).toBe(first.replace('"picked": 1,', '"picked": 2,'));
    expect(await offline('sync')).toBe('1 kept; nothing spent\n');
    expect(await offline('why', 'chest')).toMatch(/^takes +1, 2, 3; 2 is picked$/m);
    const best = await offline('pick', 'chest', '--best');
    expect(best).toMatch(/does not look at the picture.*take 1 +\d errors?.*several are equal.*take 1 of 3/s);
    expect(await lock()).toBe(first);
    await ok('update', 'chest');
    expect((await manifest()).assets.chest).toEqual({ prompt: 'a chest', takes: 4 });
    expect(before - (await service.balance())).toBe((plan.credits.total / 3) * 4);
  });

  it.each([
    [['pick', 'chest', '7'], 'invalid', /has no take 7; it has one take, 1.*set "takes"/],
    [['pick', 'chest'], 'usage', /the number of a take or --best; "chest" has takes 1/],
    [['pick', 'chest', '1', '--best'], 'usage', /either the number of a take or --best/],
    [['pick', 'spear', '1'], 'not_found', /spear: no such asset/],
  ] as const)('%j is refused with the remedy', async (argv, exit, message) => {
    await ok('add', 'chest', 'a chest');
    await ok('sync');
    const { code, stderr } = await runHere(argv, facts());
    expect(code).toBe(exits[exit].exitCode);
    expect(stderr).toMatch(message);
  });

  it('is refused beyond --max-credits, with the kept results and their cost', async () => {
    await ok('add', 'chest', 'a chest');
    await ok('add', 'lamp', 'a lamp');
    const { credits } = await data('plan');
    const before = await service.balance();
    const { code, stderr } = await runHere(['sync', '--max-credits', `${credits.total - 1}`], facts());
    expect(code).toBe(exits.over_budget.exitCode);
    expect(stderr).toMatch(/1 of 2 assets is not there\n.*: costs \d+ credits/);
    expect(stderr).toMatch(/1 task for \d+ credits is kept; the same command continues there\nhelp: \S+\n$/);
    expect(before - (await service.balance())).toBe(credits.total / 2);
    expect(await ok('sync')).toMatch(/1 made, 1 kept; \d+ credits\n$/);
  });

  it('has its module written, and checked', async () => {
    await ok('add', 'chest', 'a chest');
    const own = await manifest();
    await mkdir(join(home.folder, 'deep', 'below'), { recursive: true });
    await writeFile(
      join(home.folder, 'meshwright.json'),
      JSON.stringify({ ...own, module: 'src/assets.ts' }),
    );
    // From a subfolder, with the same result as from the manifest's folder.
    const below = { ...facts(), cwd: join(home.folder, 'deep', 'below') };
    expect((await runHere(['sync'], below)).code).toBe(0);
    const module = await readFile(join(home.folder, 'src/assets.ts'), 'utf8');
    expect(module).toContain('new URL("../assets/chest.glb", import.meta.url)');
    await writeFile(join(home.folder, 'src/assets.ts'), `${module}// edited\n`);
    expect((await runHere(['check'], below)).stdout).toMatch(
      /^src\/assets\.ts: It is not what the lockfile says/,
    );
    await ok('sync');
    expect(await ok('check')).toBe('1 asset is as declared\n');
  });
});

describe('the store', () => {
  it('keeps what a lockfile names until its project is gone and forgotten', async () => {
    await ok('add', 'chest', 'a chest');
    await ok('sync');
    // A minute later, so that nothing is too new to be collected.
    const late = { ...facts(), now: () => Date.now() + 60_000 };
    const clean = async (...more: string[]) =>
      JSON.parse((await runHere(['clean', '--older-than', '0', '--json', ...more], late)).stdout);
    await clean();
    await rm(join(home.folder, 'assets'), { recursive: true });
    expect(await ok('restore')).toMatch(/^chest {2}restored/);
    const lockfile = join(home.folder, 'meshwright.lock.json');
    expect((await runHere(['clean', '--forget', lockfile], facts())).code).toBe(exits.invalid.exitCode);
    await rm(lockfile);
    expect(await clean('--dry-run')).toMatchObject({ objects: 0, missing: [lockfile] });
    expect((await clean('--forget', lockfile)).objects).toBeGreaterThan(0);
    expect(await clean()).toMatchObject({ named: 0, missing: [] });
  });
});

describe('an interrupted sync', () => {
  it('lists the kept results and their cost, and resumes from them', async () => {
    const slow = await startSlowService({ 'model.glb': boxGlb() });
    const stop = new AbortController();
    const own = facts(slow.env);
    for (const name of ['chest', 'lamp']) await runHere(['add', name, `a ${name}`], own);
    const balance = await slow.balance();
    let output = '';
    const stderr = {
      write(text: string) {
        output += text;
        if (/chest.* 40 %/.test(output) && /lamp.* 40 %/.test(output)) {
          stop.abort(new CliError('interrupted', 'stopped by SIGINT'));
        }
      },
    };
    const terminal = {
      ...own,
      env: { ...home.env, ...own.env },
      stdout: { write: () => {} },
      stderr,
      signal: stop.signal,
      now: () => Date.now(),
    };
    expect(await run(['sync'], terminal)).toBe(exits.interrupted.exitCode);
    expect(output).toMatch(
      /error: stopped by SIGINT; 2 tasks for \d+ credits are kept; 2 still run at the service; the same command/,
    );
    slow.release();
    const { stdout } = await runHere(['sync'], own);
    expect(stdout).toMatch(/2 made; nothing spent\n$/);
    const { purchases, total } = JSON.parse((await runHere(['journal', '--json'], own)).stdout);
    expect(purchases).toHaveLength(2);
    expect(balance - (await slow.balance())).toBe(total);
    await slow.stop();
  });
});

describe('the kept results of a run', () => {
  const sending = { kind: 'sending', run: 'r', reserved: 20, at: 0, until: 1 };
  const entries = (...rows: [purchase: string, ...entries: object[]][]) =>
    rows.flatMap(([purchase, ...all]) => all.map((entry) => ({ ...entry, purchase }) as SpendEntry));
  const accepted = { kind: 'accepted', task: 't' };
  const settled = (status: string, credits: number) => ({ kind: 'settled', task: 't', status, credits });

  it.each([
    ['nothing was bought', entries()],
    ['nothing was bought', entries(['a', sending, { kind: 'rejected', code: 'x' }])],
    ['1 task for 5 credits is kept', entries(['a', sending, accepted, settled('SUCCEEDED', 5)])],
    ['1 task for 20 credits is kept; 1 still runs at the service', entries(['a', sending, accepted])],
    [
      '1 task for 5 credits is kept; 1 task failed and cost nothing',
      entries(
        ['a', sending, accepted, settled('FAILED', 0)],
        ['b', sending, accepted, settled('SUCCEEDED', 5)],
      ),
    ],
    ['1 task failed and cost 2 credits', entries(['a', sending, accepted, settled('CANCELED', 2)])],
    ['1 create got no answer and may be paid: the same command looks for the task', entries(['a', sending])],
    ['nothing was bought', entries(['a', { ...sending, run: 'another' }, accepted])],
  ])('are reported: %s', (text, all) => {
    expect(keptText(runSpending(all, 'r'))).toBe(text);
  });
});

describe('a create without an answer', () => {
  const purchase = '0123'.repeat(16);

  beforeEach(async () => {
    const { host } = new URL(service.baseUrl);
    const account = await accountDigest(service.env.MESHWRIGHT_API_KEY);
    await withJournal((journal) =>
      journal.append({
        ...{ kind: 'sending', purchase, at: 1000, until: 2000, family: 'text-to-3d', request: 'r' },
        ...{ host, account, reserved: 5, run: 'r', label: 'chest' },
      } as Parameters<typeof journal.append>[0]),
    );
  });

  it('is shown by the journal', async () => {
    expect((await here('journal')).stdout).toMatch(/ 012301230123 {2}open {9}5 {2}chest {2}text-to-3d$/m);
  });

  it('is dropped when no task was made, once', async () => {
    const { text, data: dropped } = await drop();
    expect(text).toBe('012301230123 (chest) made no task: the same command may buy it again');
    expect(dropped).toMatchObject({ purchase, outcome: 'dropped' });
    expect(await outcome()).toMatchObject({ outcome: 'dropped', credits: 0 });
    expect((await here('journal', 'drop', '01230')).stderr).toMatch(/is known \(dropped\)/);
  });

  it('is dropped only with --yes when tasks are in no journal, after they were shown', async () => {
    const task = /:(.*)@/.exec(await newTask())![1]!;
    const { code, stderr } = await here('journal', 'drop', '01230');
    expect({ code, stderr }).toMatchObject({ code: exits.unknown_outcome.exitCode });
    expect(stderr).toMatch(new RegExp(`^${task} +(PENDING|IN_PROGRESS|SUCCEEDED) +\\S+Z +a box$`, 'm'));
    expect(stderr).toContain(`meshwright tasks adopt 012301230123 ${task}`);
    expect(stderr).toContain('meshwright journal drop 012301230123 --yes');
    expect(await outcome()).toMatchObject({ outcome: 'open' });
    expect((await drop({ yes: true })).data).toMatchObject({ purchase, outcome: 'dropped' });
  });

  it('adopts its task, by reference or id, when the service has it', async () => {
    expect((await here('tasks', 'adopt', '0123', 'no-such-task')).code).toBe(exits.not_found.exitCode);
    expect(await outcome()).toMatchObject({ outcome: 'open' });
    const ref = await newTask();
    const { code, stdout, stderr } = await here('tasks', 'adopt', '0123', ref, '--json');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(JSON.parse(stdout)).toMatchObject({ purchase, ref });
    expect(await outcome()).toMatchObject({ outcome: 'accepted', task: /:(.*)@/.exec(ref)?.[1] });
    expect((await here('tasks', 'adopt', '0123', ref)).stderr).toMatch(/is known \(task/);
  });

  it('does not adopt the task of another purchase', async () => {
    const ref = await newTask();
    const task = /:(.*)@/.exec(ref)![1]!;
    const other = '4567'.repeat(16);
    await withJournal(async (journal) => {
      const [sending] = await journal.entries(purchase);
      await journal.append({ ...sending!, purchase: other });
      await journal.append({ kind: 'accepted', purchase: other, at: 1, task });
    });
    const { code, stderr } = await here('tasks', 'adopt', '0123', task);
    expect({ code, stderr }).toEqual({
      code: exits.invalid.exitCode,
      stderr: expect.stringMatching(/another purchase/),
    });
  });
});

function drop(values: Parameters<typeof dropPurchase>[1] = {}) {
  const silent = { write: () => {} };
  const { signal } = new AbortController();
  const env = { ...home.env, ...facts().env };
  const terminal = {
    ...{ ...facts(), env },
    ...{ stdout: silent, stderr: silent, signal, now: () => Date.now() },
  };
  return dropPurchase('01230', values, terminal, 5);
}

const here = (...argv: string[]) => runHere(argv, facts());

async function withJournal<T>(work: (journal: ReturnType<typeof userJournal>) => Promise<T>): Promise<T> {
  const journal = userJournal(home.env);
  try {
    return await work(journal);
  } finally {
    journal.close();
  }
}

const outcome = () => withJournal(async (journal) => spendings(await journal.entries())[0]);

/** Creates a task that is in no journal here. */
async function newTask(): Promise<string> {
  const { MESHWRIGHT_API_KEY: key } = service.env;
  const answer = await fetch(`${service.baseUrl}/v2/text-to-3d`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'preview', prompt: 'a box' }),
  });
  const { result } = (await answer.json()) as { result: string };
  return `text-to-3d:${result}@${new URL(service.baseUrl).host}`;
}
