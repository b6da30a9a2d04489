import { showcases as endpoint } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { readEndpoint } from './read-endpoint.ts';

export interface ShowcasesQuery {
  /** 1 to 10. */
  readonly page_size?: number;
  readonly sort_by?: `${'+' | '-'}${'created_at' | 'updated_at' | 'downloads'}`;
  readonly search?: string;
  readonly format?: 'glb' | 'fbx' | 'obj' | 'usdz';
  readonly showcase_type?: 'all' | 'animate' | 'static';
}

/** A model that the service shows in public. Its fields are not specified. */
export type Showcase = Readonly<Record<string, unknown>>;

/**
 * Returns models that the service shows in public. Each request costs 1 credit, so it is not repeated after an answer
 * that did not arrive; only Enterprise plans may make it.
 * @throws ClientError `forbidden` on another plan
 * @example
 * import { showcases } from '@meshwright/client';
 *
 * const knights = await showcases(connection, { search: 'knight', format: 'glb' });
 */
export async function showcases(
  api: Connection,
  query: ShowcasesQuery = {},
  options: WaitOptions = {},
): Promise<Showcase[]> {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return readEndpoint(api, endpoint, new URLSearchParams(given), options, read, {
    plan: 'an Enterprise plan',
    action: 'paid',
  });
}

function read(value: unknown): Showcase[] | undefined {
  const { result } = (value ?? {}) as { result?: unknown };
  if (!Array.isArray(result)) return undefined;
  return result.filter((item) => typeof item === 'object' && item !== null);
}
