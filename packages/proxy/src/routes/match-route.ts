import { animation, animationLibrary } from '@meshwright/contract';
import type { Allowed } from '../proxy-options.ts';
import { Refusal } from './refusal.ts';

/** Target of a request. Ids and names are validated, so that a path can be built from them again. */
export type Route =
  | { readonly kind: 'create'; readonly allowed: Allowed }
  | { readonly kind: 'library' }
  | TaskRoute
  | FileRoute;

export interface TaskRoute {
  readonly kind: 'retrieve' | 'stream' | 'remove';
  readonly allowed: Allowed;
  readonly id: string;
}

export interface FileRoute {
  readonly kind: 'file';
  readonly allowed: Allowed;
  readonly id: string;
  readonly name: string;
}

const id = /^[A-Za-z0-9_-]{1,128}$/;
/** Path of a file in a task object: `model_urls.glb`, `texture_urls.0.base_color`. */
const fileName = /^[A-Za-z0-9_]{1,64}(\.[A-Za-z0-9_]{1,64}){0,4}$/;

/**
 * Resolves a path below the mount. Only paths in the form the proxy itself writes match: encoded, doubled or dotted
 * ones and those with a query do not.
 * @throws Refusal 404, 405
 */
export function matchRoute(method: string, path: string, allow: readonly Allowed[]): Route {
  const file = /^\/files\/([a-z0-9-]+)\/([^/]+)\/([^/]+)$/.exec(path);
  if (file) {
    const [, family, task = '', name = ''] = file;
    const allowed = allow.find((each) => each.family.name === family);
    if (!allowed || allowed.read === false || !id.test(task) || !fileName.test(name))
      throw unknown(method, path);
    if (method !== 'GET' && method !== 'HEAD') throw wrongMethod('GET, HEAD');
    return { kind: 'file', allowed, id: task, name };
  }
  if (path === animationLibrary.prefix) {
    // Free and the same for everyone; pages that animate need its ids.
    if (!allow.some(({ family, create }) => create && family.name === animation.name))
      throw unknown(method, path);
    if (method !== 'GET') throw wrongMethod('GET');
    return { kind: 'library' };
  }
  for (const allowed of allow) {
    const { prefix } = allowed.family;
    if (path === prefix) {
      if (!allowed.create) throw unknown(method, path);
      if (method !== 'POST') throw wrongMethod('POST');
      return { kind: 'create', allowed };
    }
    if (!path.startsWith(`${prefix}/`)) continue;
    const [task = '', ...rest] = path.slice(prefix.length + 1).split('/');
    if (!id.test(task)) continue;
    const route = taskRoute(method, allowed, task, rest.join('/'));
    if (route) return route;
  }
  throw unknown(method, path);
}

function taskRoute(method: string, allowed: Allowed, task: string, rest: string): Route | undefined {
  if (rest === 'stream' && allowed.read !== false) {
    if (method !== 'GET') throw wrongMethod('GET');
    return { kind: 'stream', allowed, id: task };
  }
  if (rest !== '') return undefined;
  if (method === 'GET' && allowed.read !== false) return { kind: 'retrieve', allowed, id: task };
  if (method === 'DELETE' && allowed.remove) return { kind: 'remove', allowed, id: task };
  if (allowed.read === false && !allowed.remove) return undefined;
  throw wrongMethod(
    [...(allowed.read === false ? [] : ['GET']), ...(allowed.remove ? ['DELETE'] : [])].join(', '),
  );
}

function unknown(method: string, path: string): Refusal {
  return new Refusal(
    404,
    `The \`allow\` list of the proxy has no ${method.slice(0, 10)} ${path.slice(0, 200)}. Add the family or the operation there if pages may use it.`,
  );
}

function wrongMethod(allow: string): Refusal {
  return new Refusal(405, `Only ${allow} is allowed here.`, { headers: { allow } });
}
