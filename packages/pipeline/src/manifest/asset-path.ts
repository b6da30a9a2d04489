import type { LockedAsset } from './lockfile.ts';
import type { Manifest } from './manifest.ts';

/** Where a finished file lies. @param part as `assetOutputs` names it */
export function assetPath({ output }: Pick<Manifest, 'output'>, name: string, part: string): string {
  return `${output}/${name}${part && `.${part}`}.glb`;
}

/** A locked asset with its files where the manifest wants them: their names stay, for the recipe decides those. */
export function inPlace(locked: LockedAsset, { output }: Pick<Manifest, 'output'>): LockedAsset {
  const files = Object.entries(locked.files).map(([path, file]) => [movedTo(path, output), file] as const);
  return { ...locked, files: Object.fromEntries(files) };
}

export function movedTo(path: string, output: string): string {
  return `${output}/${path.slice(path.lastIndexOf('/') + 1)}`;
}
