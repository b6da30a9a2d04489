// Every recipe of docs/recipes.md, run as it stands, and what it must have made.
import { execFileSync } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesSource, inspectModel, listClips } from '@meshwright/gltf';
import { repository } from '@meshwright/testing/repository';
import { codeBlocks } from '@meshwright/tools/documentation/code-blocks';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { called } from './called.ts';
import { type ExampleWorld, openExampleWorld } from './example-world.ts';

interface Recipe {
  /** What stands in the folder beside the samples. */
  readonly before?: (folder: string) => Promise<unknown>;
  /** What must be true when its commands have run; `printed` has the output of each. */
  readonly after: (folder: string, printed: readonly string[]) => Promise<unknown>;
}

const glb = (folder: string, name: string) => readFile(join(folder, name));
const inspected = async (folder: string, name: string) => inspectModel(bytesSource(await glb(folder, name)));
const code = async (folder: string, words: string) => (await called(words.split(' '), folder))[1];

const recipes: Readonly<Record<string, Recipe>> = {
  'Know the price first': {
    async after(folder, [, plan]) {
      const prices = [...plan!.matchAll(/(\d+) credits/g)].map(([, credits]) => Number(credits));
      expect(Math.max(...prices)).toBeGreaterThan(30);
      expect((await inspected(folder, 'assets/knight.glb')).bounds!.size[1]).toBeCloseTo(1.8, 3);
      expect(await code(folder, 'create a-vase --max-credits 1')).toBe(16);
    },
  },
  'Fifty props from a list': {
    before: (folder) => {
      const rows = Array.from({ length: 50 }, (_, i) => `prop-${i},a prop of kind ${i},0.${1 + (i % 9)}`);
      return writeFile(join(folder, 'props.csv'), ['name,prompt,height', ...rows, ''].join('\n'));
    },
    async after(folder, [table]) {
      expect(table).toContain('50 tasks for 1,500 credits');
      const lock = JSON.parse(await readFile(join(folder, 'meshwright.lock.json'), 'utf8'));
      expect(Object.keys(lock.assets)).toHaveLength(50);
      expect((await inspected(folder, 'assets/prop-8.glb')).bounds!.size[1]).toBeCloseTo(0.9, 3);
      const page = await readFile(join(folder, 'props.html'), 'utf8');
      expect(page.match(/prop-\d+/g)).toEqual(expect.arrayContaining(['prop-0', 'prop-49']));
    },
  },
  'One clip a file into one body': {
    async after(folder, [, list]) {
      const clips = async (file: Uint8Array) => (await listClips(bytesSource(file))).clips;
      const [body, hero] = [
        await clips(await glb(folder, 'knight.glb')),
        await clips(await glb(folder, 'hero.glb')),
      ];
      expect(hero.length).toBeGreaterThan(body.length);
      for (const { name } of hero) expect(list).toContain(name);
    },
  },
  'Print at 80 mm': {
    async after(folder) {
      const stl = await glb(folder, 'knight.stl');
      // Binary STL: 84 bytes of header, then 50 for each triangle, of which floats 3 to 11 are corners.
      const triangles = stl.readUInt32LE(80);
      const heights = Array.from({ length: triangles * 3 }, (_, i) =>
        stl.readFloatLE(84 + Math.floor(i / 3) * 50 + 12 + (i % 3) * 12 + 8),
      );
      const reach = heights.reduce(
        ([low, high], z) => [Math.min(low!, z), Math.max(high!, z)],
        [Infinity, -Infinity],
      );
      expect(reach[1]! - reach[0]!).toBeCloseTo(80, 3);
      expect((await glb(folder, 'knight.3mf')).subarray(0, 2).toString()).toBe('PK');
    },
  },
  'A report in the pull request': {
    before: async (folder) => {
      const git = (...words: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.test', ...words], {
          cwd: folder,
        });
      git('init', '-q', '-b', 'main');
      git('add', 'chest.glb');
      git('commit', '-qm', 'A chest');
      await writeFile(join(folder, 'chest.glb'), await glb(folder, 'knight.glb'));
    },
    async after(folder) {
      const comment = await readFile(join(folder, 'review/review.md'), 'utf8');
      expect(comment).toContain('chest.glb');
      expect(await readFile(join(folder, 'review/index.html'), 'utf8')).toContain('data:image/');
    },
  },
  'A model for a phone': {
    async after(folder) {
      const [before, after] = [await glb(folder, 'knight.glb'), await glb(folder, 'knight.mobile.glb')];
      expect(after.length).toBeLessThan(before.length);
    },
  },
  'Three results, and the best of them': {
    async after(folder, printed) {
      const { assets } = JSON.parse(await readFile(join(folder, 'meshwright.lock.json'), 'utf8'));
      expect(Object.keys(assets.chest.takes)).toEqual(['1', '2', '3']);
      expect(printed.at(-1)).toMatch(/take \d of 3 is picked/);
    },
  },
  'Levels and a collision shape for an engine': {
    async after(folder) {
      const names = (await glb(folder, 'chest.unreal.glb')).toString('latin1');
      expect(names).toContain('UCX_');
      expect(names).toMatch(/_LOD1|MSFT_lod/);
      expect((await glb(folder, 'chest.fbx')).subarray(0, 18).toString()).toBe('Kaydara FBX Binary');
      expect((await glb(folder, 'chest.usdz')).subarray(0, 2).toString()).toBe('PK');
    },
  },
  'Sprites for a 2D game': {
    async after(folder) {
      const atlas = JSON.parse(await readFile(join(folder, 'knight.json'), 'utf8'));
      expect(Object.keys(atlas.frames)).toHaveLength(8);
      const { width, height } = await sharp(join(folder, 'knight.png')).metadata();
      expect(width * height).toBeGreaterThanOrEqual(8 * 32 * 32);
    },
  },
  'A build that fails when an asset is not what was declared': {
    async after(folder, printed) {
      expect(printed.at(-1)).toContain('a wooden crate');
      expect(await code(folder, 'check')).toBe(0);
      await appendFile(join(folder, 'assets/crate.glb'), 'x');
      expect(await code(folder, 'check')).toBe(15);
    },
  },
};

