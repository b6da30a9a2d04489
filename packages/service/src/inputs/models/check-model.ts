import { setImmediate } from 'node:timers/promises';
import type { Details, Limit } from '@meshwright/contract/schema';
import { JsonBodyReader } from '../../http/body/data-uri-reader.ts';
import { ServiceError } from '../../service-error.ts';
import { fileFormat } from '../file-format.ts';
import type { Arrivals, ArrivedFile } from '../spool.ts';
import { countGltfFaces, countObjFaces, mostHeader } from './count-faces.ts';

/** Files above this size must have a readable header (spec: Remesh). */
const largeFile = 100_000_000;
const oldestFbx = 7_100;
/** Maximum JSON of one job. */
const mostJson = 32 * 2 ** 20;

/** Returns whether the family states a limit that depends on the bytes of a model. */
export function hasModelLimits({ limits = [] }: Details): boolean {
  return limits.some(({ unit }) => unit === 'faces');
}

/**
 * Checks a model against the face limit of its family, and a file over 100 MB for a readable header (spec: Remesh,
 * Limits; readings R33, R34). Only headers are read; a smaller unreadable file is left to the job.
 * @throws ServiceError `bad_input`, or `unprocessable` where the family declares 422
 */
export async function checkModel(
  { limits = [] }: Details,
  file: Pick<ArrivedFile, 'size' | 'bytes'>,
  path: string,
): Promise<void> {
  const json = await jsonBytesOf(file);
  if (json > mostJson) {
    throw new ServiceError(
      'bad_input',
      `${path}: the JSON of the model has ${json} bytes; at most ${mostJson} are accepted. Merge meshes and remove unused data.`,
    );
  }
  const isLarge = file.size > largeFile;
  const isLimited = limits.some(
    ({ unit, name }) => unit === 'faces' && (isLarge || name !== 'faces-of-a-large-file'),
  );
  if (!isLimited) return;
  // The geometry of a GLB is not read.
  const bytes = await file.bytes(json > 0 ? 20 + json : undefined);
  for (const limit of limits) {
    if (limit.unit !== 'faces' || limit.max === undefined) continue;
    if (limit.name === 'faces-of-a-large-file') {
      if (isLarge) await checkLargeFile(limit, limit.max, bytes, path);
    } else {
      const faces = await facesOf(bytes, limit.max);
      if (faces !== null && faces > limit.max) throw broken(limit, path, faces);
    }
  }
}

/** Returns the size of the JSON of a GLB; 0 for any other file, and when the header states more than the file has. */
async function jsonBytesOf(file: Pick<ArrivedFile, 'size' | 'bytes'>): Promise<number> {
  const head = Buffer.from(await file.bytes(20));
  if (head.length < 20 || head.toString('latin1', 0, 4) !== 'glTF') return 0;
  const json = head.readUInt32LE(12);
  return 20 + json <= file.size ? json : 0;
}

async function checkLargeFile(limit: Limit, most: number, bytes: Uint8Array, path: string): Promise<void> {
  const tooLarge = `${path}: a file over 100 MB`;
  const format = fileFormat(bytes);
  if (format === '.fbx') {
    const version = fbxVersion(bytes);
    if (version !== null && version >= oldestFbx) return;
    const kind = version === null ? 'ASCII' : `version ${version / 1000}`;
    throw new ServiceError(
      'bad_input',
      `${tooLarge} must be binary FBX of version 7.1 or newer; this is ${kind}.`,
    );
  }
  let faces: number | null;
  if (format === '.glb' || format === '.gltf') {
    const count = countGltfFaces(format === '.gltf' ? await gltfHeader(bytes, mostHeader) : bytes);
    if (count.faces === null)
      throw new ServiceError('bad_input', `${tooLarge} is refused because ${count.reason}.`);
    if (count.draco)
      throw new ServiceError('bad_input', `${tooLarge} must not use Draco compression; decode it first.`);
    faces = count.faces;
  } else {
    faces = await facesOf(bytes, most);
  }
  if (faces !== null && faces > most) throw broken(limit, path, faces);
}

async function facesOf(bytes: Uint8Array, enough: number): Promise<number | null> {
  const format = fileFormat(bytes);
  if (format === '.glb' || format === '.gltf') return countGltfFaces(bytes).faces;
  return format === '.obj' ? await countObjFaces(bytes, enough) : null;
}

function broken(limit: Limit, path: string, faces: number): ServiceError {
  const code = limit.status === 422 ? 'unprocessable' : 'bad_input';
  return new ServiceError(code, `${path}: the model has ${faces} faces. ${limit.message}`);
}

/** Returns null for an ASCII file. */
function fbxVersion(bytes: Uint8Array): number | null {
  const isBinary = Buffer.from(bytes.subarray(0, 18)).toString('latin1') === 'Kaydara FBX Binary';
  if (!isBinary || bytes.length < 27) return null;
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(23, true);
}

/** Read in some milliseconds. */
const pieceBytes = 2 ** 20;

/**
 * Returns the JSON of a .gltf without the data of its data URIs, which is most of a large one. Stops early, with more
 * than `enough` bytes, when the rest exceeds that. Other requests are answered between the pieces.
 */
async function gltfHeader(bytes: Uint8Array, enough: number): Promise<Uint8Array> {
  const reader = new JsonBodyReader(discarded);
  for (let at = 0; at < bytes.byteLength && reader.keptBytes <= enough; at += pieceBytes) {
    await setImmediate();
    await reader.write(bytes.subarray(at, at + pieceBytes));
  }
  return (await reader.end()).text;
}

/** Discards the data. */
const discarded: Arrivals = {
  sink: () => ({
    async write() {},
    end: async () => ({ size: 0, digest: '', path: null, bytes: async () => new Uint8Array() }),
  }),
  async discard() {},
};
