import { type Family, valueAt } from '@meshwright/contract';

/** One file of a result. */
export interface Artifact {
  /** Its path in the task object: `model_urls.glb`, `image_urls.0`. */
  readonly name: string;
  /** `glb`, `png`, `zip`, ...; empty when neither the name nor the URL has an extension. */
  readonly format: string;
  /** Signed; fetched without a key. */
  readonly url: string;
  /** Expiry of the URL, in milliseconds since 1970. */
  readonly expiresAt?: number;
}

const formats =
  /(?:^|[._])(glb|gltf|fbx|obj|mtl|usdz|blend|stl|3mf|zip|bvh|png|jpe?g|webp|gif|mp4)(?:_urls?)?(?:\.\d+)?$/i;
const extension = /\.([a-z0-9]{1,5})$/i;

/**
 * Returns the files of a task in the service's order; none before it SUCCEEDED.
 * @example
 * import { artifacts } from '@meshwright/client';
 *
 * for (const { name, format, url } of artifacts(ref.family, task)) console.log(name, format, url);
 */
export function artifacts(family: Family, task: object): Artifact[] {
  const { expires_at } = task as { expires_at?: number | null };
  return family.results.flatMap((name) =>
    urlsIn(name, valueAt(task, name)).map(([path, url]) => ({
      name: path,
      format: formatOf(path, url),
      url,
      ...(expires_at ? { expiresAt: expires_at } : {}),
    })),
  );
}

function urlsIn(path: string, value: unknown): [path: string, url: string][] {
  if (typeof value === 'string') return /^https?:/i.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => urlsIn(`${path}.${key}`, inner));
}

function formatOf(path: string, url: string): string {
  const [, format = ''] = formats.exec(path) ?? extension.exec(new URL(url).pathname) ?? [];
  return format.toLowerCase();
}
