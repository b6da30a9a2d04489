import type { LockedAsset, LockedTake } from '@meshwright/pipeline/internal';
import { takesOf } from '@meshwright/pipeline/internal';

/** What doctor found in the files of a take. */
export interface RankedTake {
  readonly take: number;
  readonly errors: number;
  readonly warnings: number;
}

/**
 * Returns the takes of an asset, the one with the fewest problems first: errors, then warnings, then the lower number.
 * Doctor reads geometry, materials and clips; it does not look at the picture.
 * @param read returns the content of a finished file
 */
export async function rankTakes(
  locked: LockedAsset,
  read: (path: string, hash: string) => Promise<Uint8Array>,
): Promise<RankedTake[]> {
  const ranked: RankedTake[] = [];
  for (const [take, made] of Object.entries(takesOf(locked))) {
    ranked.push({ take: Number(take), ...(await problemsOf(made, read)) });
  }
  return ranked.sort((a, b) => a.errors - b.errors || a.warnings - b.warnings || a.take - b.take);
}

async function problemsOf(
  { files }: LockedTake,
  read: (path: string, hash: string) => Promise<Uint8Array>,
): Promise<Omit<RankedTake, 'take'>> {
  const { diagnose } = await import('@meshwright/gltf/doctor');
  const sum = { errors: 0, warnings: 0 };
  for (const [path, { sha256 }] of Object.entries(files)) {
    const { counts } = await diagnose(await read(path, sha256));
    sum.errors += counts.error;
    sum.warnings += counts.warning;
  }
  return sum;
}
