import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { optimize } from './optimize.ts';
import { targets } from './target-budgets.ts';
import { thinClips } from './thin-clips.ts';

type Json = Record<string, unknown>;
const tracksOf = (glb: Uint8Array) => {
  const { nodes = [], animations = [] } = glbParts(glb).json as { nodes?: Json[]; animations?: Json[] };
  return animations.flatMap(({ name, channels }) =>
    (channels as { target: { node: number; path: string } }[]).map(
      ({ target }) => `${name} ${nodes[target.node]!.name} ${target.path}`,
    ),
  );
};

const files = [
  join(fixtures, 'armature-only.glb'),
  ...(hasCorpus
    ? [join(corpus, 'reports/glb-animation-only-constant-arm.glb'), join(corpus, 'synth_armature_only.glb')]
    : []),
];

it.each(targets.flatMap((target) => files.map((file) => [target, file.split('/').at(-1)!, file] as const)))(
  `optimize for %s keeps every track and bone of clips alone: %s (${hasCorpus ? 'all' : skipNote})`,
  async (target, _, file) => {
    const source = await fileSource(file);
    const before = new Uint8Array(await source.read(0, source.size!));
    for (const steps of [
      [optimize({ for: target })],
      [thinClips(), optimize({ for: target, clips: 'keep' })],
    ]) {
      const { glb } = await processAsset(bytesSource(before), steps);
      expect(tracksOf(glb)).toEqual(tracksOf(before));
      const names = (bytes: Uint8Array) => (glbParts(bytes).json.nodes as Json[]).map(({ name }) => name);
      expect(names(glb)).toEqual(names(before));
    }
  },
);

it('keeps the bones of clips alone where no scene holds them', async () => {
  const source = await fileSource(join(fixtures, 'armature-only.glb'));
  const whole = new Uint8Array(await source.read(0, source.size!));
  const { json, bin } = glbParts(whole);
  const bare: Json = { ...json };
  delete bare.scenes;
  delete bare.scene;
  const uri = `data:application/octet-stream;base64,${Buffer.from(bin).toString('base64')}`;
  const gltf = { ...bare, buffers: [{ byteLength: bin.length, uri }] };
  const input = bytesSource(new TextEncoder().encode(JSON.stringify(gltf)), 'bare.gltf');
  const { glb } = await processAsset(input, [optimize()]);
  expect(tracksOf(glb)).toEqual(tracksOf(whole));
});
