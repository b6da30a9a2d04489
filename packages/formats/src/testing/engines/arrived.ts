import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import {
  Box3,
  type Group,
  Loader,
  LoadingManager,
  Matrix4,
  type Mesh,
  type Object3D,
  type SkinnedMesh,
  Texture,
  Vector3,
} from 'three';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { readWithAssimp } from '../reference/read-with-assimp.ts';

/** What of a file arrived in a program, at rest, in metres and the axes of glTF. */
export interface Arrived {
  readonly min: readonly number[];
  readonly max: readonly number[];
  /** Names of nodes, joints included. */
  readonly names: readonly string[];
  readonly triangles: number;
  /** Name and seconds, by name. */
  readonly clips: readonly (readonly [name: string, seconds: number])[];
  /** Joints that move vertices. */
  readonly joints: number;
  /** Most sets of texture coordinates of a mesh. */
  readonly coordinates: number;
  readonly pictures: number;
}

/** What is in a GLB, by its own report and JSON. */
export async function inFile(glb: Uint8Array): Promise<Arrived> {
  const { bounds, triangles, clips } = await inspectModel(bytesSource(glb));
  const { json } = glbParts<{
    nodes: { name: string; mesh?: number; skin?: number }[];
    skins?: { joints: number[] }[];
    meshes: { primitives: { attributes: Record<string, number> }[] }[];
    images?: unknown[];
  }>(glb);
  const attributes = json.meshes.flatMap(({ primitives }) =>
    primitives.map((each) => Object.keys(each.attributes)),
  );
  return {
    min: bounds!.min,
    max: bounds!.max,
    names: json.nodes.map(({ name }) => name).sort(),
    triangles,
    clips: clips.map(({ name, seconds }) => [name, seconds] as const).sort(byName),
    joints: new Set(json.skins?.flatMap(({ joints }) => joints)).size,
    coordinates: Math.max(
      ...attributes.map((names) => names.filter((name) => /^TEXCOORD/.test(name)).length),
    ),
    pictures: json.images?.length ?? 0,
  };
}

/**
 * Imports files into one Blender, because its start takes longer than an import. FBX is read by the importer of scripts, or
 * by that of the library ufbx.
 */
