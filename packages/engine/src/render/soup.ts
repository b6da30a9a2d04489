import type { Accessor, Document, Material, Node, Primitive } from '@gltf-transform/core';
import { decodeTexture, type TextureMap } from './texture-map.ts';

/** All triangles of a scene in world space, ready to draw: one vertex pool, one material list. */
export interface Soup {
  /** xyz per vertex, in the model's unit. */
  readonly positions: Float32Array;
  /** xyz per vertex, unit length, or all zero where the model gives none. */
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  /** Linear rgba per vertex; white where the model gives none. */
  readonly colors: Float32Array;
  /** Three vertex indices per triangle. */
  readonly triangles: Uint32Array;
  /** Index into `materials` per triangle. */
  readonly materialOf: Uint16Array;
  readonly materials: readonly SoupMaterial[];
}

/** The part of a glTF material the renderer draws. Factors are linear. */
export interface SoupMaterial {
  readonly color: readonly number[];
  readonly metallic: number;
  readonly roughness: number;
  readonly emissive: readonly number[];
  /** Fragments below this alpha are dropped; 0 for opaque and blended materials. */
  readonly cutoff: number;
  readonly blend: boolean;
  readonly normalScale: number;
  readonly colorMap: TextureMap | null;
  readonly metallicRoughnessMap: TextureMap | null;
  readonly normalMap: TextureMap | null;
  readonly emissiveMap: TextureMap | null;
}

/** Gathers the default scene (or the first one) as displayed at rest: node transforms, morph weights, skins. */
export async function collectSoup(document: Document): Promise<Soup> {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const parts: Part[] = [];
  scene?.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const part = readPart(node, primitive);
      if (part) parts.push(part);
    }
  });
  const sources = [...new Set(parts.map((part) => part.material))];
  const materials = await Promise.all(sources.map(readMaterial));
  return merge(parts, sources, materials);
}

interface Part {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array | null;
  colors: Float32Array | null;
  colorSize: number;
  triangles: Uint32Array;
  material: Material | null;
}

function readPart(node: Node, primitive: Primitive): Part | null {
  const source = primitive.getAttribute('POSITION');
  const triangles = source && readTriangles(primitive, source.getCount());
  if (!source || !triangles || triangles.length === 0) return null;
  const positions = floats(source).slice();
  const normalSource = primitive.getAttribute('NORMAL');
  const normals = normalSource ? floats(normalSource).slice() : new Float32Array(positions.length);
  addMorphs(node, primitive, 'POSITION', positions);
  if (normalSource) addMorphs(node, primitive, 'NORMAL', normals);
  const material = primitive.getMaterial();
  const set = material?.getBaseColorTextureInfo()?.getTexCoord() ?? 0;
  const uv = primitive.getAttribute(`TEXCOORD_${set}`) ?? primitive.getAttribute('TEXCOORD_0');
  const color = primitive.getAttribute('COLOR_0');
  moveToWorld(node, primitive, positions, normals);
  return {
    positions,
    normals,
    uvs: uv && floats(uv),
    colors: color && floats(color),
    colorSize: color?.getElementSize() ?? 4,
    triangles,
    material,
  };
}

/** Triangles, strips and fans as a plain list; null for points and lines. */
function readTriangles(primitive: Primitive, vertexCount: number): Uint32Array | null {
  const mode = primitive.getMode();
  if (mode < 4) return null;
  const indices = primitive.getIndices()?.getArray();
  const count = indices ? indices.length : vertexCount;
  const at = (i: number): number => (indices ? indices[i]! : i);
  const list: number[] = [];
  const step = mode === 4 ? 3 : 1;
  for (let i = 0; i + 2 < count; i += step) {
    const corners =
      mode === 6
        ? [at(0), at(i + 1), at(i + 2)]
        : mode === 5 && i % 2
          ? [at(i + 1), at(i), at(i + 2)]
          : [at(i), at(i + 1), at(i + 2)];
    if (corners.every((corner) => corner < vertexCount)) list.push(corners[0]!, corners[1]!, corners[2]!);
  }
  return Uint32Array.from(list);
}

function floats(accessor: Accessor): Float32Array {
  const array = accessor.getArray();
  if (array instanceof Float32Array) return array;
  const size = accessor.getElementSize();
  const out = new Float32Array(accessor.getCount() * size);
  const element: number[] = [];
  for (let i = 0; i < accessor.getCount(); i++) out.set(accessor.getElement(i, element), i * size);
  return out;
}

function addMorphs(node: Node, primitive: Primitive, semantic: string, values: Float32Array): void {
  const own = node.getWeights();
  const weights = own.length > 0 ? own : (node.getMesh()?.getWeights() ?? []);
  primitive.listTargets().forEach((target, i) => {
    const weight = weights[i] ?? 0;
    const delta = weight === 0 ? null : target.getAttribute(semantic);
    if (!delta) return;
    const deltas = floats(delta);
    for (let k = 0; k < values.length; k++) values[k]! += weight * deltas[k]!;
  });
}

function moveToWorld(node: Node, primitive: Primitive, positions: Float32Array, normals: Float32Array): void {
  const skin = node.getSkin();
  const joints = primitive.getAttribute('JOINTS_0');
  const weights = primitive.getAttribute('WEIGHTS_0');
  const world = node.getWorldMatrix() as ArrayLike<number>;
  const palette = skin && joints && weights ? jointMatrices(skin) : null;
  const jointIndices: number[] = [];
  const jointWeights: number[] = [];
  const blended = new Float32Array(16);
  for (let v = 0; v * 3 < positions.length; v++) {
    let matrix = world;
    if (palette && joints && weights) {
      joints.getElement(v, jointIndices);
      weights.getElement(v, jointWeights);
      matrix = blendMatrices(palette, jointIndices, jointWeights, blended);
    }
    transformPoint(matrix, positions, v * 3);
    transformNormal(matrix, normals, v * 3);
  }
}

