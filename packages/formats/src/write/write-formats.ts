import type { Document } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import { writableFormats } from './writable-formats.ts';
import { write3mf } from './write-3mf.ts';
import { writeBlend } from './write-blend.ts';
import { writeFbx } from './write-fbx.ts';
import { writeGlb } from './write-glb.ts';
import { writeObj } from './write-obj.ts';
import { writeStl } from './write-stl.ts';
import { writeUsdz } from './write-usdz.ts';

/** Files by name, and the file of each key of `model_urls`. */
export interface WrittenFormats {
  readonly files: Record<string, Uint8Array>;
  readonly modelUrls: Record<string, string>;
}

export interface WriteFormatsOptions {
  /** Path of the Blender program. Without it, or when it fails, `blend` is left out. */
  readonly blenderPath?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes the document in each of the formats: `model.glb`, `model.obj` with `model.mtl` and its textures, `model.fbx`,
 * `model.stl`, `model.usdz`, `model.3mf`, `model.blend`. The document is not changed.
 * @throws FormatError `unsupported_format` (also when `blend` is the only format and Blender is missing) | `no_geometry`
 * (a static format of a model without triangles)
 * @example
 * import { writeFormats } from '@meshwright/formats';
 *
 * const { files } = await writeFormats(document, ['glb', 'obj', 'stl']);
 * for (const [name, bytes] of Object.entries(files)) await writeFile(name, bytes);
 */
export async function writeFormats(
  document: Document,
  formats: readonly string[],
  options: WriteFormatsOptions = {},
): Promise<WrittenFormats> {
  const files: Record<string, Uint8Array> = {};
  const modelUrls: Record<string, string> = {};
  for (const format of new Set(formats)) {
    const writer = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!writer) {
      throw new FormatError(
        'unsupported_format',
        `write ${format}: unknown output format; use one of: ${writableFormats.join(', ')}.`,
      );
    }
    const written = await writer(document, options);
    if (!written) continue;
    Object.assign(files, written);
    modelUrls[format] = `model.${format}`;
    if (files['model.mtl']) modelUrls.mtl = 'model.mtl';
  }
  if (formats.length > 0 && Object.keys(modelUrls).length === 0) {
    throw new FormatError(
      'unsupported_format',
      `write blend: ${options.blenderPath ? 'Blender wrote no file' : 'Blender was not found'}; add another format: ${writableFormats.join(', ')}.`,
    );
  }
  return { files, modelUrls };
}

/** Null leaves the format out. */
type FormatWriter = (
  document: Document,
  options: WriteFormatsOptions,
) => Promise<Record<string, Uint8Array> | null>;

const writers: Readonly<Record<string, FormatWriter>> = {
  glb: async (document) => ({ 'model.glb': await writeGlb(document) }),
  obj: (document) => writeObj(document, 'model'),
  fbx: async (document) => ({ 'model.fbx': await writeFbx(document) }),
  stl: async (document) => ({ 'model.stl': writeStl(document) }),
  usdz: async (document) => ({ 'model.usdz': await writeUsdz(document) }),
  '3mf': async (document) => ({ 'model.3mf': await write3mf(document) }),
  blend: async (document, { blenderPath, signal }) => {
    const blend = blenderPath ? await writeBlend(document, { blenderPath, signal }) : null;
    return blend && { 'model.blend': blend };
  },
};
