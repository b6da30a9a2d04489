import { Quaternion, Vector3 } from 'three';

/** Largest extension of a limb as a share of its length; fully straight, its hinge has no direction. */
export const straightest = 0.997;

export interface Limb {
  readonly upper: number;
  readonly lower: number;
  readonly length: number;
  /** Rest orientation of the bones: columns along the bone and along the hinge. */
  readonly restUpper: Quaternion;
  readonly restLower: Quaternion;
}

/** Creates a limb at rest from its joints and the direction of its middle joint. */
export function limb(root: Vector3, middle: Vector3, tip: Vector3, pole: Vector3): Limb {
  const along = middle.clone().sub(root);
  const below = tip.clone().sub(middle);
  return {
    upper: along.length(),
    lower: below.length(),
    length: along.length() + below.length(),
    restUpper: frame(along, along.clone().cross(pole)),
    restLower: frame(below, below.clone().cross(pole)),
  };
}

/** Returns the rotations of the bones that move the limb's end to the target, its middle towards the pole. */
export function bend(
  { upper, lower, restUpper, restLower, length }: Limb,
  root: Vector3,
  target: Vector3,
  pole: Vector3,
): { upper: Quaternion; lower: Quaternion; normal: Vector3; middle: Vector3; tip: Vector3 } {
  const reach = target.clone().sub(root);
  const distance = Math.max(
    Math.abs(upper - lower) * 1.02 + length * 0.02,
    Math.min(length * straightest, reach.length() || length * 0.5),
  );
  const along = reach.lengthSq() > 1e-12 ? reach.normalize() : new Vector3(0, -1, 0);
  const side = pole.clone().addScaledVector(along, -pole.dot(along));
  if (side.lengthSq() < 1e-8) side.set(0, 0, 1).addScaledVector(along, -along.z);
  side.normalize();
  const cosine = (upper * upper + distance * distance - lower * lower) / (2 * upper * distance);
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const middle = root
    .clone()
    .addScaledVector(along, Math.cos(angle) * upper)
    .addScaledVector(side, Math.sin(angle) * upper);
  const tip = root.clone().addScaledVector(along, distance);
  const normal = along.clone().cross(side).normalize();
  return {
    upper: frame(middle.clone().sub(root), normal).multiply(restUpper.clone().invert()),
    lower: frame(tip.clone().sub(middle), normal).multiply(restLower.clone().invert()),
    normal,
    middle,
    tip,
  };
}

/** Returns the rotation whose x axis runs along the bone and whose y axis runs along the hinge. */
function frame(along: Vector3, hinge: Vector3): Quaternion {
  const x = along.clone().normalize();
  const y = hinge.clone().addScaledVector(x, -hinge.dot(x)).normalize();
  const z = x.clone().cross(y);
  return quaternionOf(x, y, z);
}

function quaternionOf(x: Vector3, y: Vector3, z: Vector3): Quaternion {
  const trace = x.x + y.y + z.z;
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    return new Quaternion((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4);
  }
  if (x.x > y.y && x.x > z.z) {
    const s = 2 * Math.sqrt(1 + x.x - y.y - z.z);
    return new Quaternion(s / 4, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s);
  }
  if (y.y > z.z) {
    const s = 2 * Math.sqrt(1 + y.y - x.x - z.z);
    return new Quaternion((y.x + x.y) / s, s / 4, (z.y + y.z) / s, (z.x - x.z) / s);
  }
  const s = 2 * Math.sqrt(1 + z.z - x.x - y.y);
  return new Quaternion((z.x + x.z) / s, (z.y + y.z) / s, s / 4, (x.y - y.x) / s);
}
