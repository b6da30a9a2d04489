import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { Mesh } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { inBabylon } from '../testing/in-engines.ts';
import { fixtures } from '../testing/models.ts';
import { withoutPictures } from '../testing/pose-oracle.ts';
import { readDocument } from './document-file.ts';
import { optimize } from './optimize.ts';

const character = readFileSync(join(fixtures, 'character.glb'));
let [ext, khr]: Uint8Array[] = [];
beforeAll(async () => {
  [ext, khr] = await Promise.all(
    (['meshopt', 'khr-meshopt'] as const).map(async (geometry) => {
      const { glb } = await processAsset(bytesSource(character), [optimize({ geometry, textures: 'keep' })]);
      return glb;
    }),
  );
});

it('rotations of clips are within 0.02 degrees', async () => {
  const glb = readFileSync(join(fixtures, 'character.glb'));
  const [before, after] = await Promise.all([glb, ext!].map(rotations));
  const degrees = after!.map((rotation, index) => angleBetween(rotation, before![index]!));
  expect(degrees.length).toBeGreaterThan(100);
  expect(Math.max(...degrees)).toBeLessThan(0.02);
  expect(Math.max(...degrees)).toBeGreaterThan(0);
});

interface View {
  extensions?: Record<string, { byteOffset?: number; mode: string }>;
}

describe('geometry "khr-meshopt"', () => {
  it('names the newer extension alone, and its vertices have the newer codec', () => {
    const { json, bin } = glbParts(khr!);
    const model = json as unknown as {
      extensionsUsed: string[];
      extensionsRequired: string[];
      bufferViews: View[];
    };
    expect(model.extensionsRequired).toContain('KHR_meshopt_compression');
    expect(JSON.stringify(model)).not.toContain('EXT_meshopt_compression');
    const packed = model.bufferViews.flatMap(({ extensions }) => Object.values(extensions ?? {}));
    const vertices = packed.filter(({ mode }) => mode === 'ATTRIBUTES');
    expect(vertices.length).toBeGreaterThan(0);
    // The first byte of a stream is its codec and version.
    for (const { byteOffset = 0 } of vertices) expect(bin![byteOffset]).toBe(0xa1);
  });

  it('takes fewer bytes than the older one, and holds the same numbers', async () => {
    expect(khr!.byteLength).toBeLessThan(ext!.byteLength);
    const [a, b] = await Promise.all(
      [ext!, khr!].map(async (glb) => {
        const { document } = await readDocument(bytesSource(glb));
        return document
          .getRoot()
          .listAccessors()
          .map((accessor) => [...accessor.getArray()!]);
      }),
    );
    expect(b).toEqual(a);
  });

  it('is read by three.js as the older one is', async () => {
    const [a, b] = await Promise.all([ext!, khr!].map(positionsInThree));
    expect(a!.length).toBeGreaterThan(100);
    expect(b).toEqual(a);
  });

  it('is refused by Babylon.js, which is why no preset has it', async () => {
    await expect(inBabylon(khr!)).rejects.toThrow(/KHR_meshopt_compression/);
  });
});

async function positionsInThree(glb: Uint8Array): Promise<number[]> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
  const { scene } = await loader.parseAsync(withoutPictures(glb).buffer, '');
  const numbers: number[] = [];
  scene.traverse((object) => {
    if ('isMesh' in object) numbers.push(...(object as Mesh).geometry.attributes.position!.array);
  });
  return numbers;
}

/** Rotations of all clips at the times of their keys, by the name of the clip and the joint. */
async function rotations(glb: Uint8Array): Promise<number[][]> {
  const { document } = await readDocument(bytesSource(glb));
  return document
    .getRoot()
    .listAnimations()
    .flatMap((clip) =>
      clip
        .listChannels()
        .filter((channel) => channel.getTargetPath() === 'rotation')
        .map((channel) => ({ key: `${clip.getName()} ${channel.getTargetNode()!.getName()}`, channel })),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap(({ channel }) => {
      const output = channel.getSampler()!.getOutput()!;
      return Array.from({ length: output.getCount() }, (_, key) => output.getElement(key, []));
    });
}

/** In degrees. */
function angleBetween(a: number[], b: number[]): number {
  const dot = Math.abs(a.reduce((sum, value, index) => sum + value * b[index]!, 0));
  return (2 * Math.acos(Math.min(1, dot / (Math.hypot(...a) * Math.hypot(...b)))) * 180) / Math.PI;
}
