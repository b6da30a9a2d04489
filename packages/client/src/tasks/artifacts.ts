import type { Family } from '@meshwright/contract';
import { httpUrl } from '../download/http-url.ts';
import { timeOf } from './task-values.ts';

/** One file of a result. */
export interface Artifact {
  /** Its path in the task object: `model_urls.glb`, `image_urls.0`, `result.motion_url`. */
  readonly name: string;
  /** `glb`, `png`, `zip`, ...; empty when neither the URL nor the task says it. */
  readonly format: string;
  /** Signed; fetched without a key. */
  readonly url: string;
  /** Expiry of the URL, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

const formats = 'glb|gltf|fbx|obj|mtl|stl|3mf|usdz|blend|bvh|zip|png|jpe?g|webp|gif|mp4';
const named = new RegExp(`^(${formats})$`, 'i');
const ofUrl = new RegExp(`\\.(${formats})$`, 'i');
const ofName = new RegExp(`(?:^|[._])(${formats})(?:_urls?)?(?:\\.\\d+)?$`, 'i');
const ofAnyUrl = /\.([a-z0-9]{1,5})$/i;

/**
 * Returns the files of a task in the service's order; none before it SUCCEEDED. An empty text and null are no file.
 * @example
 * import { artifacts } from '@meshwright/client';
 *
 * for (const { name, format, url } of artifacts(ref.family, task)) console.log(name, format, url);
 */
export function artifacts(family: Family, task: object): Artifact[] {
  const expiresAt = timeOf((task as { expires_at?: unknown }).expires_at);
  return family.results.flatMap((name) =>
    linksIn(name, valueAt(task, name)).map(([path, url]) => ({
      name: path,
      format: formatOf(task, path, url),
      url,
      ...(expiresAt && { expiresAt }),
    })),
  );
}

/** Returns the value at a path of a task object: `result.motion_url`. */
export function valueAt(task: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], task);
}

function linksIn(path: string, value: unknown): [path: string, url: string][] {
  if (typeof value === 'string') return httpUrl(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksIn(`${path}.${key}`, inner));
}

/**
 * The URL comes first: `model_urls.obj` of some products is a ZIP. Then a field beside it: `motion_format` of
 * `motion_url`.
 */
function formatOf(task: object, path: string, url: string): string {
  const { pathname } = new URL(url);
  const beside = path.endsWith('_url') ? String(valueAt(task, path.replace(/url$/, 'format'))) : '';
  const [, format = ''] =
    ofUrl.exec(pathname) ?? named.exec(beside) ?? ofName.exec(path) ?? ofAnyUrl.exec(pathname) ?? [];
  return format.toLowerCase();
}
