import { posix } from 'node:path';
import type { ModuleAsset, ModuleFile } from '@meshwright/pipeline/lockfile';
import type { ModuleId } from './module-id.ts';
import { PluginError } from './plugin-error.ts';

/**
 * Returns the text of a plugin module in a build, where assets are constant. Vite emits the imported files, hashed
 * and below its base.
 * @param folder folder of the project, with forward slashes
 * @throws PluginError `unknown_asset`
 */
export function buildModuleText(
  id: ModuleId,
  assets: ReadonlyMap<string, ModuleAsset>,
  folder: string,
): string {
  if (id.kind === 'asset') return assetText(id.name, assets, folder);
  const names = [...assets.keys()];
  const imports = names.map((name, i) => `import asset${i} from ${JSON.stringify(`meshwright:${name}`)};\n`);
  const entries = names.map((name, i) => `  ${JSON.stringify(name)}: asset${i},\n`);
  return `${imports.join('')}export const assets = {\n${entries.join('')}};\nexport const onAssetChange = () => () => {};\n`;
}

function assetText(name: string, assets: ReadonlyMap<string, ModuleAsset>, folder: string): string {
  const asset = assets.get(name);
  if (!asset) {
    const known = [...assets.keys()].join(', ') || 'none yet';
    throw new PluginError(
      'unknown_asset',
      `meshwright:${name}: no such asset. meshwright.json has ${known}.`,
    );
  }
  const { targets = {}, drawn = {}, ...own } = asset;
  const imports: string[] = [];
  const urlOf = (path: string): string => {
    const url = `url${imports.length}`;
    imports.push(`import ${url} from ${JSON.stringify(`${posix.join(folder, path)}?url&no-inline`)};\n`);
    return url;
  };
  const fileText = ({ path, ...facts }: ModuleFile, more = ''): string =>
    `{ url: ${urlOf(path)}, ...${JSON.stringify(facts)}${more} }`;
  const parts = Object.entries(targets).map(([part, file]) => `${JSON.stringify(part)}: ${fileText(file)}`);
  const pictures = Object.entries(drawn).map(([part, { path }]) => `${JSON.stringify(part)}: ${urlOf(path)}`);
  const more = [
    ...(parts.length > 0 ? [`, targets: { ${parts.join(', ')} }`] : []),
    ...(pictures.length > 0 ? [`, drawn: { ${pictures.join(', ')} }`] : []),
  ];
  const text = fileText(own, more.join(''));
  return `${imports.join('')}export default ${text};\n`;
}
