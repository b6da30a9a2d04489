import { createClient } from '@meshwright/client';
import { textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { createThroughProxy } from './create-through-proxy.ts';

const { signal } = new AbortController();
const body = { mode: 'preview', prompt: 'a chest' };

function clientOf(own: { readonly key?: string | (() => string) }) {
  const sent: Headers[] = [];
  const client = createClient({
    baseUrl: 'https://game.example/api/meshwright',
    ...own,
    async fetch(_, init) {
      sent.push(new Headers(init?.headers));
      return Response.json({ result: 'a' }, { status: 202 });
    },
  });
  return { client, sent };
}

it('creates the task through the proxy of a client without a key, with the purchase key', async () => {
  const { client, sent } = clientOf({});
  expect(
    await createThroughProxy(client)(textTo3d, body, { signal, idempotencyKey: 'chest-1' }),
  ).toMatchObject({
    id: 'a',
  });
  expect(sent.map((headers) => headers.get('idempotency-key'))).toEqual(['chest-1']);
});

it.each([['a key'], ['a function that gives one']])(
  'sends nothing with %s, and the error shows the setup',
  async (what) => {
    const { client, sent } = clientOf({ key: what === 'a key' ? 'secret' : () => 'secret' });
    const created = createThroughProxy(client)(textTo3d, body, { signal });
    await expect(created).rejects.toMatchObject({
      code: 'bad_source',
      message: expect.stringMatching(
        /Nothing was sent.*\n.*@meshwright\/pipeline\/browser.*\n.*buyIn.*\n.*buy }/,
      ),
    });
    await created.catch((error: Error) => expect(error.message).not.toContain('secret'));
    expect(sent).toEqual([]);
  },
);
