import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call, Done, FromCore } from '../link/messages.ts';
import { remotePanel } from '../link/remote-panel.ts';
import { sceneHost } from '../link/testing/scene-host.ts';
import { assetOf } from '../link/testing/small-panel.ts';
import { type BridgeFile, isBridgeThere, publishBridge, readBridge } from './bridge-file.ts';
import { onlyBridge } from './only-bridge.ts';
import { eventsOf, httpChannel } from './testing/http-channel.ts';
import { helloOf, type SmallBridge, smallBridge } from './testing/small-bridge.ts';

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
    expect((await at.call('GET', `/hosts/${first}/messages`)).status).toBe(404);
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

describe('a bridge', () => {
  const own: SmallBridge[] = [];
  afterEach(async () => {
    for (const each of own.splice(0)) await each.stop();
  });
  const start = async (...args: Parameters<typeof smallBridge>) => {
    const started = await smallBridge(...args);
    own.push(started);
    return started;
  };

  it('publishes its token in a file that only its user can read, and removes the file at its end', async () => {
    const { folder, bridge, file } = await start();
    expect((await stat(bridge.file)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(file).toMatchObject({ url: bridge.url, pid: process.pid, version: 1 });
    expect(Buffer.from(file.token, 'base64url')).toHaveLength(32);
    expect(await isBridgeThere(file)).toBe(true);
    await bridge.close();
    expect(existsSync(bridge.file)).toBe(false);
    expect(await isBridgeThere(file)).toBe(false);
  });

  it('makes a folder private that other users could read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    await chmod(folder, 0o777);
    await start({ folder });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('leaves the file of another bridge in place when it ends', async () => {
    const { folder, bridge, file } = await start();
    const later: BridgeFile = { ...file, token: 'another' };
    await publishBridge(folder, later);
    await bridge.close();
    expect(await readBridge(folder)).toEqual(later);
  });

  it('listens on 127.0.0.1 and ::1, and on no address that other machines reach', async () => {
    const { bridge, file } = await start();
    const { port } = new URL(bridge.url);
    const reach = (host: string) =>
      new Promise<boolean>((resolve) => {
        const socket = connect(Number(port), host);
        socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
        socket.unref();
      });
    const headers = { Authorization: `Bearer ${file.token}` };
    expect((await fetch(`${bridge.url}/`, { headers })).status).toBe(200);
    expect((await fetch(`http://[::1]:${port}/`, { headers })).status).toBe(200);
    const { networkInterfaces } = await import('node:os');
    const outer = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter((each) => !each.internal);
    for (const { address, family } of outer) {
      if (family === 'IPv4') expect(await reach(address)).toBe(false);
    }
  });

  it('ends a session without listeners, and removes its files', async () => {
    const { folder, panels, hello, call } = await start({ limits: { silenceMs: 20 } });
    const host = await hello();
    await expect.poll(() => panels[0]!.send(press('make')).catch(({ code }) => code)).toBe('closed');
    expect((await call('GET', `/hosts/${host}/messages`)).status).toBe(404);
    expect(existsSync(join(folder, 'exchange', host))).toBe(false);
  });

  it('keeps a session while a stream is open', async () => {
    const { hello, call } = await start({ limits: { silenceMs: 500, heartbeatMs: 100 } });
    const host = await hello();
    const stream = await call('GET', `/hosts/${host}/messages`, undefined, { Accept: 'text/event-stream' });
    expect(stream.status).toBe(200);
    const reader = stream.body!.getReader();
    let text = '';
    // Ten heartbeats, twice the silence limit.
    while (text.split(':\n\n').length < 11) text += new TextDecoder().decode((await reader.read()).value);
    expect((await call('GET', `/hosts/${host}/messages`)).status).toBe(200);
    await reader.cancel();
  });

  it('resolves `idle` after the given time without a host', async () => {
    const { bridge } = await start({ idleMs: 10 });
    await bridge.idle;
  });

  it('is not idle while a host is connected', async () => {
    const { bridge, hello, call } = await start({ idleMs: 1_000 });
    let isIdle = false;
    void bridge.idle.then(() => {
      isIdle = true;
    });
    const host = await hello();
    await call('GET', `/hosts/${host}/messages?after=1&wait=2`);
    expect(isIdle).toBe(false);
    await call('DELETE', `/hosts/${host}`);
    await bridge.idle;
  });

  it('sends `closed` to its hosts and fails their pending intents when it stops', async () => {
    const { bridge, hello, call } = await start();
    const host = await hello();
    const exported = call('POST', `/hosts/${host}/messages`, {
      type: 'intent',
      id: 1,
      intent: press('export'),
    });
    const { messages, last } = (await (
      await call('GET', `/hosts/${host}/messages?wait=5&after=1`)
    ).json()) as {
      messages: FromCore[];
      last: number;
    };
    expect(messages).toMatchObject([{ call: 'exportSelection' }]);
    const polled = call('GET', `/hosts/${host}/messages?wait=20&after=${last}`);
    const streamed = call('GET', '/', undefined);
    await streamed;
    await bridge.close();
    expect(await (await polled).json()).toMatchObject({ messages: [{ type: 'closed' }] });
    expect(await (await exported).json()).toMatchObject({ error: { code: 'connection_lost' } });
  });

  it('accepts neither token nor session of the previous bridge, and keeps every project', async () => {
    const before = await start();
    const old = await before.hello('kept');
    await before.call('POST', `/hosts/${old}/messages`, { type: 'intent', id: 1, intent: press('make') });
    await before.bridge.close();
    const { file, hello, call } = await start({ folder: before.folder });
    const headers = { Authorization: `Bearer ${before.file.token}` };
    expect((await fetch(`${file.url}/`, { headers })).status).toBe(401);
    expect((await call('GET', `/hosts/${old}/messages`)).status).toBe(404);
    const polled = await call('GET', `/hosts/${await hello('kept')}/messages`);
    expect(await polled.json()).toMatchObject({
      messages: [{ view: { sections: [{}, { controls: [{ id: 'job/1' }] }] } }],
    });
  });

  it('names the path when its disk fails', async () => {
    const { folder, hello, call } = await start();
    const host = await hello();
    await rm(join(folder, 'projects'), { recursive: true, force: true });
    await writeFile(join(folder, 'projects'), 'a file in the way');
    const answer = await call('POST', `/hosts/${host}/messages`, {
      type: 'intent',
      id: 1,
      intent: press('make'),
    });
    const message = expect.stringMatching(/cannot be saved in .* \(E\w+\)/);
    expect(await answer.json()).toMatchObject({ error: { code: 'host_failed', message } });
    const refused = await call('POST', '/hosts', helloOf('another'));
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject({
      code: 'failed',
      message: expect.stringContaining('cannot be read'),
    });
    await rm(join(folder, 'store'), { recursive: true, force: true });
    await writeFile(join(folder, 'store'), 'a file in the way');
    const put = await call('PUT', '/files', 'x', { 'Content-Type': 'application/octet-stream' });
    expect(put.status).toBe(500);
    expect(await put.json()).toMatchObject({ message: expect.stringContaining(join(folder, 'store')) });
  });

  it('keeps states private and whole, and removes the files of a killed bridge at the next start', async () => {
    const { folder, hello, call } = await start();
    const host = await hello();
    await call('POST', `/hosts/${host}/messages`, { type: 'intent', id: 1, intent: press('make') });
    const [name = ''] = await readdir(join(folder, 'projects'));
    expect((await stat(join(folder, 'projects', name))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(folder, 'projects', name), 'utf8'))).toEqual({ jobs: [{ id: 1 }] });
  });
});

describe('several bridges for one folder', () => {
  it('run only one, and return its address to the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    let returned = 0;
    const want = () =>
      onlyBridge(folder, async () => {
        const running = await smallBridge({ folder });
        await stopped;
        await running.bridge.close();
        return running.bridge.url;
      }).then((outcome) => {
        if ('other' in outcome) returned += 1;
        if (returned === 2) stop();
        return outcome;
      });
    const outcomes = await Promise.all([want(), want(), want()]);
    const ran = outcomes.flatMap((outcome) => ('ran' in outcome ? [outcome.ran] : []));
    const others = outcomes.flatMap((outcome) => ('other' in outcome ? [outcome.other.url] : []));
    expect(ran).toHaveLength(1);
    expect(others).toEqual([ran[0], ran[0]]);
    await rm(folder, { recursive: true });
  });

  it('replace a dead bridge whose file remains', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    const dead = { url: 'http://127.0.0.1:1', token: 'x', pid: 1, version: 1, started: '' };
    await publishBridge(folder, dead);
    expect(await onlyBridge(folder, async () => 'ran')).toEqual({ ran: 'ran' });
    await rm(folder, { recursive: true });
  });

  it('release the folder and report the reason when one fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    await expect(onlyBridge(folder, () => Promise.reject(new Error('no service')))).rejects.toThrow(
      'no service',
    );
    expect(await onlyBridge(folder, async () => 'ran')).toEqual({ ran: 'ran' });
    await rm(folder, { recursive: true });
  });
});

