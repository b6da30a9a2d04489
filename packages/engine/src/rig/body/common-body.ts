import { cellCentre, type VoxelBody } from './voxel-body.ts';

/** Returns the part of a body between two depths that exists on both sides of x, which excludes a sword or a shield. */
export function commonBody(body: VoxelBody, x: number, back: number, front: number): VoxelBody {
  const { nx, step, origin } = body;
  const solid = new Uint8Array(body.solid.length);
  const depth = new Float32Array(solid.length);
  for (let cell = 0; cell < solid.length; cell++) {
    if (!body.solid[cell]) continue;
    const [px, , z] = cellCentre(body, cell);
    const i = Math.floor((2 * x - px - origin[0]) / step);
    const other = cell - (cell % nx) + i;
    if (z < back || z > front || i < 0 || i >= nx || !body.solid[other]) continue;
    solid[cell] = 1;
    depth[cell] = Math.min(body.depth[cell]!, body.depth[other]!);
  }
  return { ...body, solid, depth };
}
