import type { Box } from '../../bounds/box.ts';
import { GltfError } from '../../gltf-error.ts';
import type { Vector } from '../../matrix.ts';
import { earlierPlacement } from '../../place/placement-record.ts';
import type { Warning } from '../../warning.ts';
import type { AccessorLayout } from '../accessor-layout.ts';
import { normalize } from '../decode-elements.ts';
import {
  extensionAt,
  indexAt,
  indicesAt,
  type JsonObject,
  numbersAt,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
  wholeAt,
  wrong,
} from '../json.ts';
import type { Model, ModelAccessor, ModelImage, ModelMesh, ModelPrimitive } from '../model.ts';
import { type Counts, nodeFrom } from './node-from-json.ts';

/** Builds the plain model from glTF JSON; checks every index and reports it by its JSON pointer. */
export async function modelFromJson(
  json: JsonObject,
  layouts: AccessorLayout[],
  images: ModelImage[],
): Promise<Model> {
  const warnings: Warning[] = [];
  const asset = objectAt(json, 'asset', '') ?? {};
  requireVersion(asset);
  const count = counts(json);
  const nodes = objectsAt(json, 'nodes', '').map((node, index) => nodeFrom(node, index, count, warnings));
  const scenes = objectsAt(json, 'scenes', '').map((scene, index) => ({
    name: textAt(scene, 'name', `/scenes/${index}`) ?? '',
    roots: indicesAt(scene, 'nodes', nodes.length, `/scenes/${index}`),
  }));
  return {
    generator: textAt(asset, 'generator', '/asset') ?? null,
    defaultScene: defaultScene(json, scenes.length, warnings),
    scenes,
    nodes,
    meshes: objectsAt(json, 'meshes', '').map((mesh, index) => meshFrom(mesh, index, count)),
    skins: objectsAt(json, 'skins', '').map((skin, index) => ({
      joints: indicesAt(skin, 'joints', nodes.length, `/skins/${index}`),
      inverseBindMatrices: bindsFrom(skin, layouts, `/skins/${index}`),
    })),
    // A chunk of its own: a model without clips does without it.
    clips: json.animations === undefined ? [] : (await import('./clips-from-json.ts')).clipsFrom(json, count),
    materials: objectsAt(json, 'materials', '').map(
      (material, index) => textAt(material, 'name', `/materials/${index}`) ?? '',
    ),
    images,
    accessors: objectsAt(json, 'accessors', '').map((accessor, index) =>
      accessorFrom(accessor, layouts[index]!, index),
    ),
    extensionsUsed: textsAt(json, 'extensionsUsed', ''),
    extensionsRequired: textsAt(json, 'extensionsRequired', ''),
    unscaled: unscaled(json),
    placed: earlierPlacement(objectAt(asset, 'extras', '/asset')),
    warnings,
  };
}

function counts(json: JsonObject): Counts {
  const length = (key: string) => objectsAt(json, key, '').length;
  return {
    nodes: length('nodes'),
    meshes: length('meshes'),
    skins: length('skins'),
    accessors: length('accessors'),
  };
}

function requireVersion(asset: JsonObject): void {
  const version = textAt(asset, 'version', '/asset');
  const wanted = textAt(asset, 'minVersion', '/asset') ?? version;
  if (wanted === undefined || !/^2\.\d+$/.test(wanted)) {
    throw new GltfError('unsupported_version', `glTF version ${wanted ?? 'missing'}; only 2.0 is supported`, {
      pointer: '/asset/version',
    });
  }
}

function defaultScene(json: JsonObject, scenes: number, warnings: Warning[]): number | null {
  const scene = indexAt(json, 'scene', scenes, '');
  if (scene !== undefined) return scene;
  if (scenes === 0) {
    warnings.push({ code: 'no_scene', message: 'the file has no scene, so nothing in it is shown' });
    return null;
  }
  warnings.push({
    code: 'default_scene_missing',
    message: 'no default scene is named; the first one is used',
  });
  return 0;
}

function meshFrom(mesh: JsonObject, index: number, count: Counts): ModelMesh {
  const at = `/meshes/${index}`;
  return {
    name: textAt(mesh, 'name', at) ?? '',
    weights: numbersAt(mesh, 'weights', at) ?? [],
    primitives: objectsAt(mesh, 'primitives', at).map((primitive, i) =>
      primitiveFrom(primitive, count.accessors, `${at}/primitives/${i}`),
    ),
  };
}

function primitiveFrom(primitive: JsonObject, accessors: number, at: string): ModelPrimitive {
  const attributes = objectAt(primitive, 'attributes', at) ?? {};
  const attribute = (name: string) => indexAt(attributes, name, accessors, `${at}/attributes`);
  const sets = (name: string) =>
    [0, 1, 2, 3].map((set) => attribute(`${name}_${set}`)).filter((a) => a !== undefined);
  return {
    mode: wholeAt(primitive, 'mode', at) ?? 4,
    position: attribute('POSITION'),
    indices: indexAt(primitive, 'indices', accessors, at),
    joints: sets('JOINTS'),
    weights: sets('WEIGHTS'),
    targets: objectsAt(primitive, 'targets', at).map((target, i) =>
      indexAt(target, 'POSITION', accessors, `${at}/targets/${i}`),
    ),
  };
}

function bindsFrom(skin: JsonObject, layouts: AccessorLayout[], at: string): number | undefined {
  const binds = indexAt(skin, 'inverseBindMatrices', layouts.length, at);
  if (binds !== undefined && layouts[binds]!.size !== 16) {
    throw wrong(`${at}/inverseBindMatrices`, 'an accessor of MAT4', binds);
  }
  return binds;
}

function accessorFrom(accessor: JsonObject, layout: AccessorLayout, index: number): ModelAccessor {
  const at = `/accessors/${index}`;
  const { count, size, componentType, normalized } = layout;
  if (size > 3) return { count, size };
  const min = boxCorner(accessor, 'min', size, at);
  const max = boxCorner(accessor, 'max', size, at);
  if (!min || !max) return { count, size };
  if (normalized) for (const corner of [min, max]) normalize(corner, componentType);
  const box: Box = { min: [...min] as Vector, max: [...max] as Vector };
  const inOrder = [0, 1, 2].every((axis) => box.min[axis]! <= box.max[axis]!);
  return inOrder ? { count, size, box } : { count, size };
}

/** Invalid declared bounds are dropped, so that the data decides. */
function boxCorner(accessor: JsonObject, key: string, size: number, at: string): Float64Array | null {
  const numbers = accessor[key];
  if (numbers === undefined) return null;
  if (!Array.isArray(numbers)) throw wrong(`${at}/${key}`, 'a list', numbers);
  if (numbers.length !== size || !numbers.every(Number.isFinite)) return null;
  const corner = new Float64Array(3);
  corner.set(numbers as number[]);
  return corner;
}

function unscaled(json: JsonObject): string[] {
  const extensions = objectAt(json, 'extensions', '');
  const materials = objectsAt(json, 'materials', '');
  const lengths: string[] = [];
  if (extensions && Object.hasOwn(extensions, 'KHR_lights_punctual'))
    lengths.push('light ranges and intensities');
  if (objectsAt(json, 'cameras', '').length > 0) lengths.push('camera near, far and size');
  if (
    materials.some((material, index) => extensionAt(material, 'KHR_materials_volume', `/materials/${index}`))
  ) {
    lengths.push('volume attenuation distances');
  }
  if (textsAt(json, 'extensionsUsed', '').some((name) => /physics|rigid_bodies/i.test(name))) {
    lengths.push('physics shapes and forces');
  }
  return lengths;
}
