import { bytesSource, editClips, type Source } from '@meshwright/gltf';
import { AssetError } from '../asset-error.ts';
import { type FetchedFile, type FetchFileOptions, fetchFile, sha256Of } from './fetch-file.ts';

/**
 * Fetches the files that a `.gltf` refers to, from beside it, and packs all into one GLB, which every engine reads.
 * @throws AssetError as `fetchFile`, `missing` for a file that is not there
 */
export async function fetchBeside(
  file: FetchedFile,
  url: string,
  options: FetchFileOptions,
): Promise<FetchedFile> {
  const names = filesOf(file.bytes);
  if (names.length === 0) return file;
  const base = new URL(url, globalThis.location?.href);
  const fetched = await Promise.all(
    names.map(async (name) => {
      const { bytes } = await fetchFile(
        { url: new URL(name, base).href },
        { ...options, onProgress: undefined },
      );
      return [name, bytes] as const;
    }),
  );
  const bytes = await packed(file.bytes, new Map(fetched));
  return { bytes, sha256: await sha256Of(bytes) };
}

/**
 * Packs the files of a folder, as a page receives them from an input or a drop, into one GLB.
 * @throws AssetError `bad_source` for no model or several, `missing` for a file that it refers to and that is not among them
 */
export async function packFolder(files: readonly File[]): Promise<Uint8Array<ArrayBuffer>> {
  const models = files.filter(({ name }) => /\.(glb|gltf)$/i.test(name));
  const [model] = models;
  if (!model || models.length > 1) {
    const found = models.length === 0 ? 'no .glb or .gltf' : models.map(({ name }) => name).join(', ');
    throw new AssetError('bad_source', `Give the files of one model; there is ${found} among them.`);
  }
  const bytes = new Uint8Array(await model.arrayBuffer());
  if (/\.glb$/i.test(model.name)) return bytes;
  const folder = pathOf(model).slice(0, -model.name.length);
  const beside = await Promise.all(
    filesOf(bytes).map(async (name) => {
      const path = new URL(name, `file:///${folder}`).pathname.slice(1);
      const file = files.find((each) => pathOf(each) === decodeURIComponent(path));
      if (!file) {
        const message = `${model.name} refers to ${name}, which is not among the files. Add it, or give the whole folder.`;
        throw new AssetError('missing', message);
      }
      return [name, new Uint8Array(await file.arrayBuffer())] as const;
    }),
  );
  return beside.length === 0 ? bytes : packed(bytes, new Map(beside));
}

/** Path of a file from the folder that was dropped or chosen; its name without one. */
function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath || name;
}

/** Returns what a `.gltf` refers to; nothing for a text that is no glTF, which the reader names later. */
function filesOf(bytes: Uint8Array): string[] {
  try {
    const { buffers = [], images = [] } = JSON.parse(new TextDecoder().decode(bytes)) as {
      buffers?: { uri?: unknown }[];
      images?: { uri?: unknown }[];
    };
    const uris = [...buffers, ...images].flatMap(({ uri }) => (typeof uri === 'string' ? uri : []));
    return [...new Set(uris.filter((uri) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(uri)))];
  } catch {
    return [];
  }
}

async function packed(
  text: Uint8Array,
  beside: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const source: Source = {
    ...bytesSource(text, 'asset.gltf'),
    sibling: async (uri) => bytesSource(beside.get(uri)!, uri),
  };
  try {
    const { glb, report } = await editClips(source, []);
    const lost = report.warnings.find(({ code }) => code === 'missing_image');
    if (lost) throw new AssetError('unreadable', `A picture of the model cannot be read: ${lost.message}`);
    return glb as Uint8Array<ArrayBuffer>;
  } catch (cause) {
    if (cause instanceof AssetError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AssetError('unreadable', `The file is not a readable model: ${reason}`, { cause });
  }
}
