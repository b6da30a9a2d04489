import { keycapBuild, type ResultOf, remesh } from '@meshwright/contract';
import { describe, expectTypeOf, test } from 'vitest';
import type { Client } from './create-client.ts';
import type { TaskRef } from './tasks/task-ref.ts';

// Checked by the compiler; nothing here runs against a service.
declare const client: Client;

describe('types', () => {
  test('every operation has the request and result types of its family', () => {
    const flow = async () => {
      const ref = await client.create(remesh, { input_task_id: 'x', topology: 'quad' });
      expectTypeOf(ref).toEqualTypeOf<TaskRef<typeof remesh>>();
      const task = await client.result(ref);
      expectTypeOf(task.status).toEqualTypeOf<'SUCCEEDED' | 'FAILED' | 'CANCELED'>();
      if (task.status === 'SUCCEEDED') {
        expectTypeOf(task.model_urls).toEqualTypeOf<ResultOf<typeof remesh>['model_urls']>();
      }
      if (task.status === 'FAILED') expectTypeOf(task).not.toHaveProperty('model_urls');
    };
    expectTypeOf(flow).returns.resolves.toBeVoid();
  });

  test('fields of another family are refused', () => {
    const create = (body: Parameters<typeof client.create<typeof keycapBuild>>[1]) =>
      client.create(keycapBuild, body);
    expectTypeOf(create).parameter(0).toHaveProperty('candidate_id');
    expectTypeOf(create).parameter(0).not.toHaveProperty('topology');
  });
});
