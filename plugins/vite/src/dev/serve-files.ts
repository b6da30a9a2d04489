import type { ServerResponse } from 'node:http';
import type { ProjectFiles } from '@meshwright/pipeline';
import type { Connect } from 'vite';
import type { ServedFile } from '../page/page-assets.ts';

/**
 * Serves the URLs of assets, and refuses those of the journal's folder, which Vite would serve.
 * @param prefix URL prefix of assets
 */
export function serveFiles(
  prefix: string,
  files: ProjectFiles,
  served: () => ReadonlyMap<string, ServedFile>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url ?? '/');
    if (path && /[\\/]\.meshwright[\\/]/i.test(path)) {
      response.writeHead(403).end();
    } else if (path?.startsWith(prefix) && (request.method === 'GET' || request.method === 'HEAD')) {
      const file = served().get(path.slice(prefix.length));
      answer(response, request.method, file && bytesOf(file, files)).catch(next);
    } else next();
  };
}

async function bytesOf(file: ServedFile, files: ProjectFiles): Promise<Uint8Array | undefined> {
  return 'bytes' in file ? file.bytes : files.read(file.path);
}

async function answer(
  response: ServerResponse,
  method: string,
  found: Promise<Uint8Array | undefined> | undefined,
): Promise<void> {
  const bytes = await found;
  if (!bytes) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'model/gltf-binary',
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-cache',
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}
