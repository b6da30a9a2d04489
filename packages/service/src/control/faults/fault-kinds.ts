import { endpoints } from '@meshwright/contract';
import type { FieldRules } from '../check-fields.ts';

/** Route names of API calls in a fault plan. */
export const routes: readonly string[] = [
  'create',
  'list',
  'retrieve',
  'delete',
  'stream',
  'file',
  ...endpoints.map(({ name }) => name),
];

/** A fault of a plan: its kind and the fields of the table below. Absent fields have their defaults. */
export type Fault =
  | { readonly kind: 'delay'; readonly ms: number }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message?: string;
      readonly executed?: boolean;
    }
  | { readonly kind: 'rate_limit'; readonly retryAfterSeconds?: number; readonly asDate?: boolean }
  | { readonly kind: 'reset'; readonly executed?: boolean }
  | { readonly kind: 'truncated_body'; readonly bytes?: number }
  | { readonly kind: 'garbage_body' }
  | { readonly kind: 'wrong_length'; readonly by?: number }
  | { readonly kind: 'dropped_stream'; readonly frames?: number }
  | { readonly kind: 'mute_stream'; readonly frames?: number }
  | { readonly kind: 'moderation'; readonly flag?: 'nsfw' | 'ip' }
  | { readonly kind: 'expired_link' }
  | { readonly kind: 'failed_task'; readonly message?: string }
  | { readonly kind: 'stuck_task' }
  | { readonly kind: 'slow_task'; readonly ms: number };

export type FaultKind = Fault['kind'];

interface FaultKindFacts {
  /** The calls it applies to; `job` is the work of a task, which has no route. */
  readonly on: 'any route' | 'job' | 'stream' | 'create' | 'file';
  readonly fields: FieldRules;
}

const day = 86_400_000;
const milliseconds = { is: 'integer', min: 0, max: 30 * day, required: true } as const;
const frames = { is: 'integer', min: 0, max: 10_000 } as const;
const text = { is: 'text', max: 500 } as const;

export const faultKinds: Readonly<Record<FaultKind, FaultKindFacts>> = {
  delay: { on: 'any route', fields: { ms: milliseconds } },
  status: {
    on: 'any route',
    fields: {
      status: { is: 'integer', min: 400, max: 599, required: true },
      message: text,
      executed: { is: 'boolean' },
    },
  },
  rate_limit: {
    on: 'any route',
    fields: { retryAfterSeconds: { is: 'integer', min: 0, max: 31_536_000 }, asDate: { is: 'boolean' } },
  },
  reset: { on: 'any route', fields: { executed: { is: 'boolean' } } },
  truncated_body: { on: 'any route', fields: { bytes: { is: 'integer', min: 0, max: 2 ** 31 } } },
  garbage_body: { on: 'any route', fields: {} },
  wrong_length: { on: 'any route', fields: { by: { is: 'integer', min: -1_000_000, max: 1_000_000 } } },
  dropped_stream: { on: 'stream', fields: { frames } },
  mute_stream: { on: 'stream', fields: { frames } },
  moderation: { on: 'create', fields: { flag: { is: 'one-of', values: ['nsfw', 'ip'] } } },
  expired_link: { on: 'file', fields: {} },
  failed_task: { on: 'job', fields: { message: text } },
  stuck_task: { on: 'job', fields: {} },
  slow_task: { on: 'job', fields: { ms: milliseconds } },
};
