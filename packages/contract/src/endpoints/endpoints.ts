// Endpoints of the API beside tasks: one GET each. Their schemas are in endpoint-details.ts.

/** A single GET, as data. `path: 'assumed'`: the specification leaves the path open and this project chose it. */
export interface Endpoint {
  readonly name: string;
  /** Path below `{base_url}`. */
  readonly prefix: string;
  readonly path: 'specified' | 'assumed';
}

/** Every animation of the library as one array; free (spec: Animation). */
export const animationLibrary: Endpoint = {
  name: 'animation-library',
  prefix: '/v1/animations/library',
  path: 'specified',
};

/** The account's credits. */
export const balance: Endpoint = { name: 'balance', prefix: '/v1/balance', path: 'assumed' };

/** Task usage history in pages, for Studio and Enterprise teams. */
export const usage: Endpoint = { name: 'usage', prefix: '/v1/usage', path: 'assumed' };

export const endpoints: readonly Endpoint[] = [animationLibrary, balance, usage];

export const animationCategories = [
  'WalkAndRun',
  'BodyMovements',
  'DailyActions',
  'Fighting',
  'Dancing',
] as const;

/** Most ids in one library query; more need several queries. */
export const maxLibraryIds = 200;

/** Filters combine with AND. */
export interface AnimationLibraryQuery {
  /** Part of a name or key, in any case. */
  readonly search?: string;
  readonly category?: string;
  readonly sub_category?: string;
  /** At most `maxLibraryIds`; comma-separated on the wire. */
  readonly action_ids?: readonly number[];
}

export interface AnimationLibraryItem {
  /** Value of `action_id` in an animation task: unique and stable, not contiguous. */
  readonly action_id: number;
  readonly name: string;
  /** Unique stable slug. */
  readonly key: string;
  /** One of `animationCategories`, or a newer one. */
  readonly category: string;
  readonly sub_category: string;
  /** An animated GIF. */
  readonly preview_url: string;
}

/** Credits. */
export interface Balance {
  readonly balance: number;
  readonly monthly_credits?: number;
  readonly permanent_credits?: number;
  /** When the remaining monthly credits expire, in milliseconds since 1970. */
  readonly monthly_resets_at?: number | null;
}

/** One task of the account's history. The specification lists the facts; this project chose the field names. */
export interface UsageItem {
  readonly endpoint: string;
  readonly status: string;
  readonly created_at: number;
  readonly finished_at?: number | null;
  /** Name of the key that ran the task, never the key. */
  readonly api_key?: string;
  readonly consumed_credits: number;
}
