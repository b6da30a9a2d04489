import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../repository.ts';
import { waitFor } from './wait-for.ts';

/** What a server of downloads offers: the archive of the bridge, a part of it, or a file of another hash. */
export type Download = 'whole' | 'part' | 'another';

export interface BridgeDownload {
  readonly megabytes: number;
  /** The text of `bridge_archives.json` for this system, as a release writes it. */
  rows(download: Download, url?: string): string;
  close(): void;
}

/** Packs the bridge that needs no Node.js, and serves it on loopback. */
export async function serveBridge(folder: string): Promise<BridgeDownload> {
  const out = join(folder, 'out');
  const pack = ['--import', 'tsx', 'tools/src/bridge-archive.ts', '--out', out, '--level', '1'];
  await promisify(execFile)(process.execPath, pack, { cwd: repository });
  const [name = ''] = await readdir(out);
  const archive = await readFile(join(out, name));
  const server = createServer(({ url: path }, response) => {
    response.end(path === '/part.zip' ? archive.subarray(0, -1) : archive);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    megabytes: Math.round(archive.length / 1e6),
    rows(download, url = own) {
      const sha256 = createHash('sha256')
        .update(download === 'another' ? 'another' : archive)
        .digest('hex');
      const row = { url: `${url}/${download}.zip`, sha256, bytes: archive.length };
      return JSON.stringify({ [`${process.platform}-${process.arch}`]: row });
    },
    close: () => void server.close(),
  };
}

/** Stops the bridge that an editor has started, and waits for its end: its last files are written then. */
export async function stopBridge(cache: string): Promise<void> {
  const text = await readFile(join(cache, 'meshwright/bridge/bridge.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { pid } = JSON.parse(text) as { pid: number };
  process.kill(pid, 'SIGTERM');
  await waitFor(() => (isRunning(pid) ? undefined : true), 'the bridge to end');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
