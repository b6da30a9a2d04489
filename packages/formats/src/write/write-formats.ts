import type { Document } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import type { FormatWarning } from '../format-warning.ts';
import { portableDocument } from '../scene/portable-document.ts';
import { lossesOf } from './losses.ts';
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
  /** What a format does not carry of the document (`lost`), or carries in another way (`approximated`). */
  readonly warnings: readonly FormatWarning[];
}

export interface WriteFormatsOptions {
  /** Path of the Blender program. Without it, or when it fails, `blend` is left out. */
  readonly blenderPath?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * Name of the files, without an extension. The texts of OBJ separate names by spaces, so it has none.
   * @default `model`
   */
  readonly name?: string | undefined;
  /** Writers in place of the usual ones, by format. */
  readonly own?: Readonly<Record<string, () => Promise<Uint8Array>>> | undefined;
}

/**
 * Writes the document in each of the formats: `model.glb`, `model.obj` with `model.mtl` and its textures, `model.fbx`,
 * `model.stl`, `model.usdz`, `model.3mf`, `model.blend`. The document is not changed. What a format has no place for is carried
 * in its terms where that is possible: second and transformed coordinates, specular and glossiness, KTX2 pictures.
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
  const warnings: FormatWarning[] = [];
  const { name = 'model', own = {} } = options;
  const portable = new Map<'one' | 'many', Document>();
  for (const format of new Set(formats)) {
    const writer = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!writer) {
      throw new FormatError(
        'unsupported_format',
        `write ${format}: unknown output format; use one of: ${writableFormats.join(', ')}.`,
      );
    }
    if (Object.hasOwn(own, format)) {
      files[`${name}.${format}`] = await own[format]!();
      modelUrls[format] = `${name}.${format}`;
      continue;
    }
    const hasExtensions = format === 'glb' || format === 'blend';
    const sets = format === 'fbx' ? 'many' : 'one';
    if (!hasExtensions && !portable.has(sets)) {
      portable.set(sets, await portableDocument(document, sets, (warning) => warnings.push(warning)));
    }
    const source = hasExtensions ? document : portable.get(sets)!;
    const written = await writer(source, { ...options, name });
    if (!written) continue;
    warnings.push(...lossesOf(source, format));
    Object.assign(files, written);
    modelUrls[format] = `${name}.${format}`;
    if (files[`${name}.mtl`]) modelUrls.mtl = `${name}.mtl`;
  }
  if (formats.length > 0 && Object.keys(modelUrls).length === 0) {
    throw new FormatError(
      'unsupported_format',
      `write blend: ${options.blenderPath ? 'Blender wrote no file' : 'Blender was not found'}; add another format: ${writableFormats.join(', ')}.`,
    );
  }
  return { files, modelUrls, warnings };
}

/** Null leaves the format out. */
type FormatWriter = (
  document: Document,
  options: WriteFormatsOptions & { readonly name: string },
) => Promise<Record<string, Uint8Array> | null>;

const writers: Readonly<Record<string, FormatWriter>> = {
  glb: async (document, { name }) => ({ [`${name}.glb`]: await writeGlb(document) }),
  obj: (document, { name }) => writeObj(document, name),
  fbx: async (document, { name }) => ({ [`${name}.fbx`]: await writeFbx(document) }),
  stl: async (document, { name }) => ({ [`${name}.stl`]: writeStl(document) }),
  usdz: async (document, { name }) => ({ [`${name}.usdz`]: await writeUsdz(document) }),
  '3mf': async (document, { name }) => ({ [`${name}.3mf`]: await write3mf(document) }),
  blend: async (document, { blenderPath, signal, name }) => {
    const blend = blenderPath ? await writeBlend(document, { blenderPath, signal }) : null;
    return blend && { [`${name}.blend`]: blend };
  },
};
