import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import type { UvMap } from '../../uv/uv-maps.ts';
import { isAtlas, sideOf, uvArea } from './map-facts.ts';

/** Parts of an atlas that get far fewer pixels for their size than most of it. */
export async function texelDensity(examination: Examination): Promise<Finding[]> {
  for (const map of await examination.uvMaps()) {
    if (!isAtlas(map) || sideOf(examination, map) < SMALL_SIDE) continue;
    const cover = map.cover();
    if (cover && cover.covered < SWATCHES) continue;
    const coarser = coarserBy(map, examination.report.textures[map.image!]!);
    if (coarser < SPREAD) continue;
    return [
      {
        code: 'texel_density',
        severity: 'note',
        message: `a twentieth of the surface has ${Number(coarser.toPrecision(2))} times fewer pixels along a length than most of it`,
        consequence: 'next to each other, some parts look sharp and others blurred',
        fix: {
          does: 'lay the coordinates out evenly, which needs a new texture',
          task: { family: 'uv-unwrap', request: {} },
        },
        pointer: map.pointer,
      },
    ];
  }
  return [];
}

/** The pixels per length in the middle of the surface, divided by those of its coarsest twentieth. */
function coarserBy(map: UvMap, { width, height }: { width: number | null; height: number | null }): number {
  const texels = (width ?? 0) * (height ?? 0);
  const steps = new Float64Array(STEPS);
  let total = 0;
  for (let triangle = 0; triangle < map.areas.length; triangle++) {
    const area = map.areas[triangle]!;
    if (!(area > 0)) continue;
    total += area;
    const density = Math.log2((uvArea(map, triangle) * texels) / area);
    steps[Math.max(0, Math.min(STEPS - 1, Math.round(density * FINENESS) + STEPS / 2))]! += area;
  }
  const at = (share: number) => {
    let sum = 0;
    return steps.findIndex((area) => {
      sum += area;
      return sum >= total * share;
    });
  };
  const [coarse, middle] = [at(0.05), at(0.5)];
  // The first step holds parts of one colour, which have no pixels at all; areas grow with the square of lengths.
  return coarse > 0 ? 2 ** ((middle - coarse) / FINENESS / 2) : 0;
}

/** Densities are counted in steps of a sixteenth of a doubling. */
const FINENESS = 16;
const STEPS = 2048;
/** Pixels; a smaller picture is stretched over the model on purpose. */
const SMALL_SIDE = 256;
/** Where less of a picture is shown, parts take their colour from swatches of it. */
const SWATCHES = 0.25;
/** Faces of characters get two to four times the pixels of the body on purpose. */
const SPREAD = 6;
