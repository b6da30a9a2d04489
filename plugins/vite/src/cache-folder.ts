import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the command line keeps what all projects of a user share, too. */
export function cacheFolder(
  which: 'embedded' | 'store',
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  return join(userCache(env, platform), 'meshwright', which);
}

function userCache(env: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): string {
  // The XDG specification has relative values ignored.
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: appData } = env;
  if (xdg?.startsWith('/')) return xdg;
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  if (platform === 'win32') return appData ?? join(home, 'AppData', 'Local');
  return platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}
