// Endpoints of the API beside tasks: one GET each. Their schemas are in endpoint-details.ts.

/** A single GET, as data. */
export interface Endpoint {
  readonly name: string;
  /** Path below `{base_url}`, or below `{origin}`, the base address without its `/openapi`. */
  readonly prefix: string;
  /** Set for a path below `{origin}`, which takes no key. */
  readonly open?: true;
}

/** Every animation of the library as one array; free (spec: Animation). */
export const animationLibrary: Endpoint = {
  name: 'animation-library',
  prefix: '/v1/animations/library',
};

/** The animation library as the web application reads it, without a key. */
export const animationResources: Endpoint = {
  name: 'animation-resources',
  prefix: '/web/public/animations/resources',
  open: true,
};

/** The account's credits. */
export const balance: Endpoint = { name: 'balance', prefix: '/v1/balance' };

/** Task usage history in pages, for Studio and Enterprise teams. */
export const usage: Endpoint = { name: 'usage', prefix: '/v1/usage/tasks' };

/** Models that the service shows in public, for Enterprise teams; 1 credit a request. */
export const showcases: Endpoint = { name: 'showcases', prefix: '/v1/showcases' };

export const endpoints: readonly Endpoint[] = [
  animationLibrary,
  animationResources,
  balance,
  usage,
  showcases,
];

/** Values of `endpoints` in a usage query: the `type` of a task, or `text-to-3d` for both its stages. */
export const usageEndpoints = [
  'text-to-3d',
  'text-to-3d-preview',
  'text-to-3d-refine',
  'image-to-3d',
  'multi-image-to-3d',
  'retexture',
  'remesh',
  'convert',
  'resize',
  'uv-unwrap',
  'rig',
  'animate',
  'text-to-motion',
  'text-to-image',
  'image-to-image',
  'print-multi-color',
  'print-repair',
  'print-analyze',
] as const;

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

/** An animation as the web application lists it. */
export interface AnimationResource {
  /** The `action_id`; a few are negative or 0. */
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  readonly previewUrl: string;
  /** Kind of body: `humanoid`, or another. */
  readonly rigType?: string;
  readonly isDefault?: boolean;
  readonly isFree?: boolean;
}

/** Credits. */
export interface Balance {
  readonly balance: number;
  readonly monthly_credits?: number;
  readonly permanent_credits?: number;
  /** When the remaining monthly credits expire, in ISO 8601; absent when no refresh is planned. */
  readonly monthly_resets_at?: string;
}

/** One task of the account's history. The specification lists the facts; this project chose the field names. */
export interface UsageItem {
  /** The `type` of the task. */
  readonly endpoint: string;
  readonly status: string;
  readonly created_at: number;
  readonly finished_at?: number | null;
  /** Name of the key that ran the task, never the key. */
  readonly api_key?: string;
  readonly consumed_credits: number;
}
