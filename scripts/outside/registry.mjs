import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { readJson } from '@meshwright/tools/release/published';

/**
 * Serves tarballs as a package registry on loopback. All other packages come from the registry of the machine.
 * @returns { url, tarballUrl(name), stop() }
 */
export async function serveTarballs(packed) {
  const byName = new Map(packed.map((each) => [each.name, each]));
  const byFile = new Map(packed.map((each) => [basename(each.tarball), each]));
  // An address of its own, because package managers keep answers by address.
  const own = `/${randomUUID()}/`;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, url).pathname).slice(own.length);
    const file = byFile.get(path);
    const named = byName.get(path);
    if (file) response.end(readFileSync(file.tarball));
    else if (named)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(document(named)));
    else response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}${own}`;
  const tarballUrl = (name) => `${url}${basename(byName.get(name).tarball)}`;

  function document({ name, version, stage, tarball }) {
    const bytes = readFileSync(tarball);
    const dist = {
      tarball: tarballUrl(name),
      shasum: createHash('sha1').update(bytes).digest('hex'),
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    };
    return {
      name,
      'dist-tags': { latest: version },
      time: { [version]: new Date(0).toISOString() },
      versions: { [version]: { ...readJson(join(stage, 'package.json')), dist } },
    };
  }

  const stop = () => new Promise((resolve) => server.close(resolve));
  return { url, tarballUrl, stop };
}
