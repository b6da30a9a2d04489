import { type ModuleId, pageId } from '../module-id.ts';
import type { PageAsset } from '../page/page-assets.ts';
import { pageProgress } from '../page/page-progress.ts';
import { pageRuntime } from '../page/page-runtime.ts';
import { PluginError } from '../plugin-error.ts';

const page = JSON.stringify(pageId);

/**
 * Returns the text of a plugin module for the dev server. Its assets are objects that are updated in place.
 * @throws PluginError `unknown_asset`, `not_made`
 */
export function devModuleText(id: ModuleId, assets: ReadonlyMap<string, PageAsset>): string {
  if (id.kind === 'page') {
    return [
      `(${pageProgress})(import.meta.hot);`,
      `export const { all, made, put, onAssetChange } = (${pageRuntime})(import.meta.hot);\n`,
    ].join('\n');
  }
  if (id.kind === 'asset') {
    const asset = assetNamed(id.name, id.preview, assets);
    return `import { put } from ${page};\nexport default ${putText(id.name, asset)};\n`;
  }
  const listed = [...assets].filter(([, { placeholder }]) => id.preview || !placeholder);
  return [
    `import { ${id.preview ? 'all' : 'made'} as assets, onAssetChange, put } from ${page};`,
    ...listed.map(([name, asset]) => `${putText(name, asset)};`),
    'export { assets, onAssetChange };\n',
  ].join('\n');
}

function assetNamed(name: string, preview: boolean, assets: ReadonlyMap<string, PageAsset>): PageAsset {
  const asset = assets.get(name);
  if (!asset) {
    const known = [...assets.keys()].join(', ') || 'none yet';
    throw new PluginError(
      'unknown_asset',
      `meshwright:${name}: no such asset. meshwright.json has ${known}.`,
    );
  }
  if (asset.placeholder && !preview) {
    throw new PluginError(
      'not_made',
      `meshwright:${name} is not ready yet. The page reloads when it is; import "meshwright:${name}?preview" to use a box until then.`,
    );
  }
  return asset;
}

function putText(name: string, asset: PageAsset): string {
  return `put(${JSON.stringify(name)}, ${JSON.stringify(asset)})`;
}
