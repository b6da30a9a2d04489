import { canonicalJson, sha256 } from '@meshwright/purchase/identity';
import { drawingIssues, drawnFiles, namedDrawings } from '../recipe/draw-node.ts';
import type { PlanIssue, PlannedNode } from '../recipe/plan-recipe.ts';
import { type DrawData, escapePointer } from '../recipe/recipe-data.ts';
import { assetOutputs } from './asset-recipe.ts';
import type { LockedAsset } from './lockfile.ts';
import { type AssetSpec, drawingSchemas } from './manifest.ts';
import type { DeclaredAsset } from './project.ts';
import { takesOf } from './sync/locked-takes.ts';

// What is drawn of an asset is no part of its recipe: it is drawn from its finished file, so that no change of a drawing,
// and no newer version of one, is a reason to buy.

type Drawing = Omit<DrawData, 'from'>;

/** Returns what an asset asks to be drawn. */
export function assetDrawings(name: string, spec: AssetSpec): Drawing[] {
  const names = Object.keys(drawingSchemas) as (keyof typeof drawingSchemas)[];
  return names.flatMap((drawing) =>
    spec[drawing] === undefined ? [] : [{ name, draw: { [drawing]: spec[drawing] } }],
  );
}

/** Returns the names of the files that are drawn of an asset without mistakes. */
export function drawnNames(name: string, spec: AssetSpec): string[] {
  return assetDrawings(name, spec).flatMap(drawnFiles);
}

/** Returns the output whose file is drawn: the asset's own, which is that of its first target. */
export function drawnOutput(spec: AssetSpec): string {
  return [...assetOutputs(spec).keys()][0]!;
}

/** Returns everything that is wrong with the drawings of an asset, by pointers into the manifest. */
export function drawingMistakes(name: string, spec: AssetSpec): PlanIssue[] {
  return assetDrawings(name, spec).flatMap(({ draw }) =>
    Object.entries(draw).flatMap(([drawing, options]) =>
      drawingIssues(drawing, options).map(({ path, message }) => ({
        pointer: ['', 'assets', name, drawing, ...path.map((key) => escapePointer(String(key)))].join('/'),
        message: `${drawing}: ${message}.`,
      })),
    ),
  );
}

/** Returns the steps of a plan that draw, after the node whose file is drawn. */
export function drawingSteps(name: string, spec: AssetSpec): PlannedNode[] {
  const after = [assetOutputs(spec).get(drawnOutput(spec))!];
  return assetDrawings(name, spec).flatMap(({ draw }) =>
    Object.keys(draw).map((drawing) => ({ name: drawing, does: `draw ${drawing}`, after })),
  );
}

/** Hashes what is drawn of an asset: options, and versions of the drawings; undefined for nothing. */
export async function drawingsHash(name: string, spec: AssetSpec): Promise<string | undefined> {
  const drawings = assetDrawings(name, spec);
  if (drawings.length === 0) return undefined;
  const versions = drawings.flatMap(({ draw }) =>
    Object.keys(draw).map((drawing) => [drawing, namedDrawings[drawing]!.version]),
  );
  return sha256(canonicalJson({ drawings, versions: Object.fromEntries(versions) }));
}

/** Returns whether the drawings of a made asset are not those that are declared. */
export function needsDrawing({ drawings }: Pick<DeclaredAsset, 'drawings'>, locked: LockedAsset): boolean {
  if (locked.drawings !== drawings) return true;
  return drawings !== undefined && Object.values(takesOf(locked)).some(({ drawn }) => drawn === undefined);
}
