import { readFile } from 'node:fs/promises';

/** One built file of the page. */
export interface PageFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'model-viewer.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

// When run from sources, the service shows the page of the last build.
const folder = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/inspector/' : './inspector/',
  import.meta.url,
);

/** Reads all files of the page, by name. @throws ENOENT when it was not built */
export async function readPage(): Promise<ReadonlyMap<string, PageFile>> {
  const files = Object.entries(types).map(async ([name, type]): Promise<[string, PageFile]> => {
    return [name, { bytes: new Uint8Array(await readFile(new URL(name, folder))), type }];
  });
  return new Map(await Promise.all(files));
}
