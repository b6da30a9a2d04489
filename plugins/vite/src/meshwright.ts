import { posix, resolve, sep } from 'node:path';
import { checkProject, manifestFile, type ProjectFiles, readProject } from '@meshwright/pipeline';
import { moduleAssets } from '@meshwright/pipeline/lockfile';
import { folderProject } from '@meshwright/pipeline/node';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { writeAssetTypes } from './asset-types.ts';
import { buildModuleText } from './build-module-text.ts';
import { type DevSession, openSession } from './dev/dev-session.ts';
import { pageId, parseModuleId } from './module-id.ts';
import { PluginError } from './plugin-error.ts';

export interface MeshwrightOptions {
  /**
   * Folder of `meshwright.json`.
   * @default Vite's root
   */
  readonly root?: string | undefined;
  /**
   * `auto`: the dev server makes the assets of the manifest within its budget, and again after changes.
   * `never`: it only serves finished assets.
   * @default `auto`
   */
  readonly sync?: 'auto' | 'never' | undefined;
  /**
   * Assets made in parallel.
   * @default 4
   */
  readonly atOnce?: number | undefined;
}

const keyName = 'MESHWRIGHT_API_KEY';

/**
 * Provides the assets of `meshwright.json` as imports: `virtual:meshwright` for all, `meshwright:NAME` for one, with
 * `?preview` a box until it is made. Service and key come from MESHWRIGHT_BASE_URL and MESHWRIGHT_API_KEY, in the
 * environment or in Vite's .env files; they stay in this process. A build fails on everything that "meshwright check"
 * fails on. Writes `meshwright-env.d.ts` beside the manifest, which makes unknown names an error of the compiler.
 * @example
 * import { meshwright } from '@meshwright/vite';
 * import { defineConfig } from 'vite';
 *
 * export default defineConfig({ plugins: [meshwright({ sync: 'never' })] });
 */
export function meshwright(options: MeshwrightOptions = {}): Plugin {
  const { root = '.', sync = 'auto', atOnce = 4 } = options;
  let config: ResolvedConfig;
  let folder: string;
  let files: ProjectFiles;
  let session: DevSession | undefined;

  return {
    name: 'meshwright',
    enforce: 'pre',

    config({ server }) {
      // The journal changes often, and no page depends on it.
      return server?.watch === null ? undefined : { server: { watch: { ignored: ['**/.meshwright/**'] } } };
    },

    configResolved(resolved) {
      config = resolved;
      folder = resolve(config.root, root);
      files = folderProject(folder);
      refuseShownKey(config.envPrefix);
    },

    configureServer(server) {
      session = openSession(server, {
        folder,
        files,
        atOnce,
        // Test runs must not spend credits.
        sync: sync === 'auto' && config.mode !== 'test',
        env: { ...process.env, ...(config.envDir && loadEnv(config.mode, config.envDir, 'MESHWRIGHT_')) },
        now: Date.now,
      });
    },

    async buildStart() {
      if (config.command !== 'build') return;
      const project = await readProject(files);
      await writeAssetTypes(project, files);
      const issues = await checkProject(project, files);
      if (issues.length === 0) return;
      const lines = issues.map(
        ({ file, pointer, message }) => `${file}${pointer && `#${pointer}`}: ${message}`,
      );
      throw new PluginError('drift', `The assets do not match ${manifestFile}.\n${lines.join('\n')}`);
    },

    resolveId(id) {
      return parseModuleId(id) && `\0${id}`;
    },

    async load(id) {
      const requestedId = id.startsWith('\0') ? parseModuleId(id.slice(1)) : undefined;
      if (!requestedId) return undefined;
      if (session) return session.moduleText(requestedId);
      const project = await readProject(files);
      return buildModuleText(requestedId, moduleAssets(project), folder.split(sep).join(posix.sep));
    },

    transformIndexHtml() {
      if (!session) return undefined;
      const src = `${config.base}@id/${pageId}`;
      return [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'head-prepend' }];
    },

    async closeBundle() {
      await session?.close();
    },
  };
}

/** Vite exposes every variable with this prefix to pages. */
function refuseShownKey(prefix: string | string[] | undefined): void {
  const shown = [prefix ?? []].flat().find((each) => keyName.startsWith(each));
  if (shown === undefined) return;
  throw new PluginError(
    'key_exposed',
    `envPrefix "${shown}" would expose ${keyName} to every page. Choose a prefix that ${keyName} does not start with.`,
  );
}
