import type { Manifold } from 'manifold-3d';
import { inflate } from '../image-to-3d/inflate.ts';
import { framedPanel } from '../image-to-3d/relief/framed-panel.ts';
import { JobError } from '../job/job-error.ts';
import { meshOfParts } from '../print/mesh/print-mesh.ts';
import type { Kernel } from '../print/solid/kernel.ts';
import { voxelWrap } from '../print/solid/voxel-wrap.ts';
import type { Design } from './design.ts';
import type { PictureFrame } from './product.ts';

/** The subject inflated to a solid, and the position of the design's paint on it. */
export interface ReliefSolid {
  readonly solid: Manifold;
  readonly frame: PictureFrame;
}

/**
 * Returns a solid in millimetres, standing on y = 0, centred, facing +Z.
 * @param sizeOf millimetres per pixel, given the extent in pixels
 * @throws JobError `unreadable_image` when there is no outline
 */
export function reliefSolid(
  kernel: Kernel,
  { subject }: Design,
  sizeOf: (extent: readonly [number, number, number]) => number,
  cells: number = standardCells,
): ReliefSolid {
  const { positions, indices } = subject.by === 'frame' ? framedPanel(subject) : inflate(subject, cells);
  if (indices.length === 0) {
    throw new JobError(
      'unreadable_image',
      'read picture: no outline was found; send one with a clear subject.',
    );
  }
  const raw = closed(
    kernel,
    positions.map((value, i) => (i % 3 === 1 ? -value : value)),
    indices,
  );
  const { min, max } = raw.boundingBox();
  const scale = sizeOf([max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
  const middle = (min[0] + max[0]) / 2;
  return {
    solid: raw.translate([-middle, -min[1], 0]).scale(scale),
    frame: {
      left: -middle * scale,
      bottom: (-subject.height - min[1]) * scale,
      width: subject.width * scale,
      height: subject.height * scale,
    },
  };
}

const standardCells = 88;

/** Returns the relief unchanged, or a skin around it where the outline touches itself. */
function closed(kernel: Kernel, positions: Float32Array, indices: Uint32Array): Manifold {
  try {
    const mesh = new kernel.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices });
    mesh.merge();
    const made = new kernel.Manifold(mesh);
    if (made.status() === 'NoError' && made.volume() > 0) return made;
  } catch {
    // The relief is not a closed solid; wraps it below.
  }
  const part = {
    object: 'relief',
    material: null,
    positions,
    normals: null,
    uvs: null,
    colors: null,
    indices,
  };
  return voxelWrap(kernel, meshOfParts([part]));
}
