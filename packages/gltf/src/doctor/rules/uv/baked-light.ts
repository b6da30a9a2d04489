import { isObject, objectsAt } from '../../../read/json.ts';
import { timesText } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { bakedLight } from '../../light/baked-light.ts';
import { decodePicture } from '../../light/decode-picture.ts';
import { sideOf } from './map-facts.ts';

/** A base colour that is bright on one side of the model and dark on the other. */
export async function lightInTexture(examination: Examination): Promise<Finding[]> {
  const { reader, report, json } = examination;
  for (const map of await examination.uvMaps()) {
    const side = sideOf(examination, map);
    if (map.image === null || map.share < MAIN || isUnlit(json, map.pointer)) continue;
    if (side < SMALL_SIDE || side > LARGE_SIDE) continue;
    const bytes = await reader.model.images[map.image]!.head(report.textures[map.image]!.bytes ?? MAX_BYTES);
    const picture = bytes && (await decodePicture(bytes, SAMPLED));
    const light = picture && bakedLight(map, await examination.surfaces(), picture);
    if (!light || light.explained < EXPLAINED || light.contrast < CONTRAST) continue;
    return [
      {
        code: 'baked_light',
        severity: 'note',
        message: `its base colour is ${timesText(light.contrast)} brighter on one side: light seems to be painted in`,
        consequence: 'in a scene it is lit twice, and shadows stay on the side where the sun now stands',
        fix: {
          does: 'make a texture without light',
          task: { family: 'retexture', request: { enable_pbr: true } },
        },
        pointer: `/images/${map.image}`,
      },
    ];
  }
  return [];
}

function isUnlit(json: Examination['json'], pointer: string): boolean {
  const [, , mesh, , place] = pointer.split('/');
  const primitives = objectsAt(json, 'meshes', '')[Number(mesh)]!.primitives as Examination['json'][];
  const material = objectsAt(json, 'materials', '')[primitives[Number(place)]!.material as number];
  return isObject(material?.extensions) && 'KHR_materials_unlit' in material.extensions;
}

/** Share of the surface that a picture must cover. */
const MAIN = 0.3;
const SMALL_SIDE = 128;
/** A few kilobytes can declare a picture that fills the memory when it is decoded. */
const LARGE_SIDE = 8192;
const SAMPLED = 512;
const MAX_BYTES = 67_108_864;
/**
 * Share of the variation of brightness within a hue that one light explains, and how bright its side is. Of 264 pictures
 * without painted light, none has both: patterns reach 0.5 at a contrast of 1.3, shades of one part 0.24 at 1.7. Light of
 * one lamp over grey reaches 0.8 at 3.
 */
const EXPLAINED = 0.35;
const CONTRAST = 1.6;
