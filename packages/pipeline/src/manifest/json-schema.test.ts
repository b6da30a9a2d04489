import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { planRecipe } from '../recipe/plan-recipe.ts';
import { drawingMistakes } from './asset-drawings.ts';
import { manifestJsonSchema, manifestSchemaUrl } from './json-schema.ts';
import { parseManifest } from './parse-manifest.ts';

const ajv = new Ajv({ strict: true, strictRequired: false });
formats.default(ajv);
const accepts = ajv.compile(manifestJsonSchema());

const chest = { prompt: 'a chest' };
const rig = { model_url: 'https://files.example/a.glb' };
const one = (asset: unknown) => ({ assets: { chest: asset } });

const good: [string, unknown][] = [
  ['no assets at all', { assets: {} }],
  ['a prompt', one(chest)],
  ['a picture', one({ image: 'pictures/chest.png' })],
  ['a recipe file', one({ recipe: 'recipes/chest.json' })],
  ['a recipe', one({ recipe: { nodes: { m: { task: 'text-to-3d', body: { prompt: 'x' } } }, output: 'm' } })],
  [
    'a recipe with a step',
    one({ recipe: { nodes: { p: { process: [{ unplace: {} }], from: { path: 'a' } } }, output: 'p' } }),
  ],
  ['a rig of its own height', one({ ...chest, rig: { height: 1.8 }, animations: [0, 30] })],
  ['a rig', one({ ...chest, rig: true })],
  ['targets and limits', one({ ...chest, targets: ['mobile', 'engine'], limits: { bytes: 0, clips: 3 } })],
  ['drawings', one({ ...chest, icon: { sizes: [64] }, sprites: { clips: ['walking'] }, impostor: {} })],
  [
    'a recipe with a drawing',
    one({
      recipe: {
        nodes: {
          p: { draw: { icon: {} }, from: { path: 'a' }, name: 'p' },
          q: { process: [], from: { path: 'a' } },
        },
        output: 'q',
      },
    }),
  ],
  ['a place', one({ ...chest, place: { height: 0.6, origin: 'center', mode: 'baked' } })],
  [
    'every field of the project',
    {
      $schema: manifestSchemaUrl,
      service: 'https://service.example/openapi',
      output: 'public/assets',
      module: 'src/assets.ts',
      moduleBase: '/assets',
      remote: 's3://bucket/prefix',
      budget: { run: 10, day: 20, project: 30 },
      assets: { a_1: chest, 'B-2': chest },
    },
  ],
];

const bad: [string, unknown][] = [
  ['nothing', {}],
  ['a list', []],
  ['an unknown field', { assets: {}, asets: {} }],
  ['an unknown field of an asset', one({ ...chest, size: 1 })],
  ['no source', one({})],
  ['two sources', one({ ...chest, image: 'a.png' })],
  ['an empty prompt', one({ prompt: '' })],
  ['a name with a blank', { assets: { 'a b': chest } }],
  ['a name with a dot', { assets: { 'a.b': chest } }],
  ['a path that leads out', one({ image: '../a.png' })],
  ['a path from the root', one({ image: '/a.png' })],
  ['a drive', one({ image: 'C:/a.png' })],
  ['a backslash', { output: 'a\\b', assets: {} }],
  ['the folder of the journal', { output: '.meshwright', assets: {} }],
  ['a folder in that of the journal', { output: './.MeshWright/assets', assets: {} }],
  ['a module in that folder', { module: '.meshwright/assets.ts', assets: {} }],
  ['no height', one({ ...chest, place: { height: 0 } })],
  ['a wrong origin', one({ ...chest, place: { origin: 'top' } })],
  ['a wrong target', one({ ...chest, targets: ['phone'] })],
  ['no target', one({ ...chest, targets: [] })],
  ['eleven animations', one({ ...chest, animations: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })],
  ['a broken animation', one({ ...chest, animations: [0.5] })],
  ['take 0', one({ ...chest, take: 0 })],
  ['a budget below 0', { budget: { day: -1 }, assets: {} }],
  ['no URL', { service: 'service', assets: {} }],
  ['a recipe without an output', one({ recipe: { nodes: {} } })],
  ['a node of neither kind', one({ recipe: { nodes: { m: { do: 'x' } }, output: 'm' } })],
];

