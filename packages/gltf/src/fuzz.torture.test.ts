import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { clipMotion } from './clips/analysis/clip-motion.ts';
import { dedupeClips } from './clips/dedupe-clips.ts';
import { dropConstantTracks } from './clips/drop-constant-tracks.ts';
import { editClips } from './clips/edit-clips.ts';
import { mergeClips } from './clips/merge-clips.ts';
import { renameClips } from './clips/rename-clips.ts';
import { resampleClips } from './clips/resample-clips.ts';
import { extractRootMotion, makeInPlace } from './clips/root-motion.ts';
import { trimClip } from './clips/trim-clip.ts';
import { GltfError } from './gltf-error.ts';
import { inspectModel } from './inspect/inspect-model.ts';
import { placeModel } from './place/place-model.ts';
import { placeStream } from './place/place-stream.ts';
import { unplaceModel } from './place/unplace-model.ts';
import { bakeArmature } from './rig/bake-scale.ts';
import { rigPassport } from './rig/rig-passport.ts';
import { bytesSource } from './source/source.ts';
import { countWork } from './testing/count-work.ts';
import { fixtures } from './testing/models.ts';

const names = [
  'character',
  'morph-default',
  'instancing',
  'sparse',
  'meshopt',
  'draco-skinned',
  'multi-scene',
  'quantised-raw',
  'animated-root',
  'armature-only',
];
const models = names.map((name) => readFileSync(join(fixtures, `${name}.glb`)));
const [character] = models;

/** Most changes are to the JSON. Counting takes longer than the work itself, so one model in ten is counted. */
const runs = { bytes: 350, json: 600, cuts: 500 };
models.push(Buffer.from((await placeModel(bytesSource(models[6]!), { height: 1 })).glb));
const baked = { height: 3, mode: 'baked' } as const;
models.push(Buffer.from((await placeModel(bytesSource(models[8]!), baked)).glb));
const strangers = [
  -1,
  1.5,
  1e9,
  1e300,
  null,
  '',
  'x',
  [],
  {},
  true,
  [[]],
  -0,
  4_294_967_296,
  { __proto__: null },
];

/** Peak memory of this process, in bytes. */
const peak = () => process.resourceUsage().maxRSS * 1024;
const before = peak();
const most = { steps: 0, allocated: 0 };
let tried = 0;

describe('a mutated model', () => {
  afterAll(() => {
    console.log(`one model at most: ${most.steps} steps, ${most.allocated} bytes allocated`);
    expect(peak() - before).toBeLessThan(256 * 1024 * 1024);
  });

  it('with bytes changed anywhere ends in a report or a GltfError', async () => {
    const change = fc.record({ at: fc.nat(), value: fc.nat(255) });
    await assertProperty(
      fc.asyncProperty(
        fc.nat(models.length - 1),
        fc.array(change, { minLength: 1, maxLength: 8 }),
        async (which, changes) => {
          const bytes = Buffer.from(models[which]!);
          for (const { at, value } of changes) bytes[at % bytes.length] = value;
          await survives(bytes);
        },
      ),
      { numRuns: runs.bytes },
    );
  }, 3_600_000);

  it('with JSON values replaced or removed ends in a report or a GltfError', async () => {
    const edit = fc.record({ pick: fc.nat(), stranger: fc.option(fc.constantFrom(...strangers)) });
    await assertProperty(
      fc.asyncProperty(
        fc.nat(models.length - 1),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        async (which, edits) => {
          const { json, rest } = glbParts(models[which]!);
          for (const { pick, stranger } of edits) replace(json, pick, stranger);
          await survives(assemble(json, rest));
        },
      ),
      { numRuns: runs.json },
    );
  }, 3_600_000);

  it('cut anywhere ends in a GltfError', async () => {
    await assertProperty(
      fc.asyncProperty(fc.nat(models.length - 1), fc.nat(), async (which, cut) => {
        const model = models[which]!;
        await expect(inspectModel(bytesSource(model.subarray(0, cut % model.length)))).rejects.toBeInstanceOf(
          GltfError,
        );
      }),
      { numRuns: runs.cuts },
    );
  });
});

async function survives(bytes: Uint8Array): Promise<void> {
  const source = () => bytesSource(bytes);
  const jobs = [
    () => inspectModel(source(), { clips: 'bounds' }),
    () => placeModel(source(), { longest: 1 }),
    () => placeModel(source(), { longest: 1, mode: 'baked' }),
    () => unplaceModel(source()),
    () => streamed(bytes),
    () => clipMotion(source()),
    () => editClips(source(), [mergeClips([bytesSource(character!)]), dropConstantTracks(), makeInPlace()]),
    () => editClips(bytesSource(character!), [mergeClips([source()]), renameClips('kebab')]),
    () => editClips(source(), [resampleClips(), dedupeClips()]),
    () => rigPassport(source()),
    () => bakeArmature(source()),
    () => editClips(source(), [trimClip(0, { start: 0.1, end: 0.3 }), extractRootMotion(0)]),
  ];
  const all = async () => {
    for (const work of jobs) {
      const outcome = await work().catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome, String(outcome.stack)).toBeInstanceOf(GltfError);
    }
  };
  tried += 1;
  if (tried % 10 !== 0) return await all();
  const { steps, allocated } = await countWork(all);
  most.steps = Math.max(most.steps, steps);
  most.allocated = Math.max(most.allocated, allocated);
  expect(steps, 'steps of all twelve').toBeLessThan(100_000_000);
  expect(allocated, 'bytes allocated by all twelve').toBeLessThan(256 * 1024 * 1024);
}

async function streamed(bytes: Uint8Array): Promise<void> {
  const stream = placeStream({ longest: 1, bufferBytes: 4096 });
  const input = new Response(new Uint8Array(bytes)).body!;
  const reader = input.pipeThrough(stream).getReader();
  while (!(await reader.read()).done);
}

/** Replaces the value at one place in a tree; null deletes it. */
function replace(json: object, pick: number, stranger: unknown): void {
  const places: [Record<string, unknown>, string][] = [];
  const open: unknown[] = [json];
  while (open.length > 0) {
    const owner = open.pop();
    if (typeof owner !== 'object' || owner === null) continue;
    for (const key of Object.keys(owner)) {
      places.push([owner as Record<string, unknown>, key]);
      open.push((owner as Record<string, unknown>)[key]);
    }
  }
  if (places.length === 0) return;
  const [owner, key] = places[pick % places.length]!;
  if (stranger === null) delete owner[key];
  else owner[key] = structuredClone(stranger);
}

function assemble(json: object, rest: Uint8Array): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + padded.length + rest.length, 8);
  head.writeUInt32LE(padded.length, 12);
  head.write('JSON', 16);
  return Buffer.concat([head, padded, rest]);
}
