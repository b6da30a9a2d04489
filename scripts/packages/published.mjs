import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folders and manifests of the packages that are published, dependencies first. */
export function published(root) {
  const found = ['packages', 'plugins']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .map((folder) => ({ folder, manifest: readJson(join(root, folder, 'package.json')) }))
    .filter(({ manifest }) => !manifest.private);
  const names = new Set(found.map(({ manifest }) => manifest.name));
  const sorted = [];
  while (sorted.length < found.length) {
    const done = new Set(sorted.map(({ manifest }) => manifest.name));
    const next = found.filter(
      ({ manifest }) =>
        !done.has(manifest.name) &&
        Object.keys(manifest.dependencies ?? {}).every((name) => !names.has(name) || done.has(name)),
    );
    if (next.length === 0) throw new Error('The published packages depend on each other in a circle.');
    sorted.push(...next);
  }
  return sorted;
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
