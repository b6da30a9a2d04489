import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import type { UvMap } from '../../uv/uv-maps.ts';
import { isAtlas, shareText, sideOf } from './map-facts.ts';

/** Coordinates beyond the edge of a picture that is not meant to repeat. */
export async function offAtlas(examination: Examination): Promise<Finding[]> {
  for (const map of await examination.uvMaps()) {
    const texel = 1 / Math.max(1, sideOf(examination, map) || SIDE);
    const { clamped, box, image } = map;
    // Patterns repeat on purpose.
    if (!clamped && (!isAtlas(map) || box[2] - box[0] > TILED || box[3] - box[1] > TILED)) continue;
    const share = shareOutside(map, texel * 2);
    if (share < FEW || (!clamped && share > ON_PURPOSE)) continue;
    return [
      {
        code: 'off_atlas',
        severity: clamped ? 'warning' : 'note',
        message: `${shareText(share)} of the surface reaches beyond the edge of its ${image === null ? 'lightmap' : 'texture'}`,
        consequence: clamped
          ? 'the last row of pixels is drawn out there as stripes'
          : 'the opposite edge of the picture shows there, and atlases cut it off',
        fix: {
          does: 'lay the coordinates out inside 0 to 1, which needs a new texture',
          task: { family: 'uv-unwrap', request: {} },
        },
        pointer: map.pointer,
      },
    ];
  }
  return [];
}

/**
 * Share of the area in triangles that cross the edge, or with a clamped picture lie beyond it. Whole triangles in
 * another square of a repeating picture look the same as in the first.
 */
function shareOutside({ uvs, areas, clamped }: UvMap, slack: number): number {
  let [outside, total] = [0, 0];
  for (let triangle = 0; triangle < areas.length; triangle++) {
    const area = areas[triangle]!;
    total += area;
    for (let at = triangle * 6; at < triangle * 6 + 2; at++) {
      const low = Math.min(uvs[at]!, uvs[at + 2]!, uvs[at + 4]!);
      const high = Math.max(uvs[at]!, uvs[at + 2]!, uvs[at + 4]!);
      const beyond = clamped
        ? low < -slack || high > 1 + slack
        : Math.floor(low + slack) !== Math.floor(high - slack) && high - low > slack * 2;
      if (!beyond) continue;
      outside += area;
      break;
    }
  }
  return total > 0 ? outside / total : 0;
}

/** Pixels assumed where the size of a picture is unknown. */
const SIDE = 1024;
const TILED = 1.5;
/** Shares of the area. */
const FEW = 0.001;
const ON_PURPOSE = 0.2;