function jointMatrices(skin: NonNullable<ReturnType<Node['getSkin']>>): Float32Array[] {
  const inverseBind = skin.getInverseBindMatrices();
  return skin.listJoints().map((joint, i) => {
    const world = joint.getWorldMatrix() as ArrayLike<number>;
    if (!inverseBind) return Float32Array.from(world);
    return multiply(world, inverseBind.getElement(i, []));
  });
}

function blendMatrices(
  palette: readonly Float32Array[],
  joints: readonly number[],
  weights: readonly number[],
  out: Float32Array,
): Float32Array {
  out.fill(0);
  for (let k = 0; k < 4; k++) {
    const matrix = palette[joints[k] ?? 0];
    const weight = weights[k] ?? 0;
    if (!matrix || weight === 0) continue;
    for (let e = 0; e < 16; e++) out[e]! += weight * matrix[e]!;
  }
  return out;
}

function multiply(a: ArrayLike<number>, b: ArrayLike<number>): Float32Array {
  const out = new Float32Array(16);
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row]! * b[column * 4 + k]!;
      out[column * 4 + row] = sum;
    }
  }
  return out;
}

function transformPoint(m: ArrayLike<number>, values: Float32Array, at: number): void {
  const x = values[at]!;
  const y = values[at + 1]!;
  const z = values[at + 2]!;
  values[at] = m[0]! * x + m[4]! * y + m[8]! * z + m[12]!;
  values[at + 1] = m[1]! * x + m[5]! * y + m[9]! * z + m[13]!;
  values[at + 2] = m[2]! * x + m[6]! * y + m[10]! * z + m[14]!;
}

/** Normals turn by the cofactor matrix: right for uneven and mirrored scales alike. */
function transformNormal(m: ArrayLike<number>, values: Float32Array, at: number): void {
  const nx = values[at]!;
  const ny = values[at + 1]!;
  const nz = values[at + 2]!;
  const x =
    (m[5]! * m[10]! - m[6]! * m[9]!) * nx +
    (m[6]! * m[8]! - m[4]! * m[10]!) * ny +
    (m[4]! * m[9]! - m[5]! * m[8]!) * nz;
  const y =
    (m[2]! * m[9]! - m[1]! * m[10]!) * nx +
    (m[0]! * m[10]! - m[2]! * m[8]!) * ny +
    (m[1]! * m[8]! - m[0]! * m[9]!) * nz;
  const z =
    (m[1]! * m[6]! - m[2]! * m[5]!) * nx +
    (m[2]! * m[4]! - m[0]! * m[6]!) * ny +
    (m[0]! * m[5]! - m[1]! * m[4]!) * nz;
  const length = Math.hypot(x, y, z);
  values[at] = length > 0 ? x / length : 0;
  values[at + 1] = length > 0 ? y / length : 0;
  values[at + 2] = length > 0 ? z / length : 0;
}

async function readMaterial(material: Material | null): Promise<SoupMaterial> {
  const map = (
    texture: ReturnType<Material['getBaseColorTexture']> | undefined,
  ): Promise<TextureMap | null> => decodeTexture(texture?.getImage() ?? null);
  const [colorMap, metallicRoughnessMap, normalMap, emissiveMap] = await Promise.all([
    map(material?.getBaseColorTexture()),
    map(material?.getMetallicRoughnessTexture()),
    map(material?.getNormalTexture()),
    map(material?.getEmissiveTexture()),
  ]);
  const mode = material?.getAlphaMode() ?? 'OPAQUE';
  return {
    color: material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1],
    metallic: material?.getMetallicFactor() ?? 0,
    roughness: material?.getRoughnessFactor() ?? 0.7,
    emissive: material?.getEmissiveFactor() ?? [0, 0, 0],
    cutoff: mode === 'MASK' ? (material?.getAlphaCutoff() ?? 0.5) : 0,
    blend: mode === 'BLEND',
    normalScale: material?.getNormalScale() ?? 1,
    colorMap,
    metallicRoughnessMap,
    normalMap,
    emissiveMap,
  };
}

function merge(
  parts: readonly Part[],
  sources: readonly (Material | null)[],
  materials: readonly SoupMaterial[],
): Soup {
  const vertexCount = parts.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const cornerCount = parts.reduce((sum, part) => sum + part.triangles.length, 0);
  const positions = new Float32Array(vertexCount * 3);
  const normals = new Float32Array(vertexCount * 3);
  const uvs = new Float32Array(vertexCount * 2);
  const colors = new Float32Array(vertexCount * 4).fill(1);
  const triangles = new Uint32Array(cornerCount);
  const materialOf = new Uint16Array(cornerCount / 3);
  let vertex = 0;
  let corner = 0;
  for (const part of parts) {
    const count = part.positions.length / 3;
    positions.set(part.positions, vertex * 3);
    normals.set(part.normals.subarray(0, count * 3), vertex * 3);
    if (part.uvs) uvs.set(part.uvs.subarray(0, count * 2), vertex * 2);
    if (part.colors) {
      for (let v = 0; v < count; v++) {
        for (let c = 0; c < part.colorSize; c++)
          colors[(vertex + v) * 4 + c] = part.colors[v * part.colorSize + c] ?? 1;
      }
    }
    for (let i = 0; i < part.triangles.length; i++) triangles[corner + i] = part.triangles[i]! + vertex;
    materialOf.fill(sources.indexOf(part.material), corner / 3, (corner + part.triangles.length) / 3);
    vertex += count;
    corner += part.triangles.length;
  }
  return { positions, normals, uvs, colors, triangles, materialOf, materials };
}
