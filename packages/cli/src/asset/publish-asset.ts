import { noteOn } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { AssetFolder } from './asset-folder.ts';

/** Publishes a folder and adds a note if its path was taken meanwhile. Returns the final path. */
export async function publishAsset(
  folder: AssetFolder,
  { stderr }: Pick<Terminal, 'stderr'>,
): Promise<string> {
  const place = await folder.publish();
  if (place !== folder.path) {
    noteOn(stderr, `note: ${folder.path} was taken by another command meanwhile: this asset is in ${place}`);
  }
  return place;
}
