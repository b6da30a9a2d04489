import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates a folder and its parents, accessible to the user alone, and syncs them so that a power cut keeps them. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined || process.platform === 'win32') return;
  const last = dirname(resolve(first));
  for (let at = resolve(path); ; at = dirname(at)) {
    const folder = openSync(at, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    if (at === last || at === dirname(at)) return;
  }
}
