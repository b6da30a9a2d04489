import { type Family, valueAt } from '@meshwright/contract';
import { httpUrl } from '../download/http-url.ts';
import { numberOf } from './task-values.ts';

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

const known = /^(glb|gltf|fbx|obj|mtl|stl|3mf|usdz|blend|bvh|zip|png|jpe?g|webp|gif|mp4)$/i;
const ofName = /(?:^|[._])([a-z0-9]+?)(?:_urls?)?(?:\.\d+)?$/i;
const ofUrl = /\.([a-z0-9]{1,5})$/i;

/**
 * Returns the files of a task in the service's order; none before it SUCCEEDED. An empty text and null are no file.
 * @example
 * import { artifacts } from '@meshwright/client';
 *
 * for (const { name, format, url } of artifacts(ref.family, task)) console.log(name, format, url);
 */
export function artifacts(family: Family, task: object): Artifact[] {
  const expiresAt = numberOf((task as { expires_at?: unknown }).expires_at);
  return family.results.flatMap((name) =>
    linksIn(name, valueAt(task, name)).map(([path, url]) => ({
      name: path,
      format: formatOf(task, path, url),
      url,
      ...(expiresAt && { expiresAt }),
    })),
  );
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
  const [, extension = ''] = ofUrl.exec(new URL(url).pathname) ?? [];
  const beside = path.endsWith('_url') ? String(valueAt(task, path.replace(/url$/, 'format'))) : '';
  const [, named = ''] = ofName.exec(path) ?? [];
  return ([extension, beside, named].find((each) => known.test(each)) ?? extension).toLowerCase();
}
