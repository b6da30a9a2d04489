import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helloOf, type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { assetOf } from '@meshwright/testing/panel/small-panel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, Done, FromCore } from '../link/messages.ts';
import { remotePanel } from '../link/remote-panel.ts';
import { sceneHost } from '../link/testing/scene-host.ts';
import { httpChannel } from './testing/http-channel.ts';
import { eventsOf } from './testing/read-messages.ts';

const press = (control: string) => ({ do: 'press', control }) as const;

let at: SmallBridge;
beforeAll(async () => {
  at = await smallBridge();
});
afterAll(() => at.stop());

/** Polls once. */
async function poll(host: string, after = 0, wait = 0): Promise<{ last: number; messages: FromCore[] }> {
  const answer = await at.call('GET', `/hosts/${host}/messages?after=${after}&wait=${wait}`);
  return (await answer.json()) as { last: number; messages: FromCore[] };
}

async function post(host: string, message: object): Promise<Done> {
  return (await (await at.call('POST', `/hosts/${host}/messages`, message)).json()) as Done;
}

/** Waits for the next call. */
async function nextCall(host: string): Promise<Call> {
  const { messages } = await poll(host, 0);
  const call = messages.find((message) => message.type === 'call');
  return call ?? (await poll(host, Math.max(1, 0), 20).then(() => nextCall(host)));
}

