import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { readJson } from './published.mjs';

const form = /^\d+\.\d+\.\d+(-[a-z]+\.\d+)?$/;
/** Files that name the version, besides the manifests. Derived files follow by `npm run derive`. */
export const versionPlaces = [
  'docs/bring-your-own-host.md',
  'packages/pipeline/src/manifest/json-schema.ts',
  'plugins/blender/README.md',
  'plugins/blender/meshwright/__init__.py',
  'plugins/blender/meshwright/blender_manifest.toml',
  'plugins/blender/meshwright/ui/preferences.py',
  'plugins/godot/addons/meshwright/plugin.cfg',
  'plugins/godot/addons/meshwright/settings.gd',
];

/** @throws Error for another form than 1.2.0 or 1.2.0-rc.1 */
export function checkVersion(version) {
  if (!form.test(version)) throw new Error(`"${version}" is no version; write it like 1.2.0 or 1.2.0-rc.1.`);
}

/** Gives every workspace a version, and names it wherever one depends on another. */
export function setVersion(root, version) {
  const before = readJson(join(root, 'packages/cli/package.json')).version;
  const manifests = ['packages', 'plugins', 'examples']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}/package.json`))
    .concat('scripts/light/package.json');
  const names = new Set(manifests.map((file) => readJson(join(root, file)).name));
  for (const file of manifests) {
    const manifest = readJson(join(root, file));
    manifest.version = version;
    for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
      for (const name of Object.keys(manifest[kind] ?? {}))
        if (names.has(name)) manifest[kind][name] = version;
    }
    writeFileSync(join(root, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  for (const file of versionPlaces) {
    const text = readFileSync(join(root, file), 'utf8');
    const after = text.replaceAll(before, version).replace(tuple(before), tuple(version));
    if (after === text) throw new Error(`${file} does not name ${before}.`);
    writeFileSync(join(root, file), after);
  }
  run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], root);
  run('npm', ['run', 'format', '--silent'], root);
  run('npm', ['run', 'derive', '--silent'], root);
  console.log(`${before} became ${version}.`);
}

/** Blender's form of a version, which has no pre-releases. */
function tuple(version) {
  return `"version": (${version.split('-')[0].replaceAll('.', ', ')})`;
}
