import type { LockedAsset, LockedTake } from './lockfile.ts';
import type { Manifest } from './manifest.ts';

/** Returns the path of a finished file. @param part from `assetOutputs` */
export function assetPath({ output }: Pick<Manifest, 'output'>, name: string, part: string): string {
  return `${output}/${name}${part && `.${part}`}.glb`;
}

/** Returns a locked asset with the files of every take at the manifest's output path; the recipe decides their names. */
export function inPlace(locked: LockedAsset, { output }: Pick<Manifest, 'output'>): LockedAsset {
  const placed = <T extends LockedTake>(take: T): T => {
    const { files, drawn } = take;
    return { ...take, files: moved(files), ...(drawn && { drawn: moved(drawn) }) };
  };
  const moved = <File>(files: Readonly<Record<string, File>>): Record<string, File> =>
    Object.fromEntries(Object.entries(files).map(([path, file]) => [movedTo(path, output), file]));
  const { takes } = locked;
  if (!takes) return placed(locked);
  const all = Object.entries(takes).map(([number, take]) => [number, placed(take)] as const);
  return { ...placed(locked), takes: Object.fromEntries(all) };
}

export function movedTo(path: string, output: string): string {
  return `${output}/${path.slice(path.lastIndexOf('/') + 1)}`;
}
