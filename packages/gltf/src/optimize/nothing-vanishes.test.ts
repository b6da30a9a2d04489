import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { branchesOf } from '@meshwright/testing/samples';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus, list, shortName, validModels } from '../testing/models.ts';
import { type AtlasReport, atlas } from './atlas.ts';
import { type OptimizeOptions, type OptimizeReport, optimize } from './optimize.ts';
import { everything } from './testing/everything.ts';
import { optimized } from './testing/optimized-models.ts';
import { expectNothingVanished } from './testing/vanished.ts';

const small = [
  ...validModels(),
  ...(hasCorpus ? [...list(join(corpus, 'reports')), ...list(join(corpus, 'blender-io'))] : []),
];
const targets: OptimizeOptions[] = [
  { for: 'mobile' },
  { for: 'desktop' },
  { for: 'engine' },
  { join: 'all' },
];

describe.each(targets)('optimize %j', (options) => {
  // Each model once; in torture, once for each target.
  const models = branchesOf(small, (_, at) => at % targets.length === targets.indexOf(options));
  it.each(models.map((path) => [shortName(path), path]))(
    'names all that is no longer in %s',
    async (_, path) => {
      const { glb, report, warnings } = await optimized(path, { ...options, unknownExtensions: 'drop' });
      expectNothingVanished(path, glb, { removed: report.removed, warnings });
      const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
      const known = path.endsWith('.glb')
        ? (await validateBytes(new Uint8Array(readFileSync(path)), { maxIssues: 0 })).issues.messages
        : [];
      const codes = new Set(known.map(({ code }) => code));
      expect(issues.messages.filter(({ severity, code }) => severity === 0 && !codes.has(code))).toEqual([]);
    },
  );

  it('names all that is no longer in a model of everything that a file can hold', async () => {
    const whole = await everything();
    const step = optimize({ ...options, textures: 'keep' });
    const { glb, report } = await processAsset(bytesSource(whole), [step]);
    const { result, warnings } = report.steps[0]!;
    const { removed } = result as OptimizeReport;
    expectNothingVanished(whole, glb, { removed, warnings });
    const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
    expect(issues.messages.filter(({ severity }) => severity === 0)).toEqual([]);
    const json = glbParts<Record<string, Json[]> & { extensions: Json }>(glb).json;
    // Equal triangles do not make equal meshes.
    if (options.join !== 'all') {
      const leaves = json.meshes!.filter(({ name }) => name === 'leaf');
      expect(leaves.map(({ extras }) => extras)).toEqual(
        expect.arrayContaining([{ of: 'oak' }, { of: 'elm' }, undefined]),
      );
      expect(leaves.map(({ weights }) => weights)).toEqual(expect.arrayContaining([[0], [1]]));
    }
    const names = json.nodes!.map(({ name }) => name);
    for (const name of ['Socket', 'Trigger', 'Lamp', 'Eye', 'Bone', 'Loose with extras'])
      expect(names).toContain(name);
    expect(names).not.toContain('Loose');
    expect(removed.find(({ kind }) => kind === 'node')!.names).toContain('Loose');
    expect(json.extensions).toMatchObject({
      KHR_lights_punctual: { lights: [{ name: 'sun' }] },
      KHR_materials_variants: { variants: [{ name: 'worn' }] },
    });
  });
});

it.each(['unnamed', 'all'] as const)(
  'the step atlas names all that is no longer there: join %s',
  async (join) => {
    const whole = await everything();
    const { glb, report } = await processAsset(bytesSource(whole), [atlas({ join })]);
    const { result, warnings } = report.steps[0]!;
    expectNothingVanished(whole, glb, { removed: (result as AtlasReport).removed, warnings });
  },
);

type Json = Record<string, unknown>;
