import type { Document } from '@gltf-transform/core';
import { JobError } from '../job-error.ts';
import { writableFormats } from './writable-formats.ts';
import { write3mf } from './write-3mf.ts';
import { writeGlb } from './write-glb.ts';
import { writeObj } from './write-obj.ts';
import { writeStl } from './write-stl.ts';

/** Files by name, and which of them each key of `model_urls` stands for. */
export interface WrittenFormats {
  readonly files: Record<string, Uint8Array>;
  readonly modelUrls: Record<string, string>;
}

/**
 * Writes the document in each of the formats: `model.glb`, `model.obj` with `model.mtl` and its textures,
 * `model.stl`, `model.3mf`. The document is not changed.
 * @throws JobError `unsupported_format` | `no_geometry` (a static format of a model without triangles)
 */
export async function writeFormats(document: Document, formats: readonly string[]): Promise<WrittenFormats> {
  const files: Record<string, Uint8Array> = {};
  const modelUrls: Record<string, string> = {};
  for (const format of new Set(formats)) {
    const writer = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!writer) {
      throw new JobError(
        'unsupported_format',
        `write ${format}: not a format this engine writes; ask for ${writableFormats.join(', ')}.`,
      );
    }
    Object.assign(files, await writer(document));
    modelUrls[format] = `model.${format}`;
    if (files['model.mtl']) modelUrls.mtl = 'model.mtl';
  }
  return { files, modelUrls };
}

type FormatWriter = (document: Document) => Promise<Record<string, Uint8Array>>;

const writers: Readonly<Record<string, FormatWriter>> = {
  glb: async (document) => ({ 'model.glb': await writeGlb(document) }),
  obj: (document) => writeObj(document, 'model'),
  stl: async (document) => ({ 'model.stl': writeStl(document) }),
  '3mf': async (document) => ({ 'model.3mf': await write3mf(document) }),
};
