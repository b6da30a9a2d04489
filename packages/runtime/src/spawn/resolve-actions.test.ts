import { expect, it } from 'vitest';
import type { TaskClient } from '../load/asset-source.ts';
import { resolveActions } from './resolve-actions.ts';

const { signal } = new AbortController();
const library = [
  [0, 'Idle'],
  [1, 'Walking'],
  [14, 'Limping Walk'],
  [24, 'Running'],
  [26, 'Fast Backflip'],
  [27, 'Backflip'],
].map(([action_id, name]) => ({ action_id, name }));

function clientWith(answer: () => Promise<unknown>) {
  const reads: unknown[] = [];
  const client = {
    animationLibrary: (query: object) => {
      reads.push(query);
      return answer();
    },
  } as unknown as TaskClient;
  return { client, reads };
}

it('knows idle, walk and run without a request', async () => {
  const { client, reads } = clientWith(async () => library);
  expect(await resolveActions(client, ['idle', 'Walk', 'run', 'running', 24], signal)).toEqual([
    0,
    'walking',
    'running',
    24,
  ]);
  expect(reads).toEqual([]);
});

it('finds other names and checks ids in the library, which is read once', async () => {
  const { client, reads } = clientWith(async () => library);
  expect(await resolveActions(client, ['backflip', 'limping walk', 26], signal)).toEqual([27, 14, 26]);
  await expect(resolveActions(client, ['idle', 'moonwalk'], signal)).rejects.toMatchObject({
    code: 'bad_source',
    message: expect.stringMatching(/Nothing was paid.*"moonwalk"/),
  });
  await expect(resolveActions(client, [9999], signal)).rejects.toMatchObject({
    message: expect.stringMatching(/Nothing was paid.*no action 9999/),
  });
  expect(reads).toEqual([{}]);
});

it('without a library, passes ids and refuses other names', async () => {
  const { client } = clientWith(() => Promise.reject(new Error('404')));
  expect(await resolveActions(client, [9999, 'idle'], signal)).toEqual([9999, 0]);
  await expect(resolveActions(client, ['backflip'], signal)).rejects.toMatchObject({ code: 'bad_source' });
  await expect(resolveActions(client, ['constructor'], signal)).rejects.toMatchObject({ code: 'bad_source' });
});
