import { type Document, Logger } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { accessorFloats } from '../scene/accessor-floats.ts';
import { normalizeWeights } from '../scene/normalize-weights.ts';
import { read3mf } from './read-3mf.ts';
import { readFbx } from './read-fbx.ts';
import { readGltf } from './read-gltf.ts';
import { readObj } from './read-obj.ts';
import { readObjZip } from './read-obj-zip.ts';
import { readPly } from './read-ply.ts';
import { readAsciiStl, readBinaryStl } from './read-stl.ts';
import { readUsd } from './read-usd.ts';
import { sniffModel } from './sniff-model.ts';

/**
 * Reads a model of any format the engine knows, detected from its bytes and not its name: GLB, glTF with everything
 * embedded, OBJ alone or in a zip with its materials and pictures, STL, 3MF, FBX, USD and USDZ, PLY. Lengths of formats
 * with a unit are converted to metres; the others are kept.
 * @throws FormatError `unsupported_format` | `unreadable_model` | `no_geometry` (an empty file)
 * @example
 * import { readModel } from '@meshwright/formats';
 *
 * const document = await readModel({ name: 'chest.obj', bytes: await readFile('chest.obj') });
 */
export async function readModel(file: InputFile): Promise<Document> {
  try {
    const document = await readers[sniffModel(file)](file);
    document.setLogger(new Logger(Logger.Verbosity.SILENT));
    checkFinite(document, file.name);
    normalizeWeights(document);
    return document;
  } catch (error) {
    if (error instanceof FormatError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FormatError(
      'unreadable_model',
      `read ${file.name}: the file is damaged (${reason}); export it again or send another format.`,
      { cause: error },
    );
  }
}

const readers: Readonly<Record<ReturnType<typeof sniffModel>, (file: InputFile) => Promise<Document>>> = {
  glb: readGltf,
  gltf: readGltf,
  obj: async (file) => readObj(file),
  'obj-zip': readObjZip,
  'stl-binary': async (file) => readBinaryStl(file),
  'stl-ascii': async (file) => readAsciiStl(file),
  '3mf': async (file) => read3mf(file),
  fbx: readFbx,
  usd: readUsd,
  ply: async (file) => readPly(file),
};

function checkFinite(document: Document, name: string): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const accessor = primitive.getAttribute('POSITION');
      if (!accessor || accessorFloats(accessor).every(Number.isFinite)) continue;
      throw new FormatError(
        'unreadable_model',
        `read ${name}: mesh "${mesh.getName()}" has positions that are not numbers; repair or export it again.`,
      );
    }
  }
}
