import { families } from '@meshwright/contract';

/** Path of the API, the end of `{base_url}`. */
export const basePath = '/openapi';

/** Roots of API paths without the prefix: `/v1`, `/v2`, `/creative-lab`. */
export const oldRoots: ReadonlySet<string> = new Set(
  families.map(({ prefix }) => `/${prefix.split('/')[1]}`),
);

export function isApiPath(path: string): boolean {
  return [basePath, ...oldRoots].some((root) => path.startsWith(`${root}/`));
}