describe('a file named by its path', () => {
  it.each([
    ['a relative path', () => 'selection.glb', 400],
    ['a folder', () => join(at.opened, 'folder'), 400],
    ['the open folder itself', () => at.opened, 403],
    ['a device', () => '/dev/zero', 403],
    ['what is not there', () => join(at.opened, 'nothing'), 400],
    ['a file below', () => join(at.opened, 'folder/file'), 201],
    ['a file below, by a way around', () => `${at.opened}/folder/../folder/./file`, 201],
    ['a pipe', () => join(at.opened, 'pipe'), 400],
    ['another machine', () => '//evil.example/share/x.glb', 400],
    ['another machine, as Windows writes it', () => '\\\\evil.example\\share\\x.glb', 400],
    ['a link to a folder', () => join(at.opened, 'link-to-folder'), 400],
    ['a link to a file', () => join(at.opened, 'link-to-file'), 201],
    ['a file through a link', () => join(at.opened, 'link-to-folder/file'), 201],
    ['a path with a zero', () => '/etc/\0passwd', 403],
    ['no text', () => 7, 400],
  ])('%s', async (_, path, status) => {
    await mkdir(join(at.opened, 'folder'), { recursive: true });
    await writeFile(join(at.opened, 'folder/file'), 'x');
    const links = { file: 'folder/file', folder: 'folder' };
    for (const [kind, to] of Object.entries(links)) {
      await symlink(join(at.opened, to), join(at.opened, `link-to-${kind}`)).catch(() => {});
    }
    spawnSync('mkfifo', [join(at.opened, 'pipe')]);
    const answer = await at.call('PUT', '/files', { path: path() });
    expect(answer.status).toBe(status);
  });

  it('is returned with its name and its content', async () => {
    const path = join(at.opened, 'chair.png');
    await writeFile(path, 'a picture');
    const answer = await at.call('PUT', '/files', { path });
    const value = (await answer.json()) as { file: string };
    expect(value).toEqual({ file: expect.stringMatching(/^[0-9a-f]{64}$/), name: 'chair.png', size: 9 });
    expect(await (await at.call('GET', `/files/${value.file}`)).text()).toBe('a picture');
  });
});

