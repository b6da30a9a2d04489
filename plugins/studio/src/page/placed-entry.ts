import type { AssetToImport, ImportedAsset } from '@meshwright/panel';
import type { Viewport } from './viewport/viewport.ts';

/** An asset of Studio and where it stands. */
export interface Entry {
  readonly id: string;
  /** Metres right of the middle. */
  readonly x: number;
  asset: AssetToImport;
  /** Its id in the viewport; undefined while it is removed from the scene. */
  at: string | undefined;
}

/** Puts an asset into the viewport in place of the entry's previous one; on failure that stays. */
export async function putIntoViewport(
  entry: Entry,
  asset: AssetToImport,
  viewport: Viewport,
): Promise<ImportedAsset> {
  const answer = await viewport.host.importAsset({ ...asset, replace: entry.at });
  entry.at = answer.id;
  entry.asset = asset;
  viewport.move(answer.id, entry.x);
  return answer;
}

/** Metres between assets. */
const gap = 0.4;

/** Returns a free position beside the existing assets, in metres right of the middle. */
export function freePlace(entries: Iterable<Entry>): number {
  const taken = [...entries].filter(({ at }) => at !== undefined).map(({ x }) => x);
  for (let at = 0; ; at++) {
    const x = Math.ceil(at / 2) * (1 + gap) * (at % 2 === 0 ? -1 : 1);
    if (!taken.some((other) => Math.abs(other - x) < gap)) return x;
  }
}
