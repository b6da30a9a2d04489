import type { Material } from '@gltf-transform/core';
import { smoothNormals } from '@meshwright/formats/mesh';
import { srgbToLinear } from '@meshwright/gltf/math';
import { Vector3 } from 'three';
import { JobError } from '../../job/job-error.ts';
import { faceColors } from '../color/face-colors.ts';
import { faceTree } from '../mesh/bvh.ts';
import { connectedFaces } from '../mesh/connected-faces.ts';
import { edgeTable } from '../mesh/edge-table.ts';
import { facePlaces, meshOfParts, type PrintMesh } from '../mesh/print-mesh.ts';
import { repairMesh } from '../mesh/repair/repair-mesh.ts';
import type { Kernel } from './kernel.ts';
import { type Solid, solidOf } from './solid.ts';
import { solidPieces } from './solid-pieces.ts';
import { voxelWrap } from './voxel-wrap.ts';

/** A model as a closed solid. */
export interface PrintSolid extends Solid {
  /** Whether a skin replaces its own faces. */
  readonly wrapped: boolean;
  /** Openings wide enough to be meant that were closed. */
  readonly closedOpenings: number;
  /** Share of the model's size over which open edges were welded; null for the usual hundred-thousandth. */
  readonly welded: number | null;
}

export interface PrintSolidOptions {
  /**
   * What a solid of its own faces has to be.
   * @default any that encloses a volume
   */
  isSound?(solid: Solid): boolean;
  /**
   * Whether only the shape is needed; normals, coordinates and colours of its own faces are left out.
   * @default false
   */
  readonly bare?: boolean;
}

/** Shares of the model's size over which open edges are welded, before a skin replaces the faces. */
const widerWelds = [1e-4, 1e-3];

/**
 * Makes a closed solid of a mesh: its own faces with holes and edges repaired, welded further where they enclose nothing
 * or are not sound, or a voxel skin around them with their colours.
 * @throws JobError `no_geometry` when no part has an inside
 */
export async function printSolid(
  kernel: Kernel,
  mesh: PrintMesh,
  family: string,
  { isSound = () => true, bare = false }: PrintSolidOptions = {},
): Promise<PrintSolid> {
  let first: PrintSolid | null = null;
  for (const welded of [null, ...widerWelds]) {
    const repaired = repairMesh(kernel, mesh, welded ?? undefined);
    const solid = solidOf(kernel, repaired, bare);
    if (!solid) continue;
    const made = { ...solid, wrapped: false, closedOpenings: repaired.closedOpenings, welded };
    if (isSound(solid)) return made;
    first ??= made;
  }
  return first ?? skinSolid(kernel, mesh, family);
}

/**
 * Returns a voxel skin around a mesh, with its colours.
 * @throws JobError `no_geometry` when no part has an inside
 */
export async function skinSolid(kernel: Kernel, mesh: PrintMesh, family: string): Promise<PrintSolid> {
  const skin = solidOf(kernel, await paintedSkin(kernel, mesh));
  // Around open sheets the skin falls apart into more pieces than the model has.
  if (skin && skin.manifold.decompose().length <= partCount(mesh))
    return { ...skin, wrapped: true, closedOpenings: 0, welded: null };
  throw new JobError(
    'no_geometry',
    `run ${family}: the model's faces enclose no volume; give them a thickness, or send a closed model.`,
  );
}

function partCount(mesh: PrintMesh): number {
  const faces = facePlaces(mesh);
  return connectedFaces(faces.length / 3, edgeTable(faces)).count;
}

/** Returns the solid's faces with their materials as a mesh. */
export function meshOfSolid(solid: Solid): PrintMesh {
  const pieces = solidPieces(solid.manifold, solid.partOf);
  return meshOfParts(
    pieces.map(({ part, ...piece }) => ({
      ...piece,
      object: part?.name ?? 'cut',
      material: part?.material ?? null,
    })),
  );
}

async function paintedSkin(kernel: Kernel, mesh: PrintMesh): Promise<PrintMesh> {
  const { vertProperties, triVerts, numProp } = voxelWrap(kernel, mesh).getMesh();
  const positions = Float32Array.from(
    { length: (vertProperties.length / numProp) * 3 },
    (_, i) => vertProperties[Math.floor(i / 3) * numProp + (i % 3)]!,
  );
  const palette = await faceColors(mesh);
  const tree = faceTree(mesh);
  const colors = new Float32Array((positions.length / 3) * 4).fill(1);
  const point = new Vector3();
  for (let v = 0; v * 3 < positions.length; v++) {
    const hit = tree.closestPointToPoint(point.fromArray(positions, v * 3));
    for (let k = 0; k < 3; k++)
      colors[v * 4 + k] = srgbToLinear(palette[(hit?.faceIndex ?? 0) * 3 + k]! / 255);
  }
  const indices = Uint32Array.from(triVerts);
  const normals = smoothNormals(positions, indices);
  const material: Material | null = null;
  return meshOfParts([{ object: 'skin', material, positions, normals, uvs: null, colors, indices }]);
}