const page = await readFile(join(repository, 'docs/recipes.md'), 'utf8');
const titles = page.split('\n').flatMap((line) => /^## (.*)/.exec(line)?.[1] ?? []);
const blocks = codeBlocks(repository).filter(
  ({ file, language }) => file === 'docs/recipes.md' && language === 'sh',
);

describe('recipes', () => {
  let world: ExampleWorld;
  beforeAll(async () => {
    world = await openExampleWorld(titles.length, 2000);
  });
  afterAll(async () => {
    await world?.close();
  });

  it('are ten, each with its commands and with what it must have made', () => {
    expect(titles).toHaveLength(10);
    expect(Object.keys(recipes)).toEqual(titles);
    expect(blocks).toHaveLength(titles.length);
  });

  it.each(titles)('%s', async (title) => {
    const folder = await world.folder();
    await rm(join(folder, 'meshwright.json'));
    const { before, after } = recipes[title]!;
    await before?.(folder);
    const printed: string[] = [];
    for (const words of commandsIn(blocks[titles.indexOf(title)]!.code)) {
      const [text, exitCode] = await called(words, folder);
      expect([words.join(' '), exitCode, exitCode === 0 ? '' : text]).toEqual([words.join(' '), 0, '']);
      printed.push(text);
    }
    expect(printed.length).toBeGreaterThan(0);
    await after(folder, printed);
  });
});

function commandsIn(block: string): string[][] {
  return block.split('\n').flatMap((line) => {
    const [, command] = /^npx meshwright (.*?)(?:\s+#.*)?$/.exec(line) ?? [];
    return command === undefined
      ? []
      : [[...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')];
  });
}
