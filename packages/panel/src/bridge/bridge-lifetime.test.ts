import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helloOf, type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { afterEach, describe, expect, it } from 'vitest';
import type { FromCore } from '../link/messages.ts';
import { type BridgeFile, isBridgeThere, publishBridge, readBridge } from './bridge-file.ts';
import { stopBridge } from './stop-bridge.ts';

const press = (control: string) => ({ do: 'press', control }) as const;

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

  it('names its service, and ends its work when a program of the user stops it', async () => {
    const { folder, bridge, call, file } = await start({ service: 'api.example.com' });
    expect(file.service).toBe('api.example.com');
    expect(await (await call('GET', '/')).json()).toMatchObject({ service: 'api.example.com' });
    const refused = await fetch(`${file.url}/`, { method: 'DELETE' });
    expect(refused.status).toBe(401);
    expect(await isBridgeThere(file)).toBe(true);
    const closed = bridge.idle.then(() => bridge.close());
    expect(await stopBridge(folder)).toEqual(file);
    await closed;
    expect(existsSync(bridge.file)).toBe(false);
    expect(await stopBridge(folder)).toBeUndefined();
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
    expect((await call('DELETE', `/hosts/${host}`)).status).toBe(404);
    // The files go when the state is saved.
    await expect.poll(() => existsSync(join(folder, 'exchange', host))).toBe(false);
  });

  it('keeps a session while a stream is open', async () => {
    const { hello, call } = await start({ limits: { silenceMs: 100, heartbeatMs: 20 } });
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
