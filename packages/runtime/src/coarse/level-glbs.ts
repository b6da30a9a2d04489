import { glbHead, headLength, jsonText } from '../load/first-bytes.ts';
import { glb } from './coarse-glb.ts';
import { coarseJson, levelsOf } from './coarse-json.ts';
import type { Json } from './copy-part.ts';

/** A coarser level of a file, as a file with the same clips. */
export interface LevelGlb {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Share of the height of the view below which it is drawn in place of the level before. */
  readonly coverage: number;
}

/**
 * Returns the coarser levels that a GLB has inside (MSFT_lod), the coarsest last; none for another file, or one whose levels
 * cannot be read.
 */
export function levelGlbs(bytes: Uint8Array): LevelGlb[] {
  try {
    const { jsonLength } = glbHead([bytes])!;
    const whole: Json = JSON.parse(jsonText(bytes));
    const binary = bytes.subarray(headLength + jsonLength + 8);
    const counts = whole.nodes.map((node: Json) => levelsOf(node)?.length ?? 0);
    const most = Math.max(...counts);
    const coverages: readonly number[] = whole.nodes[counts.indexOf(most)].extras?.MSFT_screencoverage ?? [];
    let before = Infinity;
    return Array.from({ length: most }, (_, level) => level).flatMap((level) => {
      const coverage = coverages[level] ?? unknownCoverage / 2 ** level;
      if (!(coverage > 0 && coverage < before)) return [];
      before = coverage;
      const { json, end } = coarseJson(whole, (ids) => ids[level] ?? ids.at(-1), true)!;
      return { bytes: glb(json, binary.subarray(0, end)), coverage };
    });
  } catch {
    // The finest level is drawn at every distance.
    return [];
  }
}

/** Of a file that does not say it: 54 lines of 1080, at which a person has no face. */
const unknownCoverage = 0.05;
