import { bytesSource, editClips, type Source } from '@meshwright/gltf';
import { AssetError } from '../asset-error.ts';
import { absolute, type FetchedFile, type FetchFileOptions, fetchFile, sha256Of } from './fetch-file.ts';
import { glbHead, headLength, jsonText } from './first-bytes.ts';

/**
 * Fetches the files that a model refers to, from the host that it came from, and packs all into one GLB, which every engine
 * reads.
 * @throws AssetError as `fetchFile`, `missing` for a file that is not there, `unreadable` for one on another host
 */
export async function fetchBeside(
  file: FetchedFile,
  url: string,
  options: FetchFileOptions,
): Promise<FetchedFile> {
  const names = filesOf(file.bytes);
  if (names.length === 0) return file;
  const base = absolute(url);
  const beside = names.map((name) => [name, addressBeside(base, name)] as const);
  const fetched = await Promise.all(
    beside.map(async ([name, address]) => {
      const { bytes } = await fetchFile({ url: address }, { ...options, onProgress: undefined });
      return [name, bytes] as const;
    }),
  );
  const bytes = await packed(file.bytes, new Map(fetched));
  return { bytes, sha256: await sha256Of(bytes) };
}

/** An address may lead to another host without a scheme: by backslashes, and by white space that a browser leaves out. */
function addressBeside(base: URL, name: string): string {
  // Exporters leave the sign in names of files; it begins no fragment here.
  const uri = name.replaceAll('#', '%23');
  const address = URL.canParse(uri, base) ? new URL(uri, base) : undefined;
  if (address?.origin === base.origin) return address.href;
  throw new AssetError(
    'unreadable',
    `The model refers to ${shown(name)}, which leads to another host and is not followed. Put the file beside the model.`,
  );
}

/**
 * Packs the files of a folder, as a page receives them from an input or a drop, into one GLB.
 * @throws AssetError `bad_source` for no model or several, `missing` for a file that it refers to and that is not among them
 */
export async function packFolder(files: readonly File[]): Promise<Uint8Array<ArrayBuffer>> {
  // macOS puts a `._NAME` with its own data beside each file of other disks and of archives.
  const models = files.filter(({ name }) => /^(?!\._).*\.(glb|gltf)$/i.test(name));
  const [model] = models;
  if (!model || models.length > 1) {
    const found = models.length === 0 ? 'no .glb or .gltf' : models.map(({ name }) => name).join(', ');
    throw new AssetError('bad_source', `Give the files of one model; there is ${found} among them.`);
  }
  const bytes = new Uint8Array(await model.arrayBuffer());
  const folder = pathOf(model).slice(0, -model.name.length);
  const beside = await Promise.all(
    filesOf(bytes).map(async (name) => {
      const paths = pathsBeside(folder, name);
      const file = files.find((each) => paths.has(plainPath(pathOf(each))));
      if (!file) {
        const message = `${model.name} refers to ${shown(name)}, which is not among the files. Add it, or give the whole folder.`;
        throw new AssetError('missing', message);
      }
      return [name, new Uint8Array(await file.arrayBuffer())] as const;
    }),
  );
  return beside.length === 0 ? bytes : packed(bytes, new Map(beside));
}

/** Returns what a reference may mean: exporters write names of files as they are, though a URI escapes some signs. */
function pathsBeside(folder: string, name: string): Set<string> {
  const [plain = ''] = name.split(/[?#]/);
  return new Set(
    [name, decoded(name), decoded(plain)].map((each) =>
      plainPath(/^[\\/]/.test(each) ? each : folder + each),
    ),
  );
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/** Returns a path without `.` and `..`; the disks of macOS decompose accents, and Windows has backslashes. */
function plainPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.normalize('NFC').split(/[\\/]/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns a reference for an error, without the signature that its query may have. */
function shown(name: string): string {
  return JSON.stringify(name.split('?')[0]!.slice(0, 80));
}

/** Path of a file from the folder that was dropped or chosen; its name without one. */
function pathOf({ webkitRelativePath, name }: File): string {
  return webkitRelativePath || name;
}

/** Returns what a model refers to; nothing for a text that is no glTF, which the reader names later. */
function filesOf(bytes: Uint8Array): string[] {
  try {
    const { buffers = [], images = [] } = JSON.parse(jsonText(bytes)) as {
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
  model: Uint8Array,
  beside: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { text, inside } = apart(model);
  const source: Source = {
    ...bytesSource(text, 'model'),
    sibling: async (uri) => bytesSource((uri === binary ? inside : undefined) ?? beside.get(uri)!, uri),
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

/** Address of the data inside a GLB; no file has such a name. */
const binary = 'the data\0inside';

/** Returns a GLB as a text with its data beside it, as the pictures beside a text are packed and those beside a GLB are not. */
function apart(model: Uint8Array): { readonly text: Uint8Array; readonly inside?: Uint8Array } {
  const head = glbHead([model]);
  if (!head) return { text: model };
  const json = JSON.parse(jsonText(model)) as { buffers?: { uri?: string }[] };
  const [first] = json.buffers ?? [];
  if (first && first.uri === undefined) first.uri = binary;
  const text = new TextEncoder().encode(JSON.stringify(json));
  return { text, inside: model.subarray(headLength + head.jsonLength + 8) };
}