it('a hello for another version is refused with instructions', async () => {
  const answer = await at.call('POST', '/hosts', { ...helloOf('a'), version: 2 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('update the plugin') });
});

describe('an uploaded file', () => {
  const streamed = (chunks: number, last?: Error) =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < chunks; at++) controller.enqueue(new Uint8Array(100_000).fill(at));
        if (last) controller.error(last);
        else controller.close();
      },
    });
  const put = (body: ReadableStream, duplex = { duplex: 'half' }) =>
    fetch(`${at.file.url}/files?name=big.glb`, {
      method: 'PUT',
      body,
      headers: { Authorization: `Bearer ${at.file.token}`, 'Content-Type': 'application/octet-stream' },
      ...duplex,
    });

  it('may arrive in chunks of unannounced length', async () => {
    const answer = await put(streamed(30));
    expect(answer.status).toBe(201);
    const value = (await answer.json()) as { file: string };
    expect(value).toMatchObject({ name: 'big.glb', size: 3_000_000 });
    expect((await at.store.read(value.file))?.byteLength).toBe(3_000_000);
  });

  it('does not exist when the upload breaks off', async () => {
    const objects = async () => (await readdir(join(at.folder, 'store/objects'), { recursive: true })).length;
    const before = await objects();
    await expect(put(streamed(10, new Error('pulled the plug')))).rejects.toThrow();
    expect((await at.call('GET', '/')).status).toBe(200);
    expect(await objects()).toBe(before);
  });
});
