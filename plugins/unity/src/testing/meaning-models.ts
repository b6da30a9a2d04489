import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { markStandIn, writeGlb } from '@meshwright/formats';
import { bytesSource, clipMotion, editClips, splitClip } from '@meshwright/gltf';
import { type Collider, colliders, lightmapUv, lods, optimize } from '@meshwright/gltf/optimize';
import { place, processAsset } from '@meshwright/gltf/recipe';
import { boneFile } from '@meshwright/gltf/rig';
import { gripModel, modelSockets } from '@meshwright/gltf/sockets';
import { bodyGlb } from '@meshwright/testing/models/body-glb';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { namesOf } from '@meshwright/testing/models/rig-conventions';
import { repository } from '@meshwright/testing/repository';

const fixtures = join(repository, 'fixtures');

/** What our own readers say of a model, in the axes of glTF; the package for Unity has to agree. */
interface Expected {
  readonly colliders?: readonly Collider[];
  /** Share of the screen of each level. */
  readonly coverage?: readonly number[];
  readonly clips?: readonly { readonly name: string; readonly loop: boolean; readonly score: number }[];
  readonly sockets?: readonly string[];
}

/**
 * Writes models by the steps of the command line, with `expected.json`: what the reports of the steps say of them.
 * `files` has copies of the fixtures, sound and broken ones.
 */
export async function writeMeaningModels(folder: string): Promise<void> {
  await mkdir(join(folder, 'files'), { recursive: true });
  const expected: Record<string, Expected> = {};
  const put = async (name: string, glb: Uint8Array, facts: Expected = {}) => {
    await writeFile(join(folder, `${name}.glb`), glb);
    expected[name] = facts;
  };
  const knot = await writeGlb(knotDocument(96, 12));
  const cone = await readFile(join(fixtures, 'rotated.glb'));
  const keycap = await readFile(join(fixtures, 'keycap.glb'));
  const character = await readFile(join(fixtures, 'character.glb'));

  const bases = { knot, cone, keycap };
  for (const [base, bytes] of Object.entries(bases)) {
    for (const shape of ['box', 'sphere', 'capsule', 'hull', 'hulls'] as const) {
      let found: Collider[] = [];
      const step = colliders({ shape, per: 'mesh', engine: 'unity' }, (report) => (found = report.colliders));
      const { glb } = await processAsset(bytesSource(bytes), [place({ height: 0.6 }), step]);
      await put(`${base}-${shape}`, glb, { colliders: found });
    }
  }
  for (const engine of ['unreal', 'godot'] as const) {
    let found: Collider[] = [];
    const step = colliders({ shape: 'hull', engine }, (report) => (found = report.colliders));
    const { glb } = await processAsset(bytesSource(knot), [step]);
    await put(`knot-for-${engine}`, glb, { colliders: found });
  }

  let coverage: number[] = [];
  const levels = lods({ as: 'siblings', ratios: [0.5, 0.2] }, (report) => {
    coverage = report.levels.map((level) => level.coverage);
  });
  const coarse = await processAsset(bytesSource(knot), [levels]);
  await put('knot-levels', coarse.glb, { coverage });
  const both = await processAsset(bytesSource(knot), [
    place({ height: 2 }),
    lods({ as: 'siblings', ratios: [0.5] }),
    colliders({ shape: 'box', engine: 'unity' }),
  ]);
  await put('knot-levels-and-box', both.glb);

  const lit = await processAsset(bytesSource(knot), [place({ height: 1 }), lightmapUv({ size: 128 })]);
  await put('knot-lit', lit.glb);

  const marked = knotDocument(24, 6);
  markStandIn(marked, 'The shape comes from a table and not from a trained model.');
  await put('knot-stand-in', await writeGlb(marked));

  const sword = await gripModel(bytesSource(cone), 'a long sword');
  await put('sword', sword.glb);

  const bare = await writeGlb(await characterDocument());
  const placed = await processAsset(bytesSource(bare), [place({ height: 1.7 })]);
  // Half of a clip ends in another pose than it begins with.
  const half = splitClip('Bend', [{ name: 'Bend' }, { name: 'Bow', end: 0.5 }]);
  const { glb: post } = await editClips(bytesSource(placed.glb), [half]);
  await put('post', post, { clips: await clipsOf(post) });
  const packed = await processAsset(bytesSource(character), [optimize({ for: 'mobile' })]);
  await put('character-packed', packed.glb);

  for (const [name, armDegrees, turned] of [
    ['body', 40, false],
    ['body-turned', 0, true],
  ] as const) {
    const body = bodyGlb({ names: namesOf('the mannequin', true), armDegrees, turned });
    const sockets = await modelSockets(bytesSource(body));
    await put(name, body, { sockets: sockets.map((socket) => socket.name) });
    const { text } = await boneFile(bytesSource(body), 'unity');
    await writeFile(join(folder, `${name}.humanoid.json`), text);
  }

  for (const file of await glbFiles(fixtures)) {
    const bytes = await readFile(file);
    const name = basename(file, '.glb');
    await writeFile(join(folder, 'files', `${name}.glb`), bytes);
    const clips = await clipsOf(bytes);
    if (clips.length > 0) expected[`files/${name}`] = { clips };
  }
  await writeFile(join(folder, 'expected.json'), JSON.stringify(expected, null, 2));
}

async function glbFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.glb'))
    .map((name) => join(folder, name))
    .sort();
}

/** The verdicts of our own reader; none for a file that it refuses. */
async function clipsOf(bytes: Uint8Array): Promise<NonNullable<Expected['clips']>> {
  try {
    const motions = await clipMotion(bytesSource(bytes));
    return motions.map(({ name, loop: { score } }) => ({ name, score, loop: score >= 0.95 }));
  } catch {
    return [];
  }
}
