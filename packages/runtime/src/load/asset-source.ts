import type { Client, TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { AssetError } from '../asset-error.ts';

/** The part of the client that loading and spawning need. */
export type TaskClient = Pick<Client, 'artifacts' | 'connection' | 'create' | 'wait' | 'watch'> &
  Partial<Pick<Client, 'animationLibrary'>>;

/** One file of a task; the GLB unless named, as in `model_urls.glb`. */
export interface TaskFile {
  readonly task: TaskRef;
  readonly artifact?: string | undefined;
}

/**
 * Source of an asset: bytes, a Blob, a URL, the URL of a sidecar that the command line wrote (`NAME.json` beside
 * `NAME.glb`), a task, one file of a task, a task in its short form `rigging:ID@host`, or the files of a folder with one
 * model. Files beside a `.gltf` are loaded with it.
 */
export type AssetSource =
  | Uint8Array
  | ArrayBuffer
  | Blob
  | URL
  | string
  | TaskRef
  | TaskFile
  | readonly File[];

/** A source, classified by how its bytes are obtained. */
export type SortedSource =
  | { readonly kind: 'bytes'; readonly read: () => Promise<Uint8Array<ArrayBuffer>> }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | NamedSource;

/** A source with a name that outlives its address; `text` is a task in its short form. */
export type NamedSource =
  | { readonly kind: 'sidecar'; readonly url: string }
  | { readonly kind: 'task'; readonly file: TaskFile }
  | { readonly kind: 'task'; readonly text: string };

/**
 * @param families the families that a reference in short form may name
 * @throws AssetError `bad_source`
 */
export function sortSource(source: AssetSource, families: readonly Family[] = []): SortedSource {
  if (source === null || source === undefined)
    throw new AssetError('bad_source', `The source is ${source}. ${wanted}`);
  if (source instanceof Uint8Array) return bytes(async () => source as Uint8Array<ArrayBuffer>);
  if (source instanceof ArrayBuffer) return bytes(async () => new Uint8Array(source));
  if (source instanceof Blob) return bytes(async () => new Uint8Array(await source.arrayBuffer()));
  if (source instanceof URL) return byUrl(source.href);
  if (typeof source === 'string') {
    const [, name] = /^([\w-]+):[^/]/.exec(source) ?? [];
    const known = families.some((family) => family.name === name);
    return known ? { kind: 'task', text: source } : byUrl(source);
  }
  if (isFiles(source)) return { kind: 'files', files: source };
  if ('task' in source) return byTask(source);
  if ('family' in source && 'id' in source) return byTask({ task: source });
  throw new AssetError('bad_source', wanted);
}

/** Whether a list has files, and not tasks or levels. */
export function isFiles(list: unknown): list is readonly File[] {
  return Array.isArray(list) && list.every((each) => each instanceof Blob);
}

const wanted = 'Give bytes, a Blob, the files of a folder, a URL or a task reference.';

/**
 * Returns the permanent name of a task's file, independent of its current URL: the key of an asset cache.
 * @example
 * import { taskRef } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 * import { identityOf, openAssetCache } from '@meshwright/runtime';
 *
 * const identity = identityOf({ task: taskRef(textTo3d, 'ID') });
 * await openAssetCache()?.has(identity); // whether a load needs a download
 */
export function identityOf({ task, artifact = 'glb' }: TaskFile): string {
  return `${task.host ?? ''}/${task.family.name}/${task.id}/${artifact}`;
}

function bytes(read: () => Promise<Uint8Array<ArrayBuffer>>): SortedSource {
  return { kind: 'bytes', read };
}

function byUrl(url: string): SortedSource {
  if (/^(blob|data):/.test(url)) {
    return bytes(async () => new Uint8Array(await (await fetch(url)).arrayBuffer()));
  }
  return { kind: /\.json(?:$|[?#])/.test(url) ? 'sidecar' : 'url', url };
}

function byTask(file: TaskFile): SortedSource {
  return { kind: 'task', file };
}
