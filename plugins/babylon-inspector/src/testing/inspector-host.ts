import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the Inspector, the engine and React in `node_modules`, once `installHost` has returned. */
export const hostFolder: string = join(import.meta.dirname, '../../host');

/** Installs the Inspector and all it needs (700 MB) from its lock file, unless it is installed. */
export function installHost(): void {
  const stamp = join(hostFolder, 'node_modules/.meshwright-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(hostFolder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing Babylon.js Inspector (once; about 700 MB) ...');
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', words, { cwd: hostFolder, stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(stamp, lock);
}
