import type { Family, Issue, RequestOf } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { Notices } from '../tasks/notices.ts';
import type { TaskRef } from '../tasks/task-ref.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { create } from './create.ts';

export interface CreateOptions extends WaitOptions {
  /**
   * For a proxy with `buy` (`createProxy`): a stable id of the requested thing, 1 to 64 of `A-Z a-z 0-9 _
   * -`. Repeating the same create with the same key, also after a reload, yields the same task.
   * @default none: every create makes a task
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * For a proxy: families of the creates that will follow. When it does not allow one of them it refuses
   * this one, before anything is paid.
   * @default none
   */
  readonly next?: readonly Family[] | undefined;
  /**
   * Fields that the contract does not define, sent unchanged.
   * @default none
   */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** Checks of create bodies. The contract's `validate` and `notices` fit; they are large. */
export interface BodyChecks {
  /**
   * Validates a create body before it is sent.
   * @default the service validates it
   */
  readonly validate?: Validate | undefined;
  /** Names the deprecated fields of a create body. */
  readonly deprecations?: Deprecations | undefined;
}

type Validate = (
  family: Family,
  body: unknown,
  options: { readonly extra: readonly string[]; readonly at: number },
) => readonly Issue[];

type Deprecations = (
  family: Family,
  body: Readonly<Record<string, unknown>>,
) => readonly { readonly message: string }[];

/**
 * Validates the body, then runs `create`. @throws ClientError `invalid_request`, with the issues, before anything is
 * sent
 */
export async function createChecked<F extends Family>(
  api: Connection,
  { validate, deprecations }: BodyChecks,
  notices: Notices,
  family: F,
  body: RequestOf<F>,
  options: CreateOptions = {},
  send: typeof create = create,
): Promise<TaskRef<F>> {
  const { extra = {}, idempotencyKey, next = [] } = options;
  const operation = `${family.name} create`;
  const whole = { ...(body as object), ...extra };
  const issues = validate?.(family, whole, { extra: Object.keys(extra), at: api.clock.now() }) ?? [];
  if (issues.length > 0) {
    const messages = issues.map(({ message }) => message).join(' ');
    const details = { operation, family: family.name, issues, sent: false };
    throw api.error('invalid_request', `${operation}: nothing was sent. ${messages}`, details);
  }
  if (idempotencyKey !== undefined && !/^[\w-]{1,64}$/.test(idempotencyKey)) {
    throw api.error('bad_option', `${operation}: idempotencyKey is 1 to 64 of A-Z a-z 0-9 _ -`, {
      operation,
    });
  }
  for (const { message } of deprecations?.(family, whole) ?? []) {
    notices.report('deprecated_field', `${operation}: ${message}`);
  }
  const own = {
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    ...(next.length > 0 && { 'x-meshwright-next': next.map(({ name }) => name).join(',') }),
  };
  const headers = async () => ({ ...(await api.headers()), ...own });
  return send({ ...api, headers }, family, whole as RequestOf<F>, options);
}
