import type { LockedAsset } from './lockfile.ts';
import type { Manifest } from './manifest.ts';

/** Returns the path of a finished file. @param part from `assetOutputs` */
export function assetPath({ output }: Pick<Manifest, 'output'>, name: string, part: string): string {
  return `${output}/${name}${part && `.${part}`}.glb`;
}

/** Returns a locked asset with its files at the manifest's output path; the recipe decides their names. */
export function inPlace(locked: LockedAsset, { output }: Pick<Manifest, 'output'>): LockedAsset {
  const files = Object.entries(locked.files).map(([path, file]) => [movedTo(path, output), file] as const);
  return { ...locked, files: Object.fromEntries(files) };
}

export function movedTo(path: string, output: string): string {
  return `${output}/${path.slice(path.lastIndexOf('/') + 1)}`;
}
