import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cannedEngine,
  createService,
  type Engine,
  lostReply,
  type TestService,
} from '@meshwright/service/testing';
import { repository } from '@meshwright/testing/repository';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';

const character = await readFile(join(repository, 'fixtures/character.glb'));
/** Names of families whose tasks fail. */
const failing = new Set<string>();

/** A rig and an animation are the character of the fixtures, which has clips; the others are canned. */
const engine: Engine = {
  ...cannedEngine(),
  async run(input, context) {
    if (failing.has(input.family)) throw new Error('It fell over.');
    const files = { 'model.glb': character, 'walk.glb': character };
    if (input.family === 'rigging') {
      const clips = { walking_glb_url: 'walk.glb' };
      return {
        files,
        result: { result: { rigged_character_glb_url: 'model.glb', basic_animations: clips } },
      };
    }
    if (input.family === 'animation')
      return { files, result: { result: { animation_glb_url: 'model.glb' } } };
    return cannedEngine().run(input, context);
  },
};

let home: Home;
let service: TestService;
beforeEach(async () => {
  home = await freshHome();
  service = await createService({ engine });
});
afterEach(async () => {
  failing.clear();
  await service.close();
  await home.remove();
});

const run = (...argv: string[]) =>
  runHere(['create', ...argv, '--json'], {
    cwd: home.folder,
    env: { MESHWRIGHT_BASE_URL: service.baseUrl, MESHWRIGHT_API_KEY: service.key },
  });

// Output has any shape; the tests check it.
async function made(...argv: string[]) {
  const { code, stdout, stderr } = await run(...argv);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return { ...JSON.parse(stdout), stderr };
}

async function refused(...argv: string[]) {
  const { code, stdout, stderr } = await run(...argv);
  return { code, stderr, ...JSON.parse(stdout).error };
}

const bought = async () => (await service.purchases()).map(({ family }) => family);

it.each([
  [['--rig'], ['text-to-3d', 'rigging'], 35],
  [['--animations', 'walk'], ['text-to-3d', 'rigging'], 35],
  [['--animations', 'walk,idle,30'], ['text-to-3d', 'rigging', 'animation'], 41],
])('a knight with %j is made by %j', async (flags, families, credits) => {
  const { tasks, stderr, ...asset } = await made('a knight', '--height', '1.8', ...flags);
  expect(await bought()).toEqual(families);
  expect(asset.credits).toBe(credits);
  expect(tasks.map(({ ref }: { ref: string }) => ref.split(':')[0])).toEqual(families);
  expect(stderr).toContain(`price: ${credits} credits (text-to-3d 30 + rigging 5`);
  expect(asset.report.bounds.size[1]).toBeCloseTo(1.8, 3);
  expect(asset.report.rigs ?? asset.report.skins).not.toEqual([]);
  expect(asset.picture).toMatch(/knight\.png$/);
  const again = await made('a knight', '--height', '1.8', ...flags);
  expect(again).toMatchObject({ folder: asset.folder, purchase: { before: true } });
  expect(await bought()).toEqual(families);
});

it('the clips of the rig come with it, and are not bought', async () => {
  const clipsOf = async (...flags: string[]) =>
    (await made('a knight', ...flags)).report.clips.map(({ name }: { name: string }) => name);
  const own = await clipsOf('--rig');
  expect(own).not.toContain('Walking');
  const walking = await clipsOf('--animations', 'walk');
  expect(walking).toEqual([...own, ...walking.slice(own.length)]);
  expect(walking).toContain('Walking');
  expect(await bought()).toEqual(['text-to-3d', 'rigging']);
});

it('a model that was bought alone is rigged, and not bought again', async () => {
  await made('a knight');
  await made('a knight', '--rig');
  await made('a knight', '--animations', 'idle');
  expect(await bought()).toEqual(['text-to-3d', 'rigging', 'animation']);
  await made('a knight', '--animations', 'idle', '--again');
  expect(await bought()).toHaveLength(6);
});

describe('nothing is bought twice', () => {
  it.each([1, 2, 3])('when the reply of create %i is lost', async (nth) => {
    await service.faults.set([lostReply(nth)]);
    await made('a knight', '--animations', 'idle');
    expect(await bought()).toEqual(['text-to-3d', 'rigging', 'animation']);
  });

  it.each([2, 3])('when create %i is refused, and the command is given again', async (nth) => {
    await service.faults.set([
      { when: { route: 'create', nth }, fault: { kind: 'status', status: 402, executed: false } },
    ]);
    const { code, stderr } = await refused('a knight', '--animations', 'idle');
    expect({ code, stderr }).toMatchObject({ code: 'no_credits' });
    await service.faults.set([]);
    await made('a knight', '--animations', 'idle');
    expect(await bought()).toEqual(['text-to-3d', 'rigging', 'animation']);
  });

  it('when the rig fails: its credits are back, and the model is named with its command', async () => {
    failing.add('rigging');
    const { code, message } = await refused('a knight', '--animations', 'idle');
    expect(code).toBe('task_failed');
    const [model, rig] = await service.purchases();
    expect(rig).toMatchObject({ family: 'rigging', status: 'FAILED', refunded: true });
    expect(message).toContain(`meshwright create --resume text-to-3d:${model!.task}`);
    failing.clear();
    await made('a knight', '--animations', 'idle');
    expect(await bought()).toEqual(['text-to-3d', 'rigging', 'rigging', 'animation']);
  });
});

describe('nothing is bought at all', () => {
  it('when the sum exceeds a limit, though the first task does not', async () => {
    const { code, message } = await refused('a knight', '--animations', 'idle', '--max-credits', '37');
    expect({ code, message }).toMatchObject({ code: 'over_budget', message: expect.stringContaining('38') });
    expect(await bought()).toEqual([]);
    await made('a knight', '--animations', 'idle', '--max-credits', '38');
  });

  it.each([
    [['--animations', 'jump'], 'invalid', /idle, walk, run or ids/],
    [['--animations', '1,2,3,4,5,6,7,8,9,10,11'], 'invalid', /--animations: /],
    [['--resume', 'rigging:a1', '--rig'], 'usage', /leave --rig and --animations out/],
  ])('with %j', async (flags, code, text) => {
    const error = await refused(...(flags[0] === '--resume' ? [] : ['a knight']), ...flags);
    expect(error).toMatchObject({ code, message: expect.stringMatching(text) });
    expect(await bought()).toEqual([]);
  });
});
