import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launcherPath } from './folders.ts';

/**
 * Writes a script that starts a program of a tree. In a mount namespace of its own the tree's `/usr` lies over the
 * system's: the program finds its libraries and data at their usual paths, and everything else (home, `/tmp`, `/dev`)
 * is the system's. Node.js, which the plugins start, is the system's, too; its other programs come last on the search
 * path. The mounts end with the process. Users other than root get them by a user namespace.
 * @param folder of the tree
 * @param command in the tree's `/usr/bin`
 * @returns its path
 */
export function writeLauncher(folder: string, command: string): string {
  const path = launcherPath(folder, command);
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(join(folder, 'root/usr/system'), { recursive: true });
  link(join(folder, 'root/usr/local'), 'system/local');
  for (const name of ['node', 'npm', 'npx'])
    link(join(folder, 'root/usr/bin', name), `../system/bin/${name}`);
  writeFileSync(
    path,
    `#!/bin/sh
usr="$(dirname "$(dirname "$(readlink -f "$0")")")/root/usr"
[ "$(id -u)" = 0 ] || user=--map-root-user
PATH="$PATH:/usr/system/bin" exec unshare $user --mount sh -c '
  mount --rbind /usr "$0/system" && mount --rbind "$0" /usr || exit 126
  exec "$@"
' "$usr" /usr/bin/${command} "$@"
`,
    { mode: 0o755 },
  );
  return path;
}

function link(path: string, target: string): void {
  rmSync(path, { force: true, recursive: true });
  symlinkSync(target, path);
}
