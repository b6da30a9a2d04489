import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Service, startService } from '@meshwright/service';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';
import { openManualBridge } from './testing/bridge/open-manual-bridge.ts';

const missing = missingPrograms(blenderProgram);
const skipped = missing ? ` (skipped: ${missing})` : '';
const key = 'canary-key-of-the-bridge-tests';
const command = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'packages',
  'meshwright',
  'bin',
  'meshwright.mjs',
);

describe.skipIf(missing)(`the bridge, as Blender finds it${skipped}`, () => {
  let home: string;
  let blender: Blender;
  let service: Service;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    [blender, service] = await Promise.all([
      openBlender({ home, zip: await buildZip(home) }),
      startService({ port: 0, accounts: [{ name: 'bridge', key, credits: 100 }] }),
    ]);
  });
  afterAll(async () => {
    await blender?.kill();
    await service?.stop();
    await rm(home, { recursive: true, force: true });
  });

  /** Sets preferences and connects. */
  const connect = (own: Record<string, string | boolean>) =>
    blender.run(`
import json
from meshwright.session import current_session
for name, value in json.loads(${JSON.stringify(JSON.stringify(own))}).items():
    setattr(bpy.context.preferences.addons["meshwright"].preferences, name, value)
current_session().connect()`);
  const status = () =>
    blender.run<{ connected: boolean; message: string; stopped: boolean }>(`
from meshwright.session import current_session
answer = current_session().status._asdict()`);
  /** Resolves with the status once it meets the condition. */
  const statusWhen = (fits: (current: Awaited<ReturnType<typeof status>>) => boolean, what: string) =>
    waitFor(async () => {
      const current = await status();
      return fits(current) ? current : undefined;
    }, what);

  it('is not started when the preferences forbid it; the panel shows instructions', async () => {
    await connect({ start_bridge: false });
    const { message } = await statusWhen(({ stopped }) => stopped, 'the panel to stop');
    expect(message).toBe('No bridge is running. Start one with: npx meshwright bridge');
  });

  it.each([
    ['no-such-program bridge', /no-such-program was not found\. Install Node\.js 20\.19 or later/],
    [
      `"${process.execPath}" -e "console.error('It broke.');process.exit(7)" --`,
      /cannot be started: It broke\./,
    ],
  ])('reports why it cannot be started with %s', async (broken, text) => {
    await connect({ start_bridge: true, command: broken });
    expect((await statusWhen(({ stopped }) => stopped, 'the panel to stop')).message).toMatch(text);
  });

  it.each([
    [
      [
        'npm error code E404',
        'npm error 404 Not Found - GET https://registry.npmjs.org/meshwright',
        'npm error 404 Note that you can also install from a',
        'npm error 404 tarball, folder, http url, or git url.',
        'npm error A complete log of this run can be found in: /home/a/.npm/_logs/debug-0.log',
      ],
      'npm finds no such package in its registry. Install the command meshwright and name it in the preferences',
    ],
    [
      ['npm ERR! code EAI_AGAIN', 'npm ERR! errno EAI_AGAIN', 'npm ERR! request to https://registry failed'],
      'npm cannot reach its registry. Check the connection, then press Reconnect',
    ],
    [
      [
        'npm error code EWHATEVER',
        'npm error The cache is damaged.',
        'npm error A complete log of this run is here',
      ],
      'The cache is damaged',
    ],
    [['Starting', 'It broke.'], 'It broke'],
    [[], 'it exited with code 7'],
  ])('says in one sentence why a bridge ended: %j', async (output, reason) => {
    const said = await blender.run(`
from meshwright.bridge.exit_reason import exit_reason
answer = exit_reason(${JSON.stringify(output.join('\n'))}, 7)`);
    expect(said).toBe(reason);
  });

  it('is not started while Blender must not go online', async () => {
    const { message, stopped } = await blender.run<Awaited<ReturnType<typeof status>>>(`
from meshwright.session import Session
offline = Session(lambda: None, lambda: True)
offline.connect()
offline.icons.close()
answer = offline.status._asdict()`);
    expect([message, stopped]).toEqual([
      expect.stringMatching(/^Online access is off\. .* Allow it in/),
      true,
    ]);
  });

  it('may be killed: the panel reports it, and continues with the next bridge', async () => {
    const first = await openManualBridge(join(home, 'cache'));
    await connect({ start_bridge: false });
    await first.host();
    await statusWhen(({ connected }) => connected, 'the panel to open');
    await first.close();
    const { message } = await statusWhen(({ connected }) => !connected, 'the panel to disconnect');
    expect(message).toBe('The connection to the bridge was lost. Reconnecting. Running jobs continue.');
    const second = await openManualBridge(join(home, 'cache'));
    await second.host();
    await statusWhen(({ connected }) => connected, 'the panel to open again');
    await second.close();
  });

  it('is restarted by a button, and then has the new service and key', async () => {
    const node = `"${process.execPath}" "${command}" bridge`;
    await connect({ start_bridge: true, command: node, base_url: service.baseUrl, key: 'an-old-key' });
    await statusWhen(({ connected }) => connected, 'the panel to open');
    const file = join(home, 'cache', 'meshwright', 'bridge', 'bridge.json');
    const pidOf = async () => (JSON.parse(await readFile(file, 'utf8')) as { pid: number }).pid;
    const old = await pidOf();
    const shown = () =>
      blender.run<[boolean, string]>(`
from meshwright.session import current_session
answer = [current_session().settings_changed, current_session().service]`);
    expect(await shown()).toEqual([false, new URL(service.baseUrl).host]);
    await blender.run(
      `bpy.context.preferences.addons["meshwright"].preferences.key = ${JSON.stringify(key)}`,
    );
    expect((await shown())[0]).toBe(true);
    await blender.run('bpy.ops.meshwright.restart_bridge()');
    await statusWhen(({ connected }) => connected, 'the panel to open again');
    const pid = await pidOf();
    expect(pid).not.toBe(old);
    expect((await shown())[0]).toBe(false);
    await blender.run(`
from meshwright.session import current_session
current_session().press("balance")`);
    await waitFor(async () => ((await shown())[1].includes('100 credits') ? true : undefined), 'the balance');
    process.kill(pid, 'SIGTERM');
    while (isRunning(pid)) await delay(20);
  });

  it('is started with the key in its environment and nowhere else, and outlives Blender', async () => {
    await connect({
      start_bridge: true,
      command: `"${process.execPath}" "${command}" bridge`,
      base_url: service.baseUrl,
      key,
    });
    await statusWhen(({ connected }) => connected, 'the panel to open');
    const file = join(home, 'cache', 'meshwright', 'bridge', 'bridge.json');
    const { pid } = JSON.parse(await readFile(file, 'utf8')) as { pid: number };
    try {
      if (process.platform === 'linux') {
        const [argv, environment] = await Promise.all(
          ['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'latin1')),
        );
        expect(argv).toContain('--exit-when-idle');
        expect(argv).not.toContain(key);
        expect(environment).toContain(`MESHWRIGHT_API_KEY=${key}`);
      }
      await blender.kill();
      expect(() => process.kill(pid, 0)).not.toThrow();
    } finally {
      process.kill(pid, 'SIGTERM');
      while (isRunning(pid)) await delay(20);
    }
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
