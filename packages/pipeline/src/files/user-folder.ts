import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where a user keeps what all their projects share: the content store, what the bridge remembers, and the data of local services. The embedded
 * service and `meshwright service` have a folder each, because it serves one of them at a time.
 */
export function userFolder(
  which: 'bridge' | 'embedded' | 'service' | 'store',
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  return join(cacheFolder(env, platform), 'meshwright', which);
}

function cacheFolder(env: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): string {
  // The XDG specification has relative values ignored.
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: appData } = env;
  if (xdg?.startsWith('/')) return xdg;
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  if (platform === 'win32') return appData ?? join(home, 'AppData', 'Local');
  return platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}
