import {
  type Document,
  type ExtensibleProperty,
  type Material,
  type Mesh,
  type Node,
  TextureInfo,
} from '@gltf-transform/core';
import type { Visibility } from '@gltf-transform/extensions';
import type { FormatWarning } from '../format-warning.ts';

/** What a model may hold beyond triangles, and the things of a document that have it. */
const features = {
  clips: { one: 'clip', many: 'clips', of: (root) => root.listAnimations() },
  'more clips': { one: 'clip', many: 'clips after the first', of: (root) => root.listAnimations().slice(1) },
  skins: { one: 'skin', many: 'skins', of: (root) => root.listSkins() },
  morphs: {
    one: 'mesh with morph targets',
    many: 'meshes with morph targets',
    of: (root) => root.listMeshes().filter(isMorphed),
  },
  'vertex colours': {
    one: 'mesh with vertex colours',
    many: 'meshes with vertex colours',
    of: (root) => root.listMeshes().filter(hasAttribute('COLOR_0')),
  },
  'colours over pictures': {
    one: 'mesh with vertex colours over a picture',
    many: 'meshes with vertex colours over a picture',
    of: (root) => root.listMeshes().filter(isTinted),
  },
  'more coordinates': {
    one: 'mesh with more than one set of texture coordinates',
    many: 'meshes with more than one set of texture coordinates',
    of: (root) => root.listMeshes().filter(hasAttribute('TEXCOORD_1')),
  },
  'points and lines': {
    one: 'mesh of points or lines',
    many: 'meshes of points or lines',
    of: (root) => root.listMeshes().filter(isDrawnOtherwise),
  },
  colours: { one: 'material', many: 'materials', of: (root) => root.listMaterials() },
  'base pictures': {
    one: 'base colour picture',
    many: 'base colour pictures',
    of: withPicture((material) => material.getBaseColorTexture()),
  },
  'normal pictures': {
    one: 'normal picture',
    many: 'normal pictures',
    of: withPicture((material) => material.getNormalTexture()),
  },
  'surface pictures': {
    one: 'metal and roughness picture',
    many: 'metal and roughness pictures',
    of: withPicture((material) => material.getMetallicRoughnessTexture()),
  },
  'emission pictures': {
    one: 'emission picture',
    many: 'emission pictures',
    of: withPicture((material) => material.getEmissiveTexture()),
  },
  'occlusion pictures': {
    one: 'occlusion picture',
    many: 'occlusion pictures',
    of: withPicture((material) => material.getOcclusionTexture()),
  },
  'clamped pictures': {
    one: 'material with pictures that end at their edges',
    many: 'materials with pictures that end at their edges',
    of: (root) => root.listMaterials().filter(hasWrap('CLAMP_TO_EDGE')),
  },
  'mirrored pictures': {
    one: 'material with pictures that repeat mirrored',
    many: 'materials with pictures that repeat mirrored',
    of: (root) => root.listMaterials().filter(hasWrap('MIRRORED_REPEAT')),
  },
  'cut-outs': {
    one: 'material with opacity',
    many: 'materials with opacity',
    of: (root) => root.listMaterials().filter((material) => material.getAlphaMode() !== 'OPAQUE'),
  },
  'material extensions': {
    one: 'material with an extension',
    many: 'materials with an extension',
    of: extended,
  },
  cameras: { one: 'camera', many: 'cameras', of: (root) => root.listCameras() },
  lights: {
    one: 'light',
    many: 'lights',
    of: (root) => root.listNodes().filter((node) => node.getExtension('KHR_lights_punctual')),
  },
  variants: {
    one: 'mesh with variants',
    many: 'meshes with variants',
    of: (root) =>
      root
        .listMeshes()
        .filter((mesh) =>
          mesh.listPrimitives().some((primitive) => primitive.getExtension('KHR_materials_variants')),
        ),
  },
  sockets: { one: 'empty node', many: 'empty nodes', of: (root) => root.listNodes().filter(isSocket) },
  'hidden nodes': {
    one: 'hidden node',
    many: 'hidden nodes',
    of: (root) =>
      root
        .listNodes()
        .filter((node) => node.getExtension<Visibility>('KHR_node_visibility')?.getVisible() === false),
  },
  'other extensions': {
    one: 'thing with another extension',
    many: 'things with other extensions',
    of: otherExtensions,
  },
  extras: {
    one: 'thing with extras',
    many: 'things with extras',
    of: (root) => [...root.listNodes(), ...root.listMeshes(), ...root.listMaterials()].filter(hasExtras),
  },
  scenes: { one: 'scene', many: 'scenes after the first', of: (root) => root.listScenes().slice(1) },
} satisfies Readonly<Record<string, Feature>>;

