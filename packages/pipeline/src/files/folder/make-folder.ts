import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Makes a folder, and those above it, for the user alone; a power cut does not take away what is in it. */
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
