import type { AssetToImport, ImportedAsset } from '@meshwright/panel';
import type { Viewport } from './viewport/viewport.ts';

/** An asset of Studio and where it stands. */
export interface Entry {
  readonly id: string;
  readonly x: number;
  asset: AssetToImport;
  /** Ids per viewport; empty while it is removed from the scene. */
  ids: Map<Viewport, string>;
}

/** Metres between assets. */
const gap = 0.4;

/**
 * Puts an asset into all viewports in place of the entry's previous one; on failure into none.
 * @returns what each viewport reports
 */
export async function putIntoViewports(
  entry: Entry,
  asset: AssetToImport,
  viewports: readonly Viewport[],
): Promise<ReadonlyMap<Viewport, ImportedAsset>> {
  const before = { asset: entry.asset, ids: new Map(entry.ids) };
  const answers = new Map<Viewport, ImportedAsset>();
  try {
    for (const viewport of viewports) {
      const answer = await viewport.host.importAsset({ ...asset, replace: before.ids.get(viewport) });
      answers.set(viewport, answer);
      entry.ids.set(viewport, answer.id);
      viewport.move(answer.id, entry.x);
    }
  } catch (error) {
    for (const [viewport, { id }] of answers) {
      if (!before.ids.has(viewport)) await viewport.host.remove(id);
      else {
        const back = await viewport.host.importAsset({ ...before.asset, replace: id });
        before.ids.set(viewport, back.id);
      }
    }
    entry.ids = before.ids;
    throw error;
  }
  entry.asset = asset;
  return answers;
}

/** Returns a free position beside the existing assets, in metres right of the middle. */
export function freePlace(entries: Iterable<Entry>): number {
  const taken = [...entries].filter(({ ids }) => ids.size > 0).map(({ x }) => x);
  for (let at = 0; ; at++) {
    const x = Math.ceil(at / 2) * (1 + gap) * (at % 2 === 0 ? -1 : 1);
    if (!taken.some((other) => Math.abs(other - x) < gap)) return x;
  }
}
