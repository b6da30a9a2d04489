import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as api from './index.ts';
import type { Family, RequestOf, ResultOf, TaskOf } from './index.ts';

type Families = { [K in keyof typeof api as (typeof api)[K] extends Family ? K : never]: (typeof api)[K] };
type IsAny<T> = 0 extends 1 & T ? true : false;
/** `true` when any part of the type, three levels deep, is `any`. */
type HasAny<T, Depth extends unknown[] = []> =
  IsAny<T> extends true
    ? true
    : Depth['length'] extends 3
      ? false
      : T extends object
        ? true extends { [K in keyof T]-?: HasAny<T[K], [...Depth, 1]> }[keyof T]
          ? true
          : false
        : false;
type AnyRequests = { [K in keyof Families]: HasAny<RequestOf<Families[K]>> }[keyof Families];
type AnyTasks = { [K in keyof Families]: HasAny<TaskOf<Families[K]>> }[keyof Families];
/** Families whose request would accept any object. */
type LooseRequests = {
  [K in keyof Families]: { readonly surprise: 1 } extends RequestOf<Families[K]>
    ? string extends keyof RequestOf<Families[K]>
      ? K
      : never
    : never;
}[keyof Families];

describe('types', () => {
  it('contain no `any` in the requests and tasks of any family', () => {
    expectTypeOf<keyof Families>()
      .extract<'remesh' | 'fidgetPixelBuild'>()
      .toEqualTypeOf<'remesh' | 'fidgetPixelBuild'>();
    expectTypeOf<AnyRequests>().toEqualTypeOf<false>();
    expectTypeOf<AnyTasks>().toEqualTypeOf<false>();
    expectTypeOf<LooseRequests>().toEqualTypeOf<never>();
  });

  it('detect an `any`', () => {
    expectTypeOf<HasAny<{ a: { b: unknown } }>>().toEqualTypeOf<false>();
    expectTypeOf<HasAny<{ a: { b: ReturnType<typeof JSON.parse> } }>>().toEqualTypeOf<true>();
  });

  it('list the fields of a request', () => {
    type Animation = RequestOf<typeof api.animation>;
    expectTypeOf<Animation['rig_task_id']>().toEqualTypeOf<string>();
    expectTypeOf<Animation['action_ids']>().toEqualTypeOf<number[] | undefined>();
    expectTypeOf<NonNullable<Animation['post_process']>['fps']>().toEqualTypeOf<
      24 | 25 | 30 | 60 | undefined
    >();
    expectTypeOf<RequestOf<typeof api.textTo3d>['mode']>().toEqualTypeOf<'preview' | 'refine' | undefined>();
    expectTypeOf<RequestOf<typeof api.multiImageTo3d>['geometry_resolution']>().toEqualTypeOf<
      'standard' | '2k' | undefined
    >();
    expectTypeOf<{ rig_task_id: string }>().toExtend<Animation>();
    expectTypeOf<{ action_id: number }>().not.toExtend<Animation>();
  });

  it('have results only once a task is SUCCEEDED', () => {
    const read = (task: TaskOf<typeof api.remesh>) => {
      switch (task.status) {
        case 'SUCCEEDED':
          expectTypeOf(task.model_urls).toEqualTypeOf<{ [format: string]: string } | undefined>();
          return 'done';
        case 'FAILED':
          expectTypeOf(task.task_error).toEqualTypeOf<api.TaskError | null | undefined>();
          expectTypeOf(task).not.toHaveProperty('model_urls');
          return 'failed';
        case 'CANCELED':
          return 'canceled';
        case 'PENDING':
        case 'IN_PROGRESS':
          expectTypeOf(task).not.toHaveProperty('model_urls');
          return 'going';
        default:
          return expectTypeOf(task).toBeNever();
      }
    };
    expect(read({ id: 'a', progress: 100, status: 'SUCCEEDED' })).toBe('done');
    expectTypeOf<ResultOf<typeof api.keycapPrototype>['candidate_ids']>().toEqualTypeOf<
      string[] | undefined
    >();
    expectTypeOf<NonNullable<ResultOf<typeof api.animation>['result']>['animation_glb_url']>().toEqualTypeOf<
      string | undefined
    >();
  });
});
