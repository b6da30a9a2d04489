import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the folder for data shared by all projects of a user: the content store, the bridge's state, journal heads,
 * fetched parts of the command, and the data of local services. The embedded service and `meshwright service` have a folder each, because only one of
 * them can serve it at a time.
 * @example
 * import { folderStore, userFolder } from '@meshwright/purchase/node';
 *
 * const store = folderStore(userFolder('store', process.env));
 */
export function userFolder(
  which: 'bridge' | 'embedded' | 'journal' | 'parts' | 'service' | 'store',
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  return join(cacheFolder(env, platform), 'meshwright', which);
}

function cacheFolder(env: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): string {
  // The XDG specification ignores relative values.
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: appData } = env;
  if (xdg?.startsWith('/')) return xdg;
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  if (platform === 'win32') return appData ?? join(home, 'AppData', 'Local');
  return platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}

/**
 * Returns the folder for data that must survive a cleared cache: the journal of payments. XDG_STATE_HOME overrides it
 * on Linux.
 * @example
 * import { stateFolder } from '@meshwright/purchase/node';
 *
 * stateFolder(process.env, 'linux'); // '~/.local/state/meshwright', or below XDG_STATE_HOME
 */
export function stateFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
): string {
  const { XDG_STATE_HOME: xdg, LOCALAPPDATA: appData } = env;
  const home = env.HOME ?? env.USERPROFILE ?? homedir();
  if (platform === 'win32') return join(appData ?? join(home, 'AppData', 'Local'), 'meshwright', 'State');
  if (xdg?.startsWith('/')) return join(xdg, 'meshwright');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'meshwright');
  return join(home, '.local', 'state', 'meshwright');
}
