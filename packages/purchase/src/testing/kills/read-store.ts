import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a whole store. Returns the files that are neither content nor a name, and the content that does not match its
 * name. Throws when a name cannot be parsed.
 */
export async function readStore(folder: string): Promise<{ others: string[]; corrupt: string[] }> {
  const [others, corrupt]: [string[], string[]] = [[], []];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const [kind = '', ...rest] = path.slice(folder.length + 1).split('/');
    if (path.endsWith('.draft') || kind === 'partial' || kind === 'locks') others.push(path);
    else if (kind === 'objects') {
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      if (hash !== rest.join('')) corrupt.push(path);
    } else JSON.parse(await readFile(path, 'utf8'));
  }
  return { others, corrupt };
}
