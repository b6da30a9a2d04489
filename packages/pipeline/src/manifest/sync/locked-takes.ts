import { generationOf } from '../asset-recipe.ts';
import type { LockedAsset, LockedTake } from '../lockfile.ts';
import type { DeclaredAsset } from '../project.ts';

/** Returns every take of a made asset by its number: one without `takes` is take 1. */
export function takesOf({ takes, tasks, files, drawn }: LockedAsset): Readonly<Record<string, LockedTake>> {
  return takes ?? { 1: { tasks, files, ...(drawn && { drawn }) } };
}

/** Returns the numbers of the takes that a sync has to make, in order; none when the asset is as declared. */
export function missingTakes(
  { hash, takes }: Pick<DeclaredAsset, 'hash' | 'takes'>,
  locked: LockedAsset | undefined,
): number[] {
  const kept = locked?.recipe === hash ? takesOf(locked) : {};
  return Array.from({ length: takes }, (_, i) => i + 1).filter((take) => !Object.hasOwn(kept, take));
}

/**
 * Adds takes to what is locked. The pick stays where the picked generation is among them, so another height keeps it;
 * otherwise the lowest take is picked. What the manifest no longer asks for stays until the recipe changes.
 */
export function withTakes(
  { hash, takes: wanted }: Pick<DeclaredAsset, 'hash' | 'takes'>,
  locked: LockedAsset | undefined,
  made: Readonly<Record<string, LockedTake>>,
): LockedAsset {
  const same = locked?.recipe === hash ? locked : undefined;
  const takes = { ...(same && takesOf(same)), ...made };
  const own = { recipe: hash, ...(same?.drawings && { drawings: same.drawings }) };
  const numbers = Object.keys(takes)
    .map(Number)
    .sort((a, b) => a - b);
  const first = numbers[0]!;
  if (wanted === 1 && numbers.length === 1 && first === 1) return { ...own, ...takes[1]! };
  const before = locked && generationOf(locked);
  const kept = numbers.find((take) => before !== undefined && generationOf(takes[take]!) === before);
  return picked({ ...own, takes }, kept ?? first);
}

/** Returns the asset with the files of another take. */
export function picked(
  { recipe, drawings, takes }: Pick<LockedAsset, 'recipe' | 'drawings' | 'takes'>,
  take: number,
): LockedAsset {
  return { recipe, ...(drawings && { drawings }), ...takes![take]!, picked: take, takes: takes! };
}
