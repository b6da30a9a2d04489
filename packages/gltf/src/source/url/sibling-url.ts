import { GltfError } from '../../gltf-error.ts';

/**
 * Resolves a URI inside a model against the address of the model.
 * @throws GltfError `outside_folder` for anything but a file in the model's folder or below
 */
export function siblingUrl(model: URL, uri: string): URL {
  const folder = new URL('.', model);
  const target = URL.canParse(uri, folder) ? new URL(uri, folder) : null;
  const inside = target?.origin === folder.origin && target.pathname.startsWith(folder.pathname);
  if (target && inside && !/%2f|%5c|\\/i.test(uri)) return target;
  const shown = uri.slice(0, 80);
  throw new GltfError('outside_folder', `"${shown}" leads out of the model's folder and is not followed`);
}
