// A registry that takes what npm publishes and forgets it at its end. Other packages come from that of the machine.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What `npm publish` sends, and what a registry answers about a package. */
interface PackageDocument {
  readonly name: string;
  readonly 'dist-tags': Record<string, string>;
  readonly versions: Record<string, { readonly dist: { tarball: string; readonly integrity: string } }>;
  time?: Record<string, string>;
  _attachments?: Record<string, { readonly data: string }>;
}

export interface ThrowAwayRegistry {
  readonly url: string;
  /** What is published, by name. */
  readonly packages: ReadonlyMap<string, PackageDocument>;
  close(): void;
}

/** @param elsewhere the registry that has all other packages */
export async function throwAwayRegistry(elsewhere: string): Promise<ThrowAwayRegistry> {
  const packages = new Map<string, PackageDocument>();
  const tarballs = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, url).pathname).slice(1);
    if (request.method === 'PUT')
      return void received(request).then((document) => {
        const known = packages.get(document.name);
        const [version] = Object.keys(document.versions);
        if (known?.versions[version!]) return response.writeHead(403).end('{"error":"it exists"}');
        keep(document, known);
        return response.writeHead(201, { 'content-type': 'application/json' }).end('{"ok":true}');
      });
    const tarball = tarballs.get(path);
    if (tarball) return response.end(tarball);
    const document = packages.get(path);
    if (document) return response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
    return response.writeHead(302, { location: `${elsewhere}/${path.replace('/', '%2f')}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  function keep({ _attachments: files = {}, ...document }: PackageDocument, known?: PackageDocument): void {
    for (const [version, { dist }] of Object.entries(document.versions)) {
      const path = `-/${document.name.replace('/', '-')}-${version}.tgz`;
      tarballs.set(path, Buffer.from(Object.values(files)[0]!.data, 'base64'));
      dist.tarball = `${url}${path}`;
      document.time = { ...known?.time, [version]: new Date(0).toISOString() };
    }
    packages.set(document.name, {
      ...document,
      'dist-tags': { ...known?.['dist-tags'], ...document['dist-tags'] },
      versions: { ...known?.versions, ...document.versions },
    });
  }
  return {
    url,
    packages,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function received(request: IncomingMessage): Promise<PackageDocument> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
