import { Vector3 } from 'three';
import type { FittedBody } from '../../rig/body/fitted-body.ts';
import { type JointFact, skeletons } from '../../rig/skeletons.ts';
import { type Limb, limb } from '../gait/limb.ts';

/** A side of the body: beginning of its joints' names, letter of its pose channels, direction of its x. */
export interface Side {
  readonly index: 0 | 1;
  readonly name: 'Left' | 'Right';
  readonly letter: 'L' | 'R';
  readonly sign: 1 | -1;
}

export const sides: readonly Side[] = [
  { index: 0, name: 'Left', letter: 'L', sign: 1 },
  { index: 1, name: 'Right', letter: 'R', sign: -1 },
];

/** A fitted body at rest, with its limbs measured once for all poses. */
export interface BodyAtRest {
  readonly isQuadruped: boolean;
  readonly joints: readonly JointFact[];
  /** Returns the position of a joint at rest. The vector is shared: clone it before a change. */
  at(joint: string): Vector3;
  /** Left and right. */
  readonly legs: readonly Limb[];
  readonly arms: readonly Limb[];
  /** Mean of both legs, in the body's units. */
  readonly legLength: number;
  /** Returns the outermost points that move with a joint, at rest; none for a body without a mesh. */
  supports(joint: string): readonly Vector3[];
}

export function bodyAtRest(body: FittedBody): BodyAtRest {
  const rest = new Map([...body.joints].map(([name, point]) => [name, new Vector3(...point)]));
  const at = (joint: string): Vector3 => rest.get(joint)!;
  const legs = sides.map(({ name }) =>
    limb(at(`${name}UpLeg`), at(`${name}Leg`), at(`${name}Foot`), forward),
  );
  const arms = sides.map(({ name }) =>
    limb(at(`${name}Arm`), at(`${name}ForeArm`), at(`${name}Hand`), backward),
  );
  const supports = new Map(
    [...(body.supports ?? [])].map(([name, points]) => [name, points.map((point) => new Vector3(...point))]),
  );
  return {
    isQuadruped: body.kind === 'quadruped',
    joints: skeletons[body.kind],
    at,
    legs,
    arms,
    supports: (joint) => supports.get(joint) ?? [],
    legLength: (legs[0]!.length + legs[1]!.length) / 2,
  };
}

const forward = new Vector3(0, 0, 1);
const backward = new Vector3(0, 0, -1);
