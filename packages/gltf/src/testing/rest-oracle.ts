import { type Document, Logger, type Node, NodeIO, type Primitive, type Skin } from '@gltf-transform/core';
import { ALL_EXTENSIONS, type InstancedMesh } from '@gltf-transform/extensions';
import { createDecoderModule } from 'draco3dgltf';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

/**
 * Computes the true bounds by brute force: every referenced vertex of the default scene, on glTF-Transform's own
 * data. Shares no code with the geometry core, so that it can serve as its reference.
 */
export function oracleBounds(document: Document): { min: number[]; max: number[] } | null {
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  if (!scene) return null;
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const parents = new Map<Node, Node>();
  scene.traverse((node) => {
    for (const child of node.listChildren()) parents.set(child, node);
  });
  const worlds = new Map<Node, number[]>();
  const world = (node: Node): number[] => {
    const parent = parents.get(node);
    const matrix = worlds.get(node) ?? (parent ? times(world(parent), node.getMatrix()) : node.getMatrix());
    worlds.set(node, matrix);
    return matrix;
  };
  const palettes = new Map<Skin, number[][]>();
  const palette = (skin: Skin): number[][] => {
    const binds = skin.getInverseBindMatrices();
    const matrices =
      palettes.get(skin) ??
      skin.listJoints().map((joint, index) => {
        return binds ? times(world(joint), binds.getElement(index, new Array(16).fill(0))) : world(joint);
      });
    palettes.set(skin, matrices);
    return matrices;
  };
  scene.traverse((node) => {
    const mesh = node.getMesh();
    if (!mesh) return;
    const weights = node.getWeights().length > 0 ? node.getWeights() : mesh.getWeights();
    for (const primitive of mesh.listPrimitives()) {
      const copies = node.getSkin() ? [null] : placesOf(node, world(node));
      for (const index of verticesOf(primitive)) {
        const point = morphed(primitive, weights, index);
        for (const copy of copies) {
          const moved = apply(copy ?? skinMatrix(palette(node.getSkin()!), primitive, index), point);
          for (const axis of [0, 1, 2]) {
            min[axis] = Math.min(min[axis]!, moved[axis]!);
            max[axis] = Math.max(max[axis]!, moved[axis]!);
          }
        }
      }
    }
  });
  return min[0]! <= max[0]! ? { min, max } : null;
}

/** Creates a glTF-Transform I/O with every codec, for files and bytes. */
export async function oracleIo(): Promise<NodeIO> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().setLogger(new Logger(Logger.Verbosity.SILENT)).registerExtensions(ALL_EXTENSIONS);
  return io.registerDependencies({
    'draco3d.decoder': await createDecoderModule(),
    'meshopt.decoder': MeshoptDecoder,
  });
}

function verticesOf(primitive: Primitive): Set<number> {
  const indices = primitive.getIndices();
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0;
  return new Set(indices ? indices.getArray() : Array.from({ length: count }, (_, index) => index));
}

function morphed(primitive: Primitive, weights: number[], index: number): number[] {
  const point = primitive.getAttribute('POSITION')!.getElement(index, [0, 0, 0]);
  for (const [t, target] of primitive.listTargets().entries()) {
    const delta = target.getAttribute('POSITION')?.getElement(index, [0, 0, 0]);
    if (delta) for (const axis of [0, 1, 2]) point[axis]! += (weights[t] ?? 0) * delta[axis]!;
  }
  return point;
}

function placesOf(node: Node, world: number[]): number[][] {
  const instances = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
  if (!instances) return [world];
  const count = instances.listAttributes()[0]?.getCount() ?? 0;
  const value = (name: string, index: number, fallback: number[]) =>
    instances.getAttribute(name)?.getElement(index, [...fallback]) ?? fallback;
  return Array.from({ length: count }, (_, index) =>
    times(
      world,
      trs(
        value('TRANSLATION', index, [0, 0, 0]),
        value('ROTATION', index, [0, 0, 0, 1]),
        value('SCALE', index, [1, 1, 1]),
      ),
    ),
  );
}

function skinMatrix(palette: number[][], primitive: Primitive, index: number): number[] {
  const total = new Array<number>(16).fill(0);
  let sum = 0;
  for (let set = 0; primitive.getAttribute(`JOINTS_${set}`); set++) {
    const indices = primitive.getAttribute(`JOINTS_${set}`)!.getElement(index, [0, 0, 0, 0]);
    const weights = primitive.getAttribute(`WEIGHTS_${set}`)!.getElement(index, [0, 0, 0, 0]);
    for (const k of [0, 1, 2, 3]) {
      if (weights[k] === 0) continue;
      const matrix = palette[indices[k]!]!;
      for (let e = 0; e < 16; e++) total[e]! += weights[k]! * matrix[e]!;
      sum += weights[k]!;
    }
  }
  return total.map((entry) => entry / sum);
}

function apply(m: number[], [x, y, z]: number[]): number[] {
  return [0, 1, 2].map((row) => m[row]! * x! + m[row + 4]! * y! + m[row + 8]! * z! + m[row + 12]!);
}

function times(a: number[], b: number[]): number[] {
  const product: number[] = [];
  for (let i = 0; i < 16; i++) {
    const [row, column] = [i % 4, i - (i % 4)];
    product.push([0, 1, 2, 3].reduce((sum, k) => sum + a[row + 4 * k]! * b[column + k]!, 0));
  }
  return product;
}

/** Columns are the rotated, scaled axes. */
function trs(t: number[], q: number[], s: number[]): number[] {
  const turn = (v: number[]) => {
    const u = q.slice(0, 3);
    const c = cross(u, v).map((value, axis) => value + q[3]! * v[axis]!);
    return cross(u, c).map((value, axis) => v[axis]! + 2 * value);
  };
  const axes = [0, 1, 2].map((axis) => turn([0, 1, 2].map((k) => (k === axis ? s[axis]! : 0))));
  return [...axes.flatMap((axis) => [...axis, 0]), ...t, 1];
}

function cross(a: number[], b: number[]): number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}