describe('a host on the bridge', () => {
  it("gets the same panel as in the core's process: views, intents, calls, files, errors", async () => {
    const host = sceneHost();
    const channel = httpChannel(at.file);
    const remote = await remotePanel(channel, host, { project: 'whole' });
    const core = at.panels.at(-1)!;
    expect(remote.view()).toEqual(core.view());
    for (const step of ['make', 'job/1/import', 'job/1/show', 'export', 'play', 'save', 'job/1/remove']) {
      await remote.send(press(step));
    }
    expect(host.calls).toEqual([
      ...[
        'import asset-1',
        'show asset-1#0',
        'export',
        'play a Idle',
        'save a.txt saved',
        'remove asset-1#0',
      ],
    ]);
    await expect(remote.send(press('fail'))).rejects.toMatchObject({ code: 'refused' });
    await expect.poll(() => remote.view()).toEqual(core.view());
    const kept = await remote.keep('chair.png', new Uint8Array([1, 2, 3]));
    expect(kept).toMatchObject({ name: 'chair.png', size: 3 });
    expect(await remote.read(kept.file)).toEqual(new Uint8Array([1, 2, 3]));
    await remote.close();
  });

  it('presses nothing before it has read a view: what its user sees may lack a job that was bought', async () => {
    const answer = await at.call('POST', '/hosts', helloOf('unseen'));
    const { host } = (await answer.json()) as { host: string };
    const { paid } = at.till;
    const intent = (id: number) => ({ type: 'intent', id, intent: press('make') });
    expect(await post(host, intent(1))).toMatchObject({
      error: { code: 'disabled', message: expect.stringMatching(/Press again/) },
    });
    expect(at.till.paid).toBe(paid);
    await poll(host);
    expect(await post(host, intent(2))).not.toHaveProperty('error');
    expect(at.till.paid).toBe(paid + 1);
  });

  it('receives the newest view and every unanswered call after it reconnects', async () => {
    const host = await at.hello('reconnect');
    await post(host, { type: 'intent', id: 1, intent: press('make') });
    const imported = post(host, { type: 'intent', id: 2, intent: press(`job/${at.till.paid}/import`) });
    const call = await nextCall(host);
    // Drops in mid-stream; the second connection receives everything again.
    for (let again = 0; again < 2; again++) {
      const stream = await at.call('GET', `/hosts/${host}/messages`, undefined, {
        Accept: 'text/event-stream',
      });
      const seen: string[] = [];
      for await (const { data } of eventsOf(stream.body!)) {
        seen.push(JSON.parse(data).type);
        if (seen.length === 2) break;
      }
      expect(seen.sort()).toEqual(['call', 'view']);
    }
    const { last } = await poll(host);
    expect((await poll(host, last)).messages).toEqual([]);
    const result = { id: 'x', name: 'x', height: 1, meshes: 1, clips: [] };
    await post(host, { type: 'answer', id: call.id, result });
    expect(await imported).toEqual({ type: 'done', id: 2 });
    expect((await poll(host)).messages.map(({ type }) => type)).toEqual(['view']);
  });

  it('receives every message when it polls with a number of another session', async () => {
    const host = await at.hello('stale number');
    expect((await poll(host, 4711)).messages).toMatchObject([{ type: 'view' }]);
  });

  it('receives each answer once after it loses its stream', async () => {
    const host = sceneHost();
    const channel = httpChannel(at.file);
    const remote = await remotePanel(channel, host, { project: 'dropped' });
    for (let step = 0; step < 5; step++) {
      const made = remote.send(press('make'));
      channel.drop();
      await made;
      const imported = remote.send(press(`job/${at.till.paid}/import`));
      channel.drop();
      await imported;
    }
    expect(host.calls).toHaveLength(5);
    await remote.close();
  });

  it('gets the same answer and pays once when it posts an intent again', async () => {
    const host = await at.hello('twice');
    const before = at.till.paid;
    const message = { type: 'intent', id: 1, intent: press('make') };
    const answers = await Promise.all([post(host, message), post(host, message), post(host, message)]);
    answers.push(await post(host, message));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"type":"done","id":1}']),
    );
    expect(at.till.paid).toBe(before + 1);
  });

  it('gets the answer to an intent only after the intent is carried out', async () => {
    const host = await at.hello('really');
    let isDone = false;
    const exported = post(host, { type: 'intent', id: 1, intent: press('export') }).then((done) => {
      isDone = true;
      return done;
    });
    const call = await nextCall(host);
    expect(call).toMatchObject({ call: 'exportSelection' });
    // Other intents are answered in the meantime.
    await post(host, { type: 'intent', id: 2, intent: press('make') });
    expect(isDone).toBe(false);
    await post(host, { type: 'answer', id: call.id, error: 'Nothing is selected.' });
    expect(await exported).toMatchObject({ error: { code: 'host_failed', message: 'Nothing is selected.' } });
  });

  it('imports from the path in the call, where the file stays until the host answers', async () => {
    const host = await at.hello('path');
    await post(host, { type: 'intent', id: 1, intent: press('make') });
    const job = at.till.paid;
    const imported = post(host, { type: 'intent', id: 2, intent: press(`job/${job}/import`) });
    const call = await nextCall(host);
    if (call.call !== 'importAsset') throw new Error(call.call);
    const { path, file } = call.asset;
    expect(await readFile(path!)).toEqual(Buffer.from(assetOf(job).glb));
    expect((await stat(path!)).mode & 0o777).toBe(0o600);
    const bytes = await (await at.call('GET', `/files/${file}`)).arrayBuffer();
    expect(Buffer.from(bytes)).toEqual(await readFile(path!));
    await post(host, { type: 'answer', id: call.id, error: 'no' });
    await imported;
    expect(existsSync(path!)).toBe(false);
  });

  it('exports by a path or by an uploaded file', async () => {
    const hello = await at.call('POST', '/hosts', helloOf('export'));
    const { host, exchange } = (await hello.json()) as { host: string; exchange: string };
    expect((await stat(exchange)).mode & 0o777).toBe(0o700);
    const path = join(exchange, 'selection.glb');
    await writeFile(path, Buffer.alloc(1234));
    const put = (await (await at.call('PUT', '/files?name=x.glb', { path })).json()) as { file: string };
    for (const [id, result] of [
      [1, { path }],
      [2, { file: put.file }],
    ] as const) {
      const exported = post(host, { type: 'intent', id, intent: press('export') });
      const call = await nextCall(host);
      await post(host, { type: 'answer', id: call.id, result });
      expect(await exported).toEqual({ type: 'done', id });
      const { messages } = await poll(host);
      expect(messages[0]).toMatchObject({ view: { announcement: 'exported 1234 bytes' } });
    }
    await at.call('DELETE', `/hosts/${host}`);
    expect(existsSync(exchange)).toBe(false);
  });

  it('exports only from open folders', async () => {
    const host = await at.hello('export from elsewhere');
    const exported = post(host, { type: 'intent', id: 1, intent: press('export') });
    const call = await nextCall(host);
    const path = join(at.folder, 'bridge.json');
    await post(host, { type: 'answer', id: call.id, result: { path } });
    expect(await exported).toMatchObject({ error: { message: expect.stringContaining('exchange folder') } });
  });

  it('finds its project unchanged at the next hello, even when it never closed its session', async () => {
    const first = await at.hello('kept');
    await post(first, { type: 'intent', id: 1, intent: press('make') });
    const second = await at.hello('kept');
    expect((await at.call('DELETE', `/hosts/${first}`)).status).toBe(404);
    const { messages } = await poll(second);
    expect(messages).toMatchObject([
      { view: { sections: [{}, { controls: [{ id: `job/${at.till.paid}` }] }] } },
    ]);
    await at.call('DELETE', `/hosts/${second}`);
    const other = await at.hello('another project');
    expect((await poll(other)).messages).toMatchObject([{ view: { sections: [{}, { controls: [] }] } }]);
  });

  it('receives `closed` when its project is opened elsewhere', async () => {
    const host = await at.hello('stolen');
    const { last } = await poll(host);
    const polled = poll(host, last, 20);
    await at.hello('stolen');
    expect((await polled).messages).toMatchObject([{ type: 'closed', error: { code: 'closed' } }]);
  });

  it('receives `closed` also when it reads again only after that', async () => {
    const host = await at.hello('stolen between two polls');
    const { last } = await poll(host);
    await at.hello('stolen between two polls');
    const ended = await poll(host, last);
    expect(ended.messages).toMatchObject([{ type: 'closed', error: { code: 'closed' } }]);
    const again = await at.call('GET', `/hosts/${host}/messages?after=${ended.last}`);
    expect(again.status).toBe(404);
    const intent = { type: 'intent', id: 1, intent: press('make') };
    expect((await at.call('POST', `/hosts/${host}/messages`, intent)).status).toBe(404);
  });

  it('keeps one session when two hosts send hello for one project at once', async () => {
    const before = at.panels.length;
    await Promise.all(Array.from({ length: 5 }, () => at.hello('rush')));
    const opened = at.panels.slice(before);
    expect(opened).toHaveLength(5);
    const answers = await Promise.all(
      opened.map((panel) =>
        panel.send(press('make')).then(
          () => 'open',
          ({ code }) => code as string,
        ),
      ),
    );
    expect(answers.sort()).toEqual(['closed', 'closed', 'closed', 'closed', 'open']);
  });
});

it('a hello for another version is refused with instructions', async () => {
  const answer = await at.call('POST', '/hosts', { ...helloOf('a'), version: 2 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('update the plugin') });
});
