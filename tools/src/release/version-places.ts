import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that name the version, besides the manifests of workspaces. Derived files follow by `npm run derive`. */
export const versionPlaces = [
  'package.json',
  'docs/bring-your-own-host.md',
  'packages/pipeline/src/manifest/json-schema.ts',
  'plugins/blender/README.md',
  'plugins/blender/meshwright/__init__.py',
  'plugins/blender/meshwright/blender_manifest.toml',
  'plugins/blender/meshwright/ui/preferences.py',
  'plugins/godot/addons/meshwright/plugin.cfg',
  'plugins/godot/addons/meshwright/settings.gd',
];

/** Names a version in these files in place of the one before. */
export function nameVersion(root: string, before: string, version: string): void {
  for (const file of versionPlaces) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!names(text, before)) throw new Error(`${file} does not name ${before}.`);
    writeFileSync(join(root, file), withVersion(text, before, version));
  }
}

/** Returns whether a text names a version, also in Blender's form, which has no pre-releases. */
export function names(text: string, version: string): boolean {
  return text.includes(version) || text.includes(tuple(version));
}

/** Returns a text with a version in place of another. */
export function withVersion(text: string, before: string, version: string): string {
  return text.replaceAll(before, version).replace(tuple(before), tuple(version));
}

function tuple(version: string): string {
  return `"version": (${version.split('-')[0]!.replaceAll('.', ', ')})`;
}
