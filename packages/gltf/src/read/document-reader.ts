import type { Accessor, Document, Node, Property } from '@gltf-transform/core';
import type { InstancedMesh } from '@gltf-transform/extensions';
import type { AnimatedPointer } from '../optimize/references/animation-pointers.ts';
import { earlierPlacement } from '../place/placement-record.ts';
import { normalize } from './decode-elements.ts';
import type { Model, ModelImage, ModelMesh, ModelNode, ModelPrimitive, ModelReader } from './model.ts';

/** Reads a glTF-Transform `Document`. Its vertices are in memory, so declared boxes are never needed. */
export function documentReader(document: Document): ModelReader {
  const root = document.getRoot();
  const accessors = root.listAccessors();
  const model = modelFromDocument(document, accessors);
  return {
    model,
    bytes: accessors.reduce((sum, accessor) => sum + (accessor.getArray()?.byteLength ?? 0), 0),
    elements: async (index, start, count) => elements(accessors[index]!, start, count),
    readCost: () => 0,
  };
}

function elements(accessor: Accessor, start: number, count: number): Float64Array {
  const size = accessor.getElementSize();
  const array = accessor.getArray();
  if (!array) return new Float64Array(count * size);
  const values = Float64Array.from(array.subarray(start * size, (start + count) * size));
  if (accessor.getNormalized()) normalize(values, accessor.getComponentType());
  return values;
}

function modelFromDocument(document: Document, accessors: Accessor[]): Model {
  const root = document.getRoot();
  const scenes = root.listScenes();
  const nodes = root.listNodes();
  const meshes = root.listMeshes();
  const skins = root.listSkins();
  const at = positions(accessors);
  const nodeAt = positions(nodes);
  const places: Places = { accessors: at, nodes: nodeAt, meshes: positions(meshes), skins: positions(skins) };
  const main = root.getDefaultScene() ?? scenes[0];
  return {
    generator: root.getAsset().generator ?? null,
    defaultScene: main ? scenes.indexOf(main) : null,
    scenes: scenes.map((scene) => ({
      name: scene.getName(),
      roots: scene.listChildren().map((node) => nodeAt.get(node)!),
    })),
    nodes: nodes.map((node) => nodeFrom(node, places)),
    meshes: meshes.map(
      (mesh): ModelMesh => ({
        name: mesh.getName(),
        weights: mesh.getWeights(),
        primitives: mesh.listPrimitives().map((primitive): ModelPrimitive => {
          const attributes = (name: string) =>
            [0, 1, 2, 3]
              .map((set) => place(at, primitive.getAttribute(`${name}_${set}`)))
              .filter((a) => a !== undefined);
          const position = place(at, primitive.getAttribute('POSITION'));
          const indices = place(at, primitive.getIndices());
          return {
            mode: primitive.getMode(),
            position,
            indices,
            joints: attributes('JOINTS'),
            weights: attributes('WEIGHTS'),
            targets: primitive.listTargets().map((target) => place(at, target.getAttribute('POSITION'))),
          };
        }),
      }),
    ),
    skins: skins.map((skin) => {
      const inverseBindMatrices = place(at, skin.getInverseBindMatrices());
      const joints = skin.listJoints().map((joint) => nodeAt.get(joint)!);
      return { joints, inverseBindMatrices };
    }),
    clips: root.listAnimations().map((clip) => ({
      name: clip.getName(),
      channels: clip.listChannels().flatMap((channel) => {
        const sampler = channel.getSampler();
        const input = place(at, sampler?.getInput() ?? null);
        const output = place(at, sampler?.getOutput() ?? null);
        const node = place(nodeAt, channel.getTargetNode());
        if (!sampler || input === undefined || output === undefined) return [];
        const path = channel.getTargetPath() ?? '';
        const moved = channel.getExtension<AnimatedPointer>('KHR_animation_pointer');
        const pointer = moved?.pointerIn(document);
        return [{ path, input, output, interpolation: sampler.getInterpolation(), node, pointer }];
      }),
    })),
    materials: root.listMaterials().map((material) => material.getName()),
    images: root.listTextures().map((texture): ModelImage => {
      const image = texture.getImage();
      return {
        name: texture.getName() || texture.getURI(),
        mimeType: texture.getMimeType() || null,
        bytes: image?.byteLength ?? null,
        head: async (length) => image?.subarray(0, length) ?? null,
      };
    }),
    accessors: accessors.map((accessor) => ({ count: accessor.getCount(), size: accessor.getElementSize() })),
    extensionsUsed: root.listExtensionsUsed().map((extension) => extension.extensionName),
    extensionsRequired: root.listExtensionsRequired().map((extension) => extension.extensionName),
    unscaled: unscaled(document),
    placed: earlierPlacement((root.getAsset() as { extras?: unknown }).extras),
    warnings: [],
  };
}

interface Places {
  accessors: Map<Property, number>;
  nodes: Map<Property, number>;
  meshes: Map<Property, number>;
  skins: Map<Property, number>;
}

function nodeFrom(node: Node, places: Places): ModelNode {
  const mesh = place(places.meshes, node.getMesh());
  const skin = place(places.skins, node.getSkin());
  const instancing = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
  const attribute = (name: string) => place(places.accessors, instancing?.getAttribute(name) ?? null);
  const [translation, rotation, scale] = ['TRANSLATION', 'ROTATION', 'SCALE'].map(attribute);
  return {
    name: node.getName(),
    matrix: Float64Array.from(node.getMatrix()),
    parts: { translation: node.getTranslation(), rotation: node.getRotation(), scale: node.getScale() },
    children: node.listChildren().map((child) => places.nodes.get(child)!),
    mesh,
    skin,
    weights: node.getWeights().length > 0 ? node.getWeights() : undefined,
    instances: instancing ? { translation, rotation, scale } : undefined,
  };
}

function unscaled(document: Document): string[] {
  const root = document.getRoot();
  const lengths: string[] = [];
  if (root.listExtensionsUsed().some((extension) => extension.extensionName === 'KHR_lights_punctual')) {
    lengths.push('light ranges and intensities');
  }
  if (root.listCameras().length > 0) lengths.push('camera near, far and size');
  if (root.listMaterials().some((material) => material.getExtension('KHR_materials_volume'))) {
    lengths.push('volume attenuation distances');
  }
  return lengths;
}

function positions(properties: Property[]): Map<Property, number> {
  return new Map(properties.map((property, index) => [property, index]));
}

function place(positions: Map<Property, number>, property: Property | null): number | undefined {
  return property ? positions.get(property) : undefined;
}
