import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { isAtlas, shareText, sideOf } from './map-facts.ts';

/** Parts that collide in a picture; in a second set of coordinates, which is for a lightmap, any overlap. */
export async function uvOverlap(examination: Examination): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const map of await examination.uvMaps()) {
    const lightmap = map.image === null;
    // A small picture is a palette of plain colours, which any number of parts share.
    if (!lightmap && (!isAtlas(map) || sideOf(examination, map) < PALETTE)) continue;
    const cover = map.cover();
    if (!cover) continue;
    const share = lightmap ? cover.collided + cover.stacked : cover.collided;
    // Where much collides, the picture is a sheet of patterns that all parts use.
    if (share < (lightmap ? FEW_TEXELS : BY_ACCIDENT) || (!lightmap && share > PATTERNS)) continue;
    findings.push({
      code: lightmap ? 'lightmap_overlap' : 'uv_overlap',
      severity: 'note',
      message: `${shareText(share)} of the ${lightmap ? 'second set of coordinates' : 'used texture'} belongs to several parts of the surface`,
      consequence: lightmap
        ? 'as a lightmap, the light of one part shows on the other as stains'
        : 'painting or baking on one part also changes the other',
      fix: lightmap
        ? { does: 'lay the second set of coordinates out again', step: { lightmapUv: {} } }
        : {
            does: 'unwrap again, which needs a new texture',
            task: { family: 'uv-unwrap', request: {} },
          },
      pointer: map.pointer,
    });
  }
  return findings.filter(({ code }, at) => findings.findIndex((other) => other.code === code) === at);
}

/** Pixels of a side. */
const PALETTE = 256;
/** Shares of the covered cells. */
const FEW_TEXELS = 0.001;
const BY_ACCIDENT = 0.005;
const PATTERNS = 0.3;
