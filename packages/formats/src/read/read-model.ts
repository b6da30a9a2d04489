import { type Document, Logger } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { accessorFloats } from '../scene/accessor-floats.ts';
import type { ReadContext, ReadOptions } from './read-options.ts';
import { sniffModel } from './sniff-model.ts';

/**
 * Reads a model of any format the engine knows, detected from its bytes and not its name: GLB, glTF with everything
 * embedded, OBJ with the files beside it or in a zip with them, STL, 3MF, FBX, USD and USDZ, PLY. Lengths of formats
 * with a unit are converted to metres; the others are kept.
 * @throws FormatError `unsupported_format` | `unreadable_model` | `no_geometry` (an empty file)
 * @example
 * import { readModel } from '@meshwright/formats';
 *
 * const document = await readModel({ name: 'chest.obj', bytes: await readFile('chest.obj') });
 */
export async function readModel(
  file: InputFile,
  { beside, warn = () => {} }: ReadOptions = {},
): Promise<Document> {
  try {
    const document = await readers[sniffModel(file)](file, { beside, warn });
    document.setLogger(new Logger(Logger.Verbosity.SILENT));
    checkFinite(document, file.name);
    normalizeWeights(document, warn);
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

const gltf: Reader = async (file) => (await import('./read-gltf.ts')).readGltf(file);

/** Each loads its code on its first file: together they load for longer than most files take. */
const readers: Readonly<Record<ReturnType<typeof sniffModel>, Reader>> = {
  glb: gltf,
  gltf,
  obj: async (file, context) => (await import('./obj-materials.ts')).readObjFile(file, context),
  'obj-zip': async (file, context) => (await import('./obj-materials.ts')).readObjZip(file, context),
  'stl-binary': async (file) => (await import('./read-stl.ts')).readBinaryStl(file),
  'stl-ascii': async (file) => (await import('./read-stl.ts')).readAsciiStl(file),
  '3mf': async (file, context) => (await import('./read-3mf.ts')).read3mf(file, context),
  fbx: async (file, context) => (await import('./read-fbx.ts')).readFbx(file, context),
  usd: async (file, context) => (await import('./read-usd.ts')).readUsd(file, context),
  ply: async (file) => (await import('./read-ply.ts')).readPly(file),
};

type Reader = (file: InputFile, context: ReadContext) => Promise<Document>;

/** What a vertex may leave out: a model is whole without these. */
const spare = /^(NORMAL|TANGENT|TEXCOORD_\d+|COLOR_\d+)$/;

/**
 * Refuses positions that are not numbers, and leaves out other attributes with such values: a file with them is not valid.
 * Skin weights are mended by `normalizeWeights`.
 */
function checkFinite(document: Document, name: string): void {
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      for (const semantic of primitive.listSemantics()) {
        const accessor = primitive.getAttribute(semantic)!;
        if (semantic.startsWith('WEIGHTS_') || accessorFloats(accessor).every(Number.isFinite)) continue;
        if (spare.test(semantic)) {
          primitive.setAttribute(semantic, null);
          for (const target of primitive.listTargets()) target.setAttribute(semantic, null);
          continue;
        }
        const what = semantic === 'POSITION' ? 'positions' : semantic;
        throw new FormatError(
          'unreadable_model',
          `read ${name}: mesh "${mesh.getName()}" has ${what} that are not numbers; repair or export it again.`,
        );
      }
    }
  }
}

/** glTF 2.0, 3.7.3.3: tolerance of the sum of a vertex's skin weights, which codecs leave slightly off one. */
const tolerance = 2e-7 * 4;

/**
 * Normalises the skin weights of every vertex to a sum of one where all are floats. A weight that is not a number or is negative
 * counts as none, and a vertex of such weights alone follows its first joint, as in three.js: exporters divide by the sum of a vertex
 * that is in no group, and tools that smooth weights go below zero.
 */
function normalizeWeights(document: Document, warn: ReadContext['warn']): void {
  for (const mesh of document.getRoot().listMeshes()) {
    let [notNumbers, negative] = [0, 0];
    for (const primitive of mesh.listPrimitives()) {
      const arrays = primitive
        .listSemantics()
        .filter((semantic) => semantic.startsWith('WEIGHTS_'))
        .sort()
        .map((semantic) => primitive.getAttribute(semantic)!.getArray());
      const sets = arrays.filter((array) => array instanceof Float32Array);
      const longest = sets.reduce((most, { length }) => Math.max(most, length), 0);
      for (let i = 0; i < longest; i += 4) {
        let [sum, least] = [0, 0];
        let isNumber = true;
        for (const set of sets) {
          for (let k = i; k < i + 4; k++) {
            const weight = set[k] ?? 0;
            if (!Number.isFinite(weight)) isNumber = false;
            else least = Math.min(least, weight);
            if (!(weight >= 0 && weight < Number.POSITIVE_INFINITY)) set[k] = 0;
            sum += set[k] ?? 0;
          }
        }
        if (!isNumber) notNumbers++;
        if (least < -tolerance) negative++;
        if (sets.length < arrays.length) continue;
        if ((!isNumber || least < 0) && sum <= 0) sets[0]![i] = 1;
        if (sum <= 0 || Math.abs(sum - 1) <= tolerance) continue;
        for (const set of sets) for (let k = i; k < i + 4; k++) set[k] = (set[k] ?? 0) / sum;
      }
    }
    const name = mesh.getName();
    if (notNumbers > 0) {
      const message = `"${name}": skin weights of ${notNumbers} points are not numbers; such a point follows its other bones, or its first`;
      warn({ code: 'skin_weights_not_numbers', message });
    }
    if (negative > 0) {
      const message = `"${name}": skin weights of ${negative} points are negative; such a point follows its other bones, or its first`;
      warn({ code: 'skin_weights_negative', message });
    }
  }
}