export type ModelFeature = keyof typeof features;

interface Feature {
  readonly one: string;
  readonly many: string;
  of(root: ReturnType<Document['getRoot']>): readonly { getName(): string }[];
}

/** What becomes of a feature: carried, shown in another way, or lost; the latter two with words. */
type Fate = 'carried' | { readonly approximated: string } | { readonly lost: string };

type Fates = Partial<Record<ModelFeature, Fate>>;

const atRest: Fate = { approximated: 'the model is written at rest' };
const lost: Fate = { lost: 'it has no place for them' };
const unwritten: Fate = { lost: 'they are not written' };
const still = { clips: lost, skins: atRest, morphs: atRest } as const;
const onlyGltf = {
  'points and lines': lost,
  'more coordinates': { lost: 'it has one set' },
  'material extensions': { lost: 'it has no such surface' },
  cameras: lost,
  lights: lost,
  variants: { approximated: 'the default look is written' },
  'mirrored pictures': { approximated: 'they repeat as they are' },
  'hidden nodes': { approximated: 'they are shown' },
  'other extensions': lost,
  extras: lost,
  scenes: { lost: 'it has one scene, the default one' },
} as const satisfies Partial<Record<ModelFeature, Fate>>;

/** What formats with a scene have a place for. */
const ofScenes = {
  'points and lines': unwritten,
  'more coordinates': unwritten,
  cameras: unwritten,
  lights: unwritten,
  extras: unwritten,
} as const;

/** What FBX has of it. */
const ofFbx = { 'more coordinates': 'carried', cameras: 'carried', lights: 'carried' } as const;

/** The table of capabilities: what is not named is carried. GLB carries all. */
export const capabilities: Readonly<Record<string, Fates>> = {
  glb: {},
  blend: {
    variants: onlyGltf.variants,
    'hidden nodes': onlyGltf['hidden nodes'],
    'other extensions': unwritten,
    scenes: 'carried',
  },
  fbx: {
    ...onlyGltf,
    ...ofScenes,
    ...ofFbx,
    'cut-outs': { approximated: 'its readers decide about the alpha of a picture' },
    'occlusion pictures': lost,
  },
  usdz: {
    ...onlyGltf,
    ...ofScenes,
    morphs: atRest,
    'mirrored pictures': 'carried',
    'colours over pictures': { lost: 'the picture replaces them' },
    'more clips': { approximated: 'a stage plays the first' },
  },
  obj: {
    ...onlyGltf,
    ...still,
    'clamped pictures': { approximated: 'they repeat' },
    'occlusion pictures': lost,
    sockets: lost,
  },
  '3mf': {
    ...onlyGltf,
    ...still,
    colours: 'carried',
    'mirrored pictures': 'carried',
    'colours over pictures': { approximated: 'each corner gets its colour' },
    'normal pictures': lost,
    'surface pictures': lost,
    'emission pictures': lost,
    'occlusion pictures': lost,
    'cut-outs': lost,
    sockets: lost,
  },
  stl: {
    ...onlyGltf,
    ...still,
    'vertex colours': lost,
    colours: { lost: 'it holds triangles alone' },
    sockets: lost,
  },
};

/**
 * Returns what a format does not carry of a portable document, or carries in another way: one warning for each feature, with the
 * code `lost` or `approximated`.
 */
export function lossesOf(document: Document, format: string): FormatWarning[] {
  const root = document.getRoot();
  const fates = capabilities[format] ?? {};
  return Object.entries(fates).flatMap(([feature, fate]): FormatWarning[] => {
    if (fate === 'carried') return [];
    const { one, many, of } = features[feature as ModelFeature];
    // A format without materials says so once.
    if (typeof fates.colours === 'object' && feature.endsWith('pictures')) return [];
    const properties = of(root);
    if (properties.length === 0) return [];
    const names = properties.slice(0, mostNames).map((each) => each.getName() || 'unnamed');
    const more = properties.length > mostNames ? ` and ${properties.length - mostNames} more` : '';
    const things = `${properties.length} ${properties.length === 1 ? one : many} (${names.join(', ')}${more})`;
    const name = format.toUpperCase();
    return 'lost' in fate
      ? [{ code: 'lost', message: `${name} loses ${things}: ${fate.lost}` }]
      : [{ code: 'approximated', message: `${name} shows ${things} in another way: ${fate.approximated}` }];
  });
}

/** Most names in a message. */
const mostNames = 5;

/** Returns the features that a document has. */
export function featuresOf(document: Document): ModelFeature[] {
  const names = Object.keys(features) as ModelFeature[];
  return names.filter((name) => features[name].of(document.getRoot()).length > 0);
}

function isMorphed(mesh: Mesh): boolean {
  return mesh.listPrimitives().some((primitive) => primitive.listTargets().length > 0);
}

