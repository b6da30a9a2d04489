import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, expect, it } from 'vitest';
import type { Engine } from '../engine-port.ts';
import { type Service, startService } from '../start/start-service.ts';

const prefix = '/v1/image-to-3d';
let service: Service;
afterEach(() => service.stop());

async function start(exact: boolean): Promise<Service> {
  const instant = instantEngine();
  const engine: Engine = {
    ...instant,
    run: async (input, context) => ({
      ...(await instant.run(input, context)),
      standIn: 'A model that stands in.',
      ignored: [{ field: 'prompt', kind: 'ignored', message: 'It has no effect.' }],
    }),
  };
  service = await startService({
    port: 0,
    exact,
    engine,
    accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
  });
  return service;
}

it.each([
  [false, ['stand_in', 'ignored_fields'], ['issues', 'message']],
  [true, [], ['message']],
] as const)('exact %s: tasks have the fields %j of this service, errors %j', async (exact, own, error) => {
  const user = caller(await start(exact), 'k');
  const id = await user.create(prefix, { image_url: pictureUri });
  const task = await user.settled(prefix, id);
  const [listed] = (await user.get(prefix)).body as unknown as object[];
  for (const shown of [task, listed!]) {
    expect(Object.keys(shown).filter((name) => ['stand_in', 'ignored_fields'].includes(name))).toEqual(own);
  }
  for await (const { data } of user.frames(`${prefix}/${id}/stream`)) expect(data).toEqual(task);
  const { body } = await user.post(prefix, { image_url: 1 });
  expect(Object.keys(body).sort()).toEqual(error);
  // The inspector shows the mark either way.
  const token = new URL(service.inspectorUrl).hash.replace('#token=', '');
  const view = await fetch(new URL(`/inspector/api/tasks/${id}`, service.baseUrl), {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await view.json()).toMatchObject({ standIn: 'A model that stands in.' });
});
