type Vector = readonly [number, number, number];

/**
 * Where the middle of a closed left hand is, and how it is turned, judged from the picture and the sizes of the hand's mesh, or
 * from the places of its bones as of a person's hand, before any code was asked. The right hand is its mirror image. In the space
 * of the file at rest; bodies face +z.
 */
export interface JudgedHand {
  readonly fist: Vector;
  /** Out at the thumb's side. */
  readonly thumb: Vector;
  /** Out at the back of the hand. */
  readonly back: Vector;
  /** Height of the body as a person of 1.8 m would have it, in units of the file. */
  readonly height: number;
}

const forward: Vector = [0, 0, 1];
const up: Vector = [0, 1, 0];
/** Of an arm held 45 degrees below the horizontal. */
const aslant: Vector = [Math.SQRT1_2, Math.SQRT1_2, 0];

export const judgedHands = {
  // A block of 13 cm from the wrist on, its palm side inwards.
  'ours: a person': { fist: [0.604, 0.948, -0.02], thumb: forward, back: aslant, height: 1.8 },
  // The gauntlet hides the wrist; the fist is the ball at its end.
  'ours: a knight': { fist: [0.757, 1.231, 0.038], thumb: forward, back: up, height: 1.8 },
  // Four prongs; a bar lies at their roots.
  'ours: a robot': { fist: [0.911, 1.147, -0.026], thumb: forward, back: up, height: 1.8 },
  'Mixamo names, fingers': { fist: [0.755, 1.385, 0], thumb: forward, back: up, height: 1.75 },
  'Mixamo names, no fingers': { fist: [0.5795, 0.982, 0], thumb: forward, back: aslant, height: 1.75 },
  'KayKit, slots': { fist: [0.883, 1.049, 0], thumb: forward, back: up, height: 2.5 },
  'KayKit, bones alone': { fist: [0.883, 1.049, 0], thumb: forward, back: up, height: 2.5 },
  'Quaternius, adventurer': { fist: [0.697, 1.415, 0.09], thumb: forward, back: up, height: 1.83 },
  // A large ball at the end of the arm.
  'Quaternius, platformer': {
    fist: [0.95, 0.46, 0.105],
    thumb: [-0.2, 0.32, 0.93],
    back: [0.84, 0.54, 0],
    height: 3.55,
  },
  VRM: { fist: [0.6795, 1.247, 0], thumb: forward, back: up, height: 1.6 },
} as const satisfies Readonly<Record<string, JudgedHand>>;
