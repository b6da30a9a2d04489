import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { repository } from '@meshwright/testing/repository';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';

const missing = missingPrograms(blenderProgram);
const skipped = missing ? ` (skipped: ${missing})` : '';

describe.skipIf(missing)(`a machine without Node.js${skipped}`, { timeout: 600_000 }, () => {
  let home: string;
  let blender: Blender;
  let archive: Buffer;
  let files: Server;
  let url: string;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    const out = join(home, 'out');
    const pack = ['--import', 'tsx', 'tools/src/bridge-archive.ts', '--out', out, '--level', '1'];
    await promisify(execFile)(process.execPath, pack, { cwd: repository });
    const [name = ''] = await readdir(out);
    archive = await readFile(join(out, name));
    files = createServer(({ url: path }, response) => {
      response.end(path === '/whole.zip' ? archive : archive.subarray(0, -1));
    });
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    blender = await openBlender({ home, zip: await buildZip(home) });
    await blender.run(`import os
os.environ["PATH"] = ${JSON.stringify(join(home, 'none'))}`);
  }, 600_000);
  afterAll(async () => {
    await blender?.kill();
    files?.close();
    await rm(home, { recursive: true, force: true });
  });

  /** Writes the row of the add-on for this system, as a release does. */
  async function offer(row: object): Promise<void> {
    const folder = await blender.run<string>('import meshwright.bridge as m\nanswer = m.__path__[0]');
    const rows = { [`${process.platform}-${process.arch}`]: row };
    await writeFile(join(folder, 'bridge_archives.json'), JSON.stringify(rows));
  }
  const run = (code: string) =>
    blender.run<{ message: string; stopped: boolean; connected: boolean; megabytes: number | null }>(`
from meshwright.session import current_session
session = current_session()
${code}
archive = session.offered_archive
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

  it.each([
    ['a part of it', '/part.zip', /is not the bridge of this version: nothing of it is used/],
    ['a file of another hash', '/whole.zip', /is not the bridge of this version: nothing of it is used/],
    ['a file by http of another machine', 'http://example.com/a.zip', /by https only/],
  ])('uses no download that is %s', async (_what, path, text) => {
    const sha256 = createHash('sha256')
      .update(path === '/part.zip' ? archive : 'another')
      .digest('hex');
    await offer({ url: new URL(path, url).href, sha256, bytes: archive.length });
    await run('session.connect()');
    await stopped(/Install Node\.js/);
    await run('bpy.ops.meshwright.download_bridge()');
    await stopped(text);
    expect(await readdir(join(home, 'cache', 'meshwright', 'bridge-program'))).toEqual([]);
  });

  it('gets a bridge by one press, which makes a model', async () => {
    const sha256 = createHash('sha256').update(archive).digest('hex');
    await offer({ url: `${url}/whole.zip`, sha256, bytes: archive.length });
    await run('session.connect()');
    expect((await stopped(/Install Node\.js/)).megabytes).toBe(Math.round(archive.length / 1e6));
    await run('bpy.ops.meshwright.download_bridge()');
    await waitFor(async () => ((await run('')).connected ? true : undefined), 'the panel to connect');
    await blender.run('import meshwright\nmeshwright.generate("a lantern", height=0.6)');
    const count = () =>
      blender.run<number>('answer = len([item for item in bpy.data.collections if item.asset_data])');
    await waitFor(async () => ((await count()) > 0 ? true : undefined), 'the lantern');
    const { pid } = JSON.parse(
      await readFile(join(home, 'cache', 'meshwright', 'bridge', 'bridge.json'), 'utf8'),
    ) as { pid: number };
    process.kill(pid, 'SIGTERM');
  });
});
