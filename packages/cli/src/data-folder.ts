import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Terminal } from './terminal.ts';

/**
 * Where a local service keeps its tasks from one command to the next: the user's own cache folder. The embedded
 * service and `meshwright service` have one each, because a folder serves one of them at a time.
 */
export function dataFolder(
  which: 'embedded' | 'service' | 'store',
  { env }: Pick<Terminal, 'env'>,
  platform: NodeJS.Platform = process.platform,
): string {
  return join(cacheFolder(env, platform), 'meshwright', which);
}

function cacheFolder(env: Terminal['env'], platform: NodeJS.Platform): string {
  // The XDG specification has relative values ignored.
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: appData } = env;
  if (xdg?.startsWith('/')) return xdg;
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  if (platform === 'win32') return appData ?? join(home, 'AppData', 'Local');
  return platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}
