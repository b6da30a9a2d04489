// A registry of our tarballs. Verdaccio does the same and was measured: its last version for Node 20 (6.8.0) brings 327
// packages of 58 MB, asks for a dependency that the registry lacks (`node-fetch@cjs`), and costs a minute to install,
// twelve seconds to start and twenty to publish to, where these lines cost none. An install through its proxy takes 66 s
// of processor time, and 37 s where only our scope comes from loopback, because npm keeps answers by address.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { manifestOf, packedPackages } from './packed.ts';
import { runCommand } from './run-command.ts';

export interface Registry {
  readonly url: string;
  tarballUrl(name: string): string;
}

let serving: Promise<Registry> | undefined;

/** Serves our tarballs on loopback until this process ends. Who asks for another package is sent to the registry of the machine. */
export function ourRegistry(): Promise<Registry> {
  serving ??= serve();
  return serving;
}

async function serve(): Promise<Registry> {
  const packed = await packedPackages();
  const find = (name: string) => packed.find((each) => each.name === name)!;
  const machine = (await runCommand('npm', ['config', 'get', 'registry'], process.cwd()))
    .trim()
    .replace(/\/$/, '');
  // An address of its own, because package managers keep answers by address.
  const own = `/${randomUUID()}/`;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, url).pathname).slice(own.length);
    const file = packed.find(({ tarball }) => basename(tarball) === path);
    if (file) response.end(readFileSync(file.tarball));
    else if (find(path)) response.setHeader('content-type', 'application/json').end(documentOf(path));
    else response.writeHead(302, { location: `${machine}/${path.replace('/', '%2f')}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${own}`;
  const tarballUrl = (name: string) => `${url}${basename(find(name).tarball)}`;

  function documentOf(name: string): string {
    const { version, stage, tarball } = find(name);
    const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    return JSON.stringify({
      name,
      'dist-tags': { latest: version },
      time: { [version]: new Date(0).toISOString() },
      versions: { [version]: { ...manifestOf(stage), dist: { tarball: tarballUrl(name), integrity } } },
    });
  }
  return { url, tarballUrl };
}
