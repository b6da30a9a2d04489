import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourPackages } from '../packages.ts';

/** Returns the files that name the version, besides the manifests of workspaces. Derived files follow by `npm run derive`. */
export function versionPlaces(root: string): string[] {
  const ofPackages = ourPackages(root).flatMap(({ folder, facts }) =>
    facts.versionPlaces.map((file) => `${folder}/${file}`),
  );
  return ['package.json', 'docs/bring-your-own-host.md', ...ofPackages];
}

/** Names a version in these files in place of the one before. */
export function nameVersion(root: string, before: string, version: string): void {
  for (const file of versionPlaces(root)) {
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
