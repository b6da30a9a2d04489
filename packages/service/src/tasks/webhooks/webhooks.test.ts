import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Controller, controller } from '../../control/testing/controller.ts';
import { type Service, startService } from '../../start/start-service.ts';
import type { WebhookLine } from '../../store/webhooks.ts';
import { type Receiver, startReceiver } from '../../testing/upkeep.ts';
import { createPostWebhook } from './post-webhook.ts';

const prefix = '/v1/image-to-3d';
const picture = { image_url: pictureUri };

let receiver: Receiver;
let service: Service;
let control: Controller;
let faults: string[];
beforeEach(async () => {
  receiver = await startReceiver();
  faults = [];
  service = await startService({
    port: 0,
    engine: instantEngine(),
    allowLoopback: true,
    accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
    onFault: (error) => faults.push(String(error)),
  });
  control = controller(service);
});
afterEach(async () => {
  await service.stop();
  await receiver.close();
});

const list = async () => (await control.get('/webhooks')) as WebhookLine[];
const attempts = (count: number) =>
  vi.waitFor(() => expect(receiver.received).toHaveLength(count), { timeout: 20_000 });

describe('a webhook that fails', () => {
  it('is tried again after growing waits, then switched off, which inspector and log say without its secrets', async () => {
    await control.post('/clock', { mode: 'frozen' });
    await control.post('/webhooks', { account: 'a', url: receiver.url });
    receiver.status = 500;
    const user = caller(service, 'k');
    const id = await user.create(prefix, picture);
    expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    let waitMs = 10_000;
    for (let count = 1; count < 8; count += 1) {
      await attempts(count);
      const { now } = (await control.get('/clock')) as { now: number };
      // The next change of the task waits behind it.
      const failed = { failures: count, waiting: 2, nextAt: now + waitMs };
      await vi.waitFor(async () => expect(await list()).toMatchObject([failed]));
      await control.post('/clock/advance', { ms: waitMs });
      waitMs *= 3;
    }
    await attempts(8);
    await vi.waitFor(async () => expect((await list())[0]?.offAt).toBeGreaterThan(0));
    const [line] = await list();
    const origin = new URL(receiver.url).origin;
    expect(line).toMatchObject({ url: `${origin}/…`, failures: 8, problem: 'answered 500', waiting: 0 });
    expect(faults).toEqual([
      expect.stringMatching(/account a .*switched off.*8 times in a row \(answered 500\)/),
    ]);
    // The task itself is not affected, and nothing more is queued.
    expect(await user.balance()).toBe(1_000 - 30);
    await user.settled(prefix, await user.create(prefix, picture));
    expect((await list())[0]?.waiting).toBe(0);
    const token = new URL(service.inspectorUrl).hash.replace('#token=', '');
    const ledger = await fetch(new URL('/inspector/api/ledger', service.baseUrl), {
      headers: { Authorization: `Bearer ${token}` },
    });
    const shown = await ledger.text();
    expect(JSON.parse(shown).webhooks).toEqual([line]);
    expect(shown + faults.join() + JSON.stringify(await list())).not.toContain('canary');

    receiver.status = 200;
    receiver.received.length = 0;
    await control.post(`/webhooks/${line!.id}/on`);
    const again = await user.create(prefix, picture);
    await attempts(2);
    expect(receiver.received.map((task) => [task.id, task.status])).toEqual([
      [again, 'IN_PROGRESS'],
      [again, 'SUCCEEDED'],
    ]);
  });

  it('and answers nothing holds up no task and no other webhook', async () => {
    const other = await startReceiver();
    receiver.status = null;
    for (const { url } of [receiver, other]) await control.post('/webhooks', { account: 'a', url });
    const user = caller(service, 'k');
    for (const id of [await user.create(prefix, picture), await user.create(prefix, picture)]) {
      expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    }
    await vi.waitFor(() => expect(other.received).toHaveLength(4), { timeout: 20_000 });
    await attempts(1);
    await other.close();
  });
});

describe('webhooks at the control surface', () => {
  it('are added up to five for an account, and removed', async () => {
    for (let i = 0; i < 5; i += 1) {
      await control.post('/webhooks', { account: 'a', url: `https://hooks.example/${i}` });
    }
    const add = (body: object) => control.send('POST', '/webhooks', body);
    expect(await add({ account: 'a', url: 'https://hooks.example/5' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/at most 5/) },
    });
    const [first] = await list();
    expect((await control.send('DELETE', `/webhooks/${first!.id}`)).status).toBe(204);
    expect((await control.send('DELETE', `/webhooks/${first!.id}`)).status).toBe(404);
    expect((await add({ account: 'a', url: 'https://hooks.example/4' })).body).toMatchObject({
      message: expect.stringMatching(/already/),
    });
    expect((await add({ account: 'unknown', url: 'https://hooks.example' })).status).toBe(404);
    expect(await list()).toHaveLength(4);
  });

  it.each([
    'http://hooks.example',
    'http://10.0.0.1',
    'ftp://hooks.example',
    'https://ann:secret@hooks.example',
    'hooks',
  ])('refuse %s', async (url) => {
    const { status, body } = await control.send('POST', '/webhooks', { account: 'a', url });
    expect([status, body]).toMatchObject([400, { issues: [{ path: 'url' }] }]);
    expect(await list()).toEqual([]);
  });
});

describe('the request to a webhook', () => {
  const send = (url: string, addresses: readonly string[], allowLoopback = false) => {
    const dialled: string[] = [];
    const post = createPostWebhook({
      allowLoopback,
      resolve: async () => addresses,
      dial: (address) => {
        dialled.push(address);
        throw new Error('not in a test');
      },
    });
    return post(url, '{}', new AbortController().signal).then((problem) => ({ problem, dialled }));
  };

  it('goes to public addresses only, whatever the name resolves to', async () => {
    for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:8.8.8.8']) {
      expect(await send('https://hooks.example', [address])).toEqual({ problem: 'no answer', dialled: [] });
      expect(await send('https://hooks.example', ['8.8.8.8', address])).toMatchObject({ dialled: [] });
    }
    expect((await send('https://hooks.example', ['8.8.8.8'])).dialled).toEqual(['8.8.8.8']);
  });

  it('is not sent without encryption beyond this machine, even when http to this machine is allowed', async () => {
    expect((await send('http://localhost', ['8.8.8.8'], true)).dialled).toEqual([]);
    expect((await send('http://localhost', ['127.0.0.1'], true)).dialled).toEqual(['127.0.0.1']);
    expect((await send('http://localhost', ['127.0.0.1'], false)).dialled).toEqual([]);
  });
});