describe('the JSON Schema', () => {
  it.each(good)('accepts what a sync accepts: %s', (_, manifest) => {
    expect(parseManifest(JSON.stringify(manifest)).issues).toEqual([]);
    expect(accepts(manifest), ajv.errorsText(accepts.errors)).toBe(true);
  });

  it.each(bad)('refuses what a sync refuses: %s', (_, manifest) => {
    expect(parseManifest(JSON.stringify(manifest)).issues).not.toEqual([]);
    expect(accepts(manifest)).toBe(false);
  });

  it.each<[name: string, options: unknown, good: boolean]>([
    ['place', { height: 1.8 }, true],
    ['place', { height: 0 }, false],
    ['place', { hight: 1.8 }, false],
    ['renameClips', { scheme: 'kebab' }, true],
    ['renameClips', { scheme: 'shout' }, false],
    ['trimClip', { start: 1 }, false],
    ['splitClip', { clip: 0, pieces: [{ name: 'a', end: 1 }] }, true],
    ['splitClip', { clip: 0, pieces: [{ end: 1 }] }, false],
    ['mergeClips', { files: [{ file: { path: 'run.glb' } }] }, true],
    ['mergeClips', { files: [{ file: { from: 'rig', file: 'result.a' }, name: 'run' }] }, true],
    ['mergeClips', { files: [{ file: 'run.glb' }] }, false],
    ['mergeClips', { files: [] }, false],
    ['lods', { ratios: [0.5, 0.2], progressive: true }, true],
    ['lods', { ratios: [2] }, false],
    ['lightmapUv', { size: 512 }, true],
    ['lightmapUv', { size: 512.5 }, false],
    ['humanoid', { author: ['Ada'], licence: 'CC0-1.0', permissions: { allowRedistribution: true } }, true],
    ['humanoid', { author: ['Ada'] }, false],
    ['explode', {}, false],
  ])('judges the step %s %j as a plan does', (name, options, good) => {
    const steps = [{ [name]: options }];
    expect(accepts(one({ ...chest, steps })), ajv.errorsText(accepts.errors)).toBe(good);
    const nodes = { a: { process: steps, from: { path: 'a.glb' } }, rig: { task: 'rigging', body: rig } };
    const { issues } = planRecipe({ nodes, output: 'a' });
    expect(issues.length === 0, JSON.stringify(issues)).toBe(good);
  });

  it.each<[drawing: 'icon' | 'sprites' | 'impostor', options: unknown, good: boolean]>([
    ['icon', { sizes: [64, 128], view: 'front', outline: '#FFffff' }, true],
    ['icon', { sizes: [8] }, false],
    ['icon', { outline: 'red' }, false],
    ['sprites', { turns: 16, clips: ['walking'], frames: 4, elevation: -30 }, true],
    ['sprites', { turns: 65 }, false],
    ['sprites', { clips: [] }, false],
    ['impostor', { cards: 2, size: 256 }, true],
    ['impostor', { cards: 2.5 }, false],
    ['impostor', { sides: 2 }, false],
  ])('judges the drawing %s %j as a plan does', (name, options, good) => {
    const { value } = parseManifest(JSON.stringify(one({ ...chest, [name]: options })));
    expect(accepts(one({ ...chest, [name]: options })), ajv.errorsText(accepts.errors)).toBe(good);
    const issues = drawingMistakes('chest', value!.assets.chest!);
    expect(issues.length === 0, JSON.stringify(issues)).toBe(good);
  });

  it('is in the package at the path and version of its URL', () => {
    const folder = join(import.meta.dirname, '../..');
    const { name, version, files } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifestSchemaUrl).toBe(`https://unpkg.com/${name}@${version}/meshwright.schema.json`);
    expect(files).toContain('meshwright.schema.json');
    expect(JSON.parse(readFileSync(join(folder, 'meshwright.schema.json'), 'utf8'))).toEqual(
      manifestJsonSchema(),
    );
  });
});
