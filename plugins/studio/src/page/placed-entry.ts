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
