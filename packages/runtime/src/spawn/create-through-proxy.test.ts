import { createClient } from '@meshwright/client';
import { rigging, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { assetError } from '../load/fetch-file.ts';
import { createThroughProxy } from './create-through-proxy.ts';

const { signal } = new AbortController();
const body = { mode: 'preview', prompt: 'a chest' };

function clientOf({ status = 202, ...own }: { readonly key?: string | (() => string); status?: number }) {
  const sent: Headers[] = [];
  const client = createClient({
    ...('key' in own
      ? { baseUrl: 'https://game.example/api/meshwright', ...own }
      : { proxyUrl: 'https://game.example/api/meshwright' }),
    async fetch(_, init) {
      sent.push(new Headers(init?.headers));
      const headers = { 'x-meshwright-not-sent': '1' };
      if (status !== 202) return Response.json({ message: 'not on the list' }, { status, headers });
      return Response.json({ result: 'a' }, { status });
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

it('names the families that will follow, so that the proxy can refuse before anything is paid', async () => {
  const { client, sent } = clientOf({});
  await createThroughProxy(client)(textTo3d, body, { signal, next: [textTo3d, rigging] });
  await createThroughProxy(client)(textTo3d, body, { signal, next: [] });
  expect(sent.map((headers) => headers.get('x-meshwright-next'))).toEqual(['text-to-3d,rigging', null]);
});

it('a create that the proxy does not allow is refused, not expired', async () => {
  const { client } = clientOf({ status: 404 });
  const error = await createThroughProxy(client)(textTo3d, body, { signal }).catch(assetError);
  expect(error).toMatchObject({ code: 'refused', message: expect.stringMatching(/not on the list/) });
});

it.each([['a key'], ['a function that gives one']])(
  'sends nothing with %s, and the error shows the setup',
  async (what) => {
    const { client, sent } = clientOf({ key: what === 'a key' ? 'secret' : () => 'secret' });
    const created = createThroughProxy(client)(textTo3d, body, { signal });
    await expect(created).rejects.toMatchObject({
      code: 'bad_source',
      message: expect.stringMatching(
        /Nothing was sent.*\n.*@meshwright\/purchase\/browser.*\n.*buyIn.*\n.*buy }/,
      ),
    });
    await created.catch((error: Error) => expect(error.message).not.toContain('secret'));
    expect(sent).toEqual([]);
  },
);
