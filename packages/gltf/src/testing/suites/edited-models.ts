import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { dropConstantTracks } from '../../clips/drop-constant-tracks.ts';
import { editClips } from '../../clips/edit-clips.ts';
import { renameClips } from '../../clips/rename-clips.ts';
import { retimeClip } from '../../clips/retime-clip.ts';
import type { ClipStep } from '../../clips/session/clip-session.ts';
import { trimClip } from '../../clips/trim-clip.ts';
import { bytesSource } from '../../source/source.ts';
import { shortName } from '../models.ts';

/** Rules of editClips over the models that have clips, by their paths; only those of `.glb` files. */
export function describeEdited(paths: readonly string[]): void {
  const clipped = paths
    .filter(
      (path) =>
        path.endsWith('.glb') &&
        ((glbParts(readFileSync(path)).json.animations as unknown[]) ?? []).length > 0,
    )
    .map((path) => [shortName(path), path] as const);

  describe('every model with clips', () => {
    const steps: [string, () => ClipStep[]][] = [
      ['renamed', () => [renameClips('kebab')]],
      ['trimmed', () => [trimClip(0, { start: 0.1 })]],
      ['retimed', () => [retimeClip(0, { speed: 0.5 })]],
      ['cleared of constant tracks', () => [dropConstantTracks({ clip: 0 })]],
    ];
    const all = () => [...steps].reverse().flatMap(([, make]) => make());
    it.each(clipped)(
      'keeps %s free of new errors of the Khronos validator, and keeps its other data',
      async (_, path) => {
        const before = readFileSync(path);
        const known = await errorsOf(before);
        // Runs each step alone on small models and all together on large ones, which the validator reads slowly.
        const plans = before.length < 500_000 ? steps : [['all together', all] as const];
        for (const [what, make] of plans) {
          const { glb } = await editClips(bytesSource(before), make());
          const errors = await errorsOf(glb);
          expect(
            errors.filter((code) => !known.includes(code)),
            what,
          ).toEqual([]);
          expect(await meshBytes(glb), what).toEqual(await meshBytes(before));
        }
      },
    );
  });
}

async function errorsOf(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
  return issues.messages.filter(({ severity }) => severity === 0).map(({ code }) => code);
}

/** Every byte that meshes, skins and images refer to, located by plain offsets. */
async function meshBytes(glb: Uint8Array): Promise<string[]> {
  const { json, bin } = glbParts(glb);
  type Item = Record<string, number>;
  const [accessors, views] = [(json.accessors ?? []) as Item[], (json.bufferViews ?? []) as Item[]];
  const primitives = ((json.meshes ?? []) as { primitives: Record<string, unknown>[] }[]).flatMap(
    (mesh) => mesh.primitives,
  );
  const used = [
    ...primitives.flatMap(({ attributes, indices, targets }) => [
      ...Object.values(attributes as Item),
      ...(indices === undefined ? [] : [indices as number]),
      ...((targets ?? []) as Item[]).flatMap((target) => Object.values(target)),
    ]),
    ...((json.skins ?? []) as Item[]).map((skin) => skin.inverseBindMatrices ?? -1),
  ];
  const pictures = (json.images ?? []).map(({ bufferView }) => viewBytes(bufferView, 0));
  return [...used.map((accessor) => accessorBytes(accessors[accessor])), ...pictures];

  function accessorBytes(accessor: Item | undefined): string {
    if (accessor?.bufferView === undefined) return '';
    const { bufferView, byteOffset = 0, componentType, count = 0 } = accessor;
    const size = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 }[componentType as 5120];
    const width = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }[accessor.type as unknown as 'VEC2'];
    const stride = views[bufferView]!.byteStride ?? size * width;
    return `${count} ${viewBytes(bufferView, byteOffset, (count - 1) * stride + size * width)}`;
  }
  function viewBytes(index: number | undefined, offset: number, length?: number): string {
    const view = index === undefined ? undefined : views[index];
    if (!view) return '';
    const packed = (view.extensions as unknown as Record<string, Item> | undefined)?.EXT_meshopt_compression;
    const { byteOffset = 0, byteLength = 0 } = packed ?? view;
    const from = byteOffset + (packed ? 0 : offset);
    const to = length === undefined || packed ? byteOffset + byteLength : from + length;
    return createHash('sha256').update(bin.subarray(from, to)).digest('hex');
  }
}
