import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BridgeDownload,
  type Download,
  serveBridge,
  stopBridge,
} from '@meshwright/testing/hosts/bridge-download';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';

const missing = missingPrograms(blenderProgram);
const skipped = missing ? ` (skipped: ${missing})` : '';

describe.skipIf(missing)(`a machine without Node.js${skipped}`, { timeout: 600_000 }, () => {
  let home: string;
  let blender: Blender;
  let download: BridgeDownload;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    download = await serveBridge(home);
    blender = await openBlender({ home, zip: await buildZip(home) });
    await blender.run(`import os
os.environ["PATH"] = ${JSON.stringify(join(home, 'none'))}`);
  }, 600_000);
  afterAll(async () => {
    await blender?.kill();
    download?.close();
    await stopBridge(join(home, 'cache'));
    await rm(home, { recursive: true, force: true });
  });

  /** Writes the row of the add-on for this system, as a release does. */
  async function offer(rows: string): Promise<void> {
    const folder = await blender.run<string>('import meshwright.bridge as m\nanswer = m.__path__[0]');
    await writeFile(join(folder, 'bridge_archives.json'), rows);
  }
  const run = (code: string) =>
    blender.run<{ message: string; stopped: boolean; connected: boolean; megabytes: number | null }>(`
from meshwright.session import current_session
session = current_session()
${code}
archive = session.offer.archive
answer = {**session.status._asdict(), "megabytes": archive.megabytes if archive else None}`);
  const stopped = (text: RegExp) =>
    waitFor(async () => {
      const status = await run('');
      return status.stopped && text.test(status.message) ? status : undefined;
    }, `the panel to say ${text}`);

  it('has to install it where nothing can be downloaded', async () => {
    await run('session.connect()');
    const { message, megabytes } = await stopped(/Install Node\.js/);
    expect(message).toMatch(/npx was not found\. Install Node\.js 20\.19 or later/);
    expect(megabytes).toBeNull();
  });

  it.each<[string, Download, string | undefined, RegExp]>([
    ['a part of it', 'part', undefined, /is not the bridge of this version: nothing of it is used/],
    [
      'a file of another hash',
      'another',
      undefined,
      /is not the bridge of this version: nothing of it is used/,
    ],
    ['a file by http of another machine', 'whole', 'http://example.com', /by https only/],
  ])('uses no download that is %s', async (_what, kind, url, text) => {
    await offer(download.rows(kind, url));
    await run('session.connect()');
    await stopped(/Install Node\.js/);
    await run('bpy.ops.meshwright.download_bridge()');
    await stopped(text);
    expect(await readdir(join(home, 'cache', 'meshwright', 'bridge-program'))).toEqual([]);
  });

  it('gets a bridge by one press, which makes a model', async () => {
    await offer(download.rows('whole'));
    await run('session.connect()');
    expect((await stopped(/Install Node\.js/)).megabytes).toBe(download.megabytes);
    await run('bpy.ops.meshwright.download_bridge()');
    await waitFor(async () => ((await run('')).connected ? true : undefined), 'the panel to connect');
    await blender.run('import meshwright\nmeshwright.generate("a lantern", height=0.6)');
    const count = () =>
      blender.run<number>('answer = len([item for item in bpy.data.collections if item.asset_data])');
    await waitFor(async () => ((await count()) > 0 ? true : undefined), 'the lantern');
  });
});
