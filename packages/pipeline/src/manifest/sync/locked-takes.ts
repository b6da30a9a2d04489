import { generationOf } from '../asset-recipe.ts';
import type { LockedAsset, LockedTake } from '../lockfile.ts';
import type { DeclaredAsset } from '../project.ts';

/** Returns every take of a made asset by its number: one without `takes` is take 1. */
export function takesOf({ takes, tasks, files }: LockedAsset): Readonly<Record<string, LockedTake>> {
  return takes ?? { 1: { tasks, files } };
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
  const takes = { ...(locked?.recipe === hash ? takesOf(locked) : {}), ...made };
  const numbers = Object.keys(takes)
    .map(Number)
    .sort((a, b) => a - b);
  const first = numbers[0]!;
  if (wanted === 1 && numbers.length === 1 && first === 1) return { recipe: hash, ...takes[1]! };
  const before = locked && generationOf(locked);
  const same = numbers.find((take) => before !== undefined && generationOf(takes[take]!) === before);
  return picked({ recipe: hash, takes }, same ?? first);
}

/** Returns the asset with the files of another take. */
export function picked({ recipe, takes }: Pick<LockedAsset, 'recipe' | 'takes'>, take: number): LockedAsset {
  return { recipe, ...takes![take]!, picked: take, takes: takes! };
}