function hasAttribute(semantic: string): (mesh: Mesh) => boolean {
  return (mesh) => mesh.listPrimitives().some((primitive) => primitive.getAttribute(semantic));
}

function isTinted(mesh: Mesh): boolean {
  return mesh
    .listPrimitives()
    .some((primitive) => primitive.getAttribute('COLOR_0') && primitive.getMaterial()?.getBaseColorTexture());
}

function isDrawnOtherwise(mesh: Mesh): boolean {
  return mesh.listPrimitives().some((primitive) => primitive.getMode() < 4);
}

function hasWrap(mode: keyof typeof TextureInfo.WrapMode): (material: Material) => boolean {
  return (material) =>
    [
      material.getBaseColorTextureInfo(),
      material.getNormalTextureInfo(),
      material.getMetallicRoughnessTextureInfo(),
      material.getEmissiveTextureInfo(),
      material.getOcclusionTextureInfo(),
    ].some(
      (info) => info && [info.getWrapS(), info.getWrapT()].includes(TextureInfo.WrapMode[mode] as never),
    );
}

/** Extensions that other rows of the table are about, or that formats carry in another way. */
const known = new Set([
  'EXT_mesh_gpu_instancing',
  'KHR_lights_punctual',
  'KHR_materials_variants',
  'KHR_node_visibility',
]);

/** Things of the scene with the names of their extensions that are in no other row. */
function otherExtensions(root: ReturnType<Document['getRoot']>): readonly { getName(): string }[] {
  const meshes = root.listMeshes();
  const things: readonly ExtensibleProperty[] = [
    ...root.listScenes(),
    ...root.listNodes(),
    ...meshes,
    ...meshes.flatMap((mesh) => mesh.listPrimitives()),
  ];
  return things.flatMap((thing) => {
    const names = thing.listExtensions().map(({ extensionName }) => extensionName);
    const others = names.filter((name) => !known.has(name));
    const name = `${thing.getName() || 'unnamed'}: ${others.join(', ')}`;
    return others.length > 0 ? [{ getName: () => name }] : [];
  });
}

function withPicture(pictureOf: (material: Material) => unknown): Feature['of'] {
  return (root) => root.listMaterials().filter(pictureOf);
}

/** Materials with the names of their extensions. Spec/gloss becomes metal and roughness. */
function extended(root: ReturnType<Document['getRoot']>): readonly { getName(): string }[] {
  return root.listMaterials().flatMap((material) => {
    const names = material.listExtensions().map(({ extensionName }) => extensionName);
    const others = names.filter((name) => name !== 'KHR_materials_pbrSpecularGlossiness');
    const name = `${material.getName() || 'unnamed'}: ${others.join(', ')}`;
    return others.length > 0 ? [{ getName: () => name }] : [];
  });
}

/** A named node that holds nothing and is no joint: a place where something is put. */
function isSocket(node: Node): boolean {
  const isJoint = node.listParents().some((parent) => parent.propertyType === 'Skin');
  const isEmpty =
    !node.getMesh() &&
    !node.getCamera() &&
    node.listChildren().length === 0 &&
    node.listExtensions().length === 0;
  return isEmpty && !isJoint && node.getName() !== '';
}

function hasExtras(thing: { getExtras(): Record<string, unknown> }): boolean {
  // The mark of a stand-in and counts of quads are ours.
  return Object.keys(thing.getExtras()).some((name) => name !== 'meshwright');
}

/**
 * Returns the table of capabilities in words: what each format does with each feature of a model.
 * @example
 * import { conversionRows } from '@meshwright/formats/capabilities';
 *
 * conversionRows().find(({ feature }) => feature === 'clips')?.fates.obj; // 'lost: it has no place for them'
 */
export function conversionRows(): {
  readonly feature: string;
  readonly fates: Readonly<Record<string, string>>;
}[] {
  return Object.entries(features).map(([name, { many }]) => ({
    feature: many,
    fates: Object.fromEntries(
      Object.entries(capabilities).map(([format, fates]) => [
        format,
        fateText(fateOf(fates, name as ModelFeature)),
      ]),
    ),
  }));
}

/** What is said of clips holds for the second, too, and what is said of materials for their pictures. */
function fateOf(fates: Fates, name: ModelFeature): Fate | undefined {
  if (name === 'more clips') return fates[name] ?? fates.clips;
  return fates[name] ?? (/pictures|cut-outs/.test(name) ? fates.colours : undefined);
}

function fateText(fate: Fate = 'carried'): string {
  if (fate === 'carried') return 'carried';
  return 'lost' in fate ? `lost: ${fate.lost}` : `otherwise: ${fate.approximated}`;
}
