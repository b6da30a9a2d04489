import type { Document } from '@gltf-transform/core';
import { strToU8, type ZipOptions, zipSync } from 'fflate';
import { trianglesNeeded } from './triangles-needed.ts';
import { usdMaterials } from './usd/usd-materials.ts';
import { UsdStage } from './usd/usd-stage.ts';

export interface WriteUsdzOptions {
  /**
   * Sample rate of clips in frames per second.
   * @default 30
   */
  readonly fps?: number;
}

/**
 * Writes a USDZ: a USDA stage in metres, Y up, and its pictures, stored and aligned to 64 bytes. The scene graph,
 * UsdPreviewSurface materials, quads, skins and clips through UsdSkel. Every clip is in the file as a `SkelAnimation`;
 * a stage plays one, the first, which also moves nodes without a skin. Meshes below a joint are bound to it rigidly.
 * Morph targets are applied with their default weights.
 * @throws FormatError `no_geometry`
 * @example
 * import { writeUsdz } from '@meshwright/formats';
 *
 * await writeFile('chest.usdz', await writeUsdz(document));
 */
export async function writeUsdz(
  document: Document,
  { fps = 30 }: WriteUsdzOptions = {},
): Promise<Uint8Array> {
  const stage = new UsdStage(document, fps);
  trianglesNeeded(stage.parts(), 'USDZ');
  const materials = await usdMaterials(
    stage.parts().map(({ material, colors }) => ({ material, colored: colors !== null })),
    '/Root/Materials',
  );
  return packAligned({
    'model.usda': stage.bytes(materials),
    ...Object.fromEntries(materials.files),
  });
}

/** Packs files into a zip as USDZ requires: stored, data aligned, in the given order. */
function packAligned(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries: Record<string, [Uint8Array, ZipOptions]> = {};
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const header = offset + 30 + strToU8(name).length + 4;
    const padding = (alignment - (header % alignment)) % alignment;
    // A fixed date, so that the same model gives the same bytes.
    entries[name] = [
      bytes,
      { level: 0, mtime: new Date(1980, 0, 1), extra: { [paddingField]: new Uint8Array(padding) } },
    ];
    offset = header + padding + bytes.length;
  }
  return zipSync(entries);
}

/** Alignment of every file's data, in bytes (USDZ specification). */
const alignment = 64;
/** An extra field for padding only; its number is unassigned. */
const paddingField = 0x4d57;
