import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { folderStore } from '@meshwright/purchase/node';
import { startService } from '@meshwright/service';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkHost } from './check/check-host.ts';

const guide = join(import.meta.dirname, '../../../../docs/bring-your-own-host.md');
const missing = missingPrograms('python3');

describe.skipIf(missing)(`the program of the guide${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let folder: string;
  let program: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meshwright-guide-'));
    program = join(folder, 'folder_host.py');
    const [, text = ''] = /^```python folder_host\.py\n(.*?)^```/ms.exec(await readFile(guide, 'utf8'))!;
    await writeFile(program, text);
    await mkdir(join(folder, 'meshwright', 'bridge'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Starts the program; `ended` resolves with its exit code and output. */
  function start(...order: string[]) {
    const child = spawn('python3', [program, join(folder, 'models'), ...order], {
      env: { PATH: process.env.PATH, XDG_CACHE_HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output }));
    });
    return { ended, stop: () => child.kill() };
  }

  it('keeps every rule of a host that only imports', async () => {
    const bridge = join(folder, 'meshwright', 'bridge');
    const host = start();
    const outcomes = await checkHost({
      folder: bridge,
      store: folderStore(join(folder, 'store')),
      host: 'Folder',
    });
    host.stop();
    await host.ended;
    const named = (outcome: string) =>
      outcomes.filter((each) => each.outcome === outcome).map(({ rule }) => rule);
    expect(named('failed')).toEqual([]);
    expect(named('passed')).toEqual([
      'says hello with its name, version and facts',
      'importAsset measures what stands in the scene: height, meshes, clips',
      'a file that is no model is answered with an error, and the scene stays as it was',
      'two imports at once give two assets',
      'says hello again when the bridge was restarted',
    ]);
  });

  it('makes a model of a prompt at its height, with its provenance beside it', async () => {
    const key = 'key-of-the-guide';
    const service = await startService({ port: 0, accounts: [{ name: 'guide', key, credits: 100 }] });
    const close = await openServiceBridge(
      { baseUrl: service.baseUrl, key, control: async () => undefined },
      folder,
    );
    try {
      const { code, output } = await start('a lantern', '0.6').ended;
      expect([code, output]).toEqual([0, expect.stringContaining('lantern.glb')]);
      const glb = await readFile(join(folder, 'models', 'lantern.glb'));
      const { bounds } = await inspectModel(bytesSource(glb), { bounds: 'auto' });
      expect(bounds!.size[1]).toBeCloseTo(0.6, 3);
      const sidecar = JSON.parse(await readFile(join(folder, 'models', 'lantern.json'), 'utf8')) as object;
      expect(sidecar).toMatchObject({ title: 'a lantern', request: { prompt: 'a lantern' } });
    } finally {
      await close();
      await service.stop();
    }
  });
});