export function inBlender(
  program: string,
  paths: readonly string[],
  { ufbx = false, pictures = false } = {},
): Arrived[] {
  const script = join(import.meta.dirname, 'read-in-blender.py');
  const flags = ['--background', '--factory-startup', '--python-exit-code', '3', '--python', script];
  const options = [ufbx ? 'ufbx' : 'scripts', pictures ? 'drawn' : 'bare'];
  const given = [...flags, '--', ...options, ...paths];
  const text = execFileSync(program, given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return [...text.matchAll(/^ARRIVED (.*)$/gm)].map(([, line]) => JSON.parse(line!) as Arrived);
}

interface AssimpNode {
  readonly name: string;
  /** By rows. */
  readonly transformation: readonly number[];
  readonly meshes?: readonly number[];
  readonly children?: readonly AssimpNode[];
}

interface AssimpMesh {
  readonly vertices: readonly number[];
  readonly faces: readonly (readonly number[])[];
  readonly texturecoords?: readonly unknown[];
  readonly bones?: readonly {
    readonly name: string;
    readonly offsetmatrix: readonly number[];
    readonly weights: readonly (readonly [vertex: number, weight: number])[];
  }[];
}

interface AssimpFile {
  readonly rootnode: AssimpNode;
  readonly meshes: readonly AssimpMesh[];
  readonly materials: readonly { readonly properties: readonly { key: string; value: unknown }[] }[];
  readonly animations?: readonly { name: string; duration: number; tickspersecond: number }[];
}

export async function inAssimp(path: string): Promise<Arrived> {
  const scene: unknown = await readWithAssimp(basename(path), new Uint8Array(readFileSync(path)));
  return shownByAssimp(scene as AssimpFile);
}

function shownByAssimp(scene: AssimpFile): Arrived {
  const worlds = new Map<string, Matrix4>();
  const shown: [AssimpMesh, Matrix4][] = [];
  const names: string[] = [];
  const visit = (node: AssimpNode, above: Matrix4): void => {
    const world = above.clone().multiply(matrixOfRows(node.transformation));
    names.push(node.name);
    worlds.set(node.name, world);
    for (const mesh of node.meshes ?? []) shown.push([scene.meshes[mesh]!, world]);
    for (const child of node.children ?? []) visit(child, world);
  };
  visit(scene.rootnode, new Matrix4());
  const box = new Box3();
  const joints = new Set<string>();
  for (const [mesh, world] of shown) {
    for (const { name } of mesh.bones ?? []) joints.add(name);
    for (const point of restPoints(mesh, world, worlds)) box.expandByPoint(point);
  }
  const textures = scene.materials.flatMap(({ properties }) =>
    properties.filter(({ key }) => key === '$tex.file').map(({ value }) => value),
  );
  return {
    ...extentOf(box),
    names: names.sort(),
    triangles: shown.reduce((sum, [{ faces }]) => sum + faces.filter((face) => face.length === 3).length, 0),
    clips: (scene.animations ?? [])
      .map(({ name, duration, tickspersecond }) => [name, duration / (tickspersecond || 1)] as const)
      .sort(byName),
    joints: joints.size,
    coordinates: Math.max(...scene.meshes.map(({ texturecoords }) => texturecoords?.length ?? 0)),
    pictures: new Set(textures).size,
  };
}

function restPoints(mesh: AssimpMesh, world: Matrix4, worlds: ReadonlyMap<string, Matrix4>): Vector3[] {
  const points = Array.from({ length: mesh.vertices.length / 3 }, (_, at) =>
    new Vector3().fromArray(mesh.vertices as number[], at * 3),
  );
  if (!mesh.bones?.length) return points.map((point) => point.applyMatrix4(world));
  const moved = points.map(() => new Vector3());
  for (const { name, offsetmatrix, weights } of mesh.bones) {
    const bone = worlds.get(name)!.clone().multiply(matrixOfRows(offsetmatrix));
    for (const [vertex, weight] of weights)
      moved[vertex]!.addScaledVector(points[vertex]!.clone().applyMatrix4(bone), weight);
  }
  return moved;
}

function matrixOfRows(rows: readonly number[]): Matrix4 {
  return new Matrix4().set(...(rows as Parameters<Matrix4['set']>));
}

/** Reads a file by the loaders of three.js; pictures are found and not decoded, which takes a browser. */
export async function inThree(path: string): Promise<Arrived> {
  const bytes = new Uint8Array(readFileSync(path));
  const manager = new LoadingManager();
  manager.addHandler(/./, new PictureNames(manager));
  let root: Group;
  let clips: readonly { name: string; duration: number }[];
  if (path.endsWith('.fbx')) {
    root = new FBXLoader(manager).parse(bytes.buffer, '');
    clips = root.animations;
  } else {
    const loader = new GLTFLoader().register(() => ({
      name: 'names',
      loadTexture: async () => new Texture(),
    }));
    const gltf = await loader.parseAsync(bytes.buffer, '');
    root = gltf.scene as Group;
    clips = gltf.animations;
  }
  root.updateMatrixWorld(true);
  const box = new Box3();
  const names: string[] = [];
  const joints = new Set<Object3D>();
  const pictures = new Set<Texture>();
  let [triangles, coordinates] = [0, 0];
  root.traverse((object) => {
    names.push(object.userData.originalName ?? object.userData.name ?? object.name);
    if (!('isMesh' in object)) return;
    const mesh = object as Mesh;
    const { index, attributes } = mesh.geometry;
    triangles += (index ?? attributes.position!).count / 3;
    const sets = Object.keys(attributes).filter((name) => /^uv\d?$/.test(name)).length;
    coordinates = Math.max(coordinates, sets);
    for (let vertex = 0; vertex < attributes.position!.count; vertex++)
      box.expandByPoint(mesh.getVertexPosition(vertex, new Vector3()).applyMatrix4(mesh.matrixWorld));
    for (const bone of (mesh as SkinnedMesh).skeleton?.bones ?? []) joints.add(bone);
    for (const material of [mesh.material].flat())
      for (const value of Object.values(material)) if (value instanceof Texture) pictures.add(value);
  });
  return {
    ...extentOf(box),
    names: names.sort(),
    triangles,
    clips: clips.map(({ name, duration }) => [name, duration] as const).sort(byName),
    joints: joints.size,
    coordinates,
    pictures: pictures.size,
  };
}

class PictureNames extends Loader<Texture> {
  override load(_: string, onLoad?: (texture: Texture) => void): Texture {
    const texture = new Texture();
    queueMicrotask(() => onLoad?.(texture));
    return texture;
  }
}

function extentOf(box: Box3): Pick<Arrived, 'min' | 'max'> {
  return { min: box.min.toArray(), max: box.max.toArray() };
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}
