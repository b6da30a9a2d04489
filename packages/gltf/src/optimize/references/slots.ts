/**
 * What an index in the data of an extension refers to. `shapeNodes` are nodes that stand for the mesh they show, `images`
 * are pictures without a sampler, and textures are named by what shaders read in them.
 */
export type SlotKind =
  | 'nodes'
  | 'shapeNodes'
  | 'meshes'
  | 'materials'
  | 'materialNames'
  | 'images'
  | 'imageTextures'
  | 'colorTextures'
  | 'normalTextures'
  | 'dataTextures';

/** Paths to the indices of each kind; `*` is every item of a list and every key of an object. */
export type Slots = Readonly<Partial<Record<SlotKind, readonly string[]>>>;

export interface ReferringExtension {
  /** What holds the data; `inside` is data of another extension, which is carried with it. */
  readonly on: 'root' | 'node' | 'material' | 'inside';
  readonly slots: Slots;
  /** A list with one item for each material of the file, in their order. */
  readonly materials?: { readonly list: string; readonly slots: Slots; readonly absent: object };
}

/** Extensions whose data is carried as it is, but for the indices in it. */
export const REFERRING: Readonly<Record<string, ReferringExtension>> = {
  VRM: {
    on: 'root',
    slots: {
      nodes: [
        'humanoid/humanBones/*/node',
        'firstPerson/firstPersonBone',
        'secondaryAnimation/boneGroups/*/center',
        'secondaryAnimation/boneGroups/*/bones/*',
        'secondaryAnimation/colliderGroups/*/node',
      ],
      meshes: ['firstPerson/meshAnnotations/*/mesh', 'blendShapeMaster/blendShapeGroups/*/binds/*/mesh'],
      materialNames: ['blendShapeMaster/blendShapeGroups/*/materialValues/*/materialName'],
      imageTextures: ['meta/texture'],
    },
    materials: {
      list: 'materialProperties',
      slots: {
        colorTextures: ['_MainTex', '_ShadeTexture', '_EmissionMap', '_SphereAdd', '_RimTexture'].map(
          (name) => `textureProperties/${name}`,
        ),
        normalTextures: ['textureProperties/_BumpMap'],
        // A kind that was found before is not looked at again.
        dataTextures: ['textureProperties/*'],
      },
      absent: {
        shader: 'VRM_USE_GLTFSHADER',
        renderQueue: -1,
        floatProperties: {},
        vectorProperties: {},
        textureProperties: {},
        keywordMap: {},
        tagMap: {},
      },
    },
  },
  VRMC_materials_hdr_emissiveMultiplier: { on: 'material', slots: {} },
  VRMC_materials_mtoon: {
    on: 'material',
    slots: {
      colorTextures: ['shadeMultiplyTexture', 'matcapTexture', 'rimMultiplyTexture'].map(
        (name) => `${name}/index`,
      ),
      dataTextures: ['shadingShiftTexture', 'outlineWidthMultiplyTexture', 'uvAnimationMaskTexture'].map(
        (name) => `${name}/index`,
      ),
    },
  },
  VRMC_node_constraint: { on: 'node', slots: { nodes: ['constraint/*/source'] } },
  VRMC_springBone: {
    on: 'root',
    slots: { nodes: ['colliders/*/node', 'springs/*/joints/*/node', 'springs/*/center'] },
  },
  VRMC_springBone_extended_collider: { on: 'inside', slots: {} },
  VRMC_vrm: {
    on: 'root',
    slots: {
      nodes: ['humanoid/humanBones/*/node'],
      shapeNodes: ['firstPerson/meshAnnotations/*/node', 'expressions/*/*/morphTargetBinds/*/node'],
      materials: [
        'expressions/*/*/materialColorBinds/*/material',
        'expressions/*/*/textureTransformBinds/*/material',
      ],
      images: ['meta/thumbnailImage'],
    },
  },
  VRMC_vrm_animation: {
    on: 'root',
    slots: { nodes: ['humanoid/humanBones/*/node', 'expressions/*/*/node', 'lookAt/node'] },
  },
};

/** What KHR_animation_pointer moves: a list of the file, an index in it, and the property with its slash. */
export function pointerParts(pointer: string): { list: string; index: number; rest: string } | undefined {
  const [, list, index, rest] =
    /^\/(nodes|materials|meshes|cameras|extensions\/KHR_lights_punctual\/lights)\/(\d+)(\/.+)$/.exec(
      pointer,
    ) ?? [];
  return list === undefined ? undefined : { list, index: Number(index), rest: rest! };
}
