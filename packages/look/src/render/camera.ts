/** A pinhole camera. Axes are unit vectors in world space; `back` points from the subject to the eye. */
export interface Camera {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly back: Vector;
  /** Pixels per unit of x/depth: half the picture's width over the tangent of half the opening angle. */
  readonly focal: number;
  readonly size: number;
}

export type Vector = readonly [number, number, number];

export interface View {
  /** Degrees around the upright axis from +Z towards +X. */
  readonly azimuth: number;
  /** Degrees above the horizon. */
  readonly elevation: number;
  /**
   * Opening angle of the camera, in degrees; a small one draws nearly in parallel.
   * @default 28
   */
  readonly lens?: number;
}

/** Names of views. The front of a glTF model faces +Z; `right` is the view from +X, as in modelling programs. */
export const views = {
  front: { azimuth: 0, elevation: 0 },
  back: { azimuth: 180, elevation: 0 },
  left: { azimuth: -90, elevation: 0 },
  right: { azimuth: 90, elevation: 0 },
  top: { azimuth: 0, elevation: 90 },
  bottom: { azimuth: 0, elevation: -90 },
  'three-quarter': { azimuth: 32, elevation: 18 },
} as const satisfies Readonly<Record<string, View>>;

export type ViewName = keyof typeof views;

/** Returns the pixel of a point, x to the right and y down, and the inverse of its distance along the view. */
export function pointOnPicture(camera: Camera, [px, py, pz]: Vector): Vector {
  const { eye, right, up, back, focal, size } = camera;
  const [x, y, z] = [px - eye[0], py - eye[1], pz - eye[2]];
  const nearness = -1 / (back[0] * x + back[1] * y + back[2] * z);
  return [
    size / 2 + (right[0] * x + right[1] * y + right[2] * z) * nearness * focal,
    size / 2 - (up[0] * x + up[1] * y + up[2] * z) * nearness * focal,
    nearness,
  ];
}

/**
 * Places the camera so that all points fill the square picture up to the margin.
 * @param margin share of half the picture left free on each side, 0 to 1
 */
export function frameCamera(positions: Float32Array, view: View, size: number, margin: number): Camera {
  const azimuth = (view.azimuth * Math.PI) / 180;
  const elevation = (view.elevation * Math.PI) / 180;
  const back: Vector = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const right: Vector = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  const up: Vector = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  const halfAngleTangent = Math.tan(((view.lens ?? 28) / 2) * (Math.PI / 180));
  const reach = halfAngleTangent * (1 - margin);
  const across = fitAxis(positions, right, back, reach);
  const upward = fitAxis(positions, up, back, reach);
  const depth = Math.max(across.depth, upward.depth, 1e-6);
  const eye = [0, 1, 2].map((k) => right[k]! * across.centre + up[k]! * upward.centre + back[k]! * depth);
  return { eye: [eye[0]!, eye[1]!, eye[2]!], right, up, back, focal: size / 2 / halfAngleTangent, size };
}

/** Intersects the two limiting lines of sight along one axis, which gives the nearest eye that sees every point. */
function fitAxis(
  positions: Float32Array,
  axis: Vector,
  back: Vector,
  reach: number,
): { centre: number; depth: number } {
  let plus = Number.NEGATIVE_INFINITY;
  let minus = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!;
    const y = positions[i + 1]!;
    const z = positions[i + 2]!;
    const along = axis[0] * x + axis[1] * y + axis[2] * z;
    const near = (back[0] * x + back[1] * y + back[2] * z) * reach;
    plus = Math.max(plus, along + near);
    minus = Math.max(minus, near - along);
  }
  return { centre: (plus - minus) / 2, depth: (plus + minus) / 2 / reach };
}
