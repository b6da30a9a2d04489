import { endpoints, families } from '@meshwright/contract';
import type { Store } from '../store/tables.ts';
import type { FaultCall } from './faults/fault-plan.ts';

const familyOf = new Map(families.map(({ prefix, name }) => [prefix, name]));
const endpointOf = new Map(endpoints.map(({ prefix, name }) => [prefix, name]));
const routeOfItem: Readonly<Record<string, string>> = { GET: 'retrieve', HEAD: 'retrieve', DELETE: 'delete' };
const routeOfList: Readonly<Record<string, string>> = { GET: 'list', HEAD: 'list', POST: 'create' };

/** Returns the API call a request makes, or null without a matching route. Reads the task when the path names one. */
export async function apiCall(store: Store, request: Request): Promise<FaultCall | null> {
  const call = callOfPath(request.method, new URL(request.url).pathname);
  if (call?.task === undefined) return call;
  const row = await store
    .selectFrom('tasks')
    .where('id', '=', call.task)
    .select(['family', 'status'])
    .executeTakeFirst();
  return { route: call.route, family: call.family ?? row?.family, state: row?.status };
}

/** Returns the API call of a path, or null without a matching route. */
export function callOfPath(
  method: string,
  path: string,
): { route: string; family?: string | undefined; task?: string | undefined } | null {
  if (path.startsWith('/files/')) return { route: 'file', task: path.split('/')[2] };
  const below = path.replace(/^\/openapi(?=\/)/, '');
  const endpoint = endpointOf.get(below);
  if (endpoint !== undefined) return { route: endpoint };
  const list = familyOf.get(below);
  if (list !== undefined) return named(routeOfList[method], list);
  const [, prefix = '', task, stream] = /^(.*?)\/([^/]+)(\/stream)?$/.exec(below) ?? [];
  const family = familyOf.get(prefix);
  if (family === undefined) return null;
  return named(stream ? 'stream' : routeOfItem[method], family, task);
}

function named(route: string | undefined, family: string, task?: string): ReturnType<typeof callOfPath> {
  return route === undefined ? null : { route, family, task };
}
