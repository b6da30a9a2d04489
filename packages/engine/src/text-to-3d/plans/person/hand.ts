import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';

/** Half the thickness, half the width and the height of a palm, from inside the forearm to the knuckles. */
const palmRings = [
  [0.022, 0.025, 0.012],
  [0.026, 0.034, -0.034],
  [0.0265, 0.039, -0.056],
  [0.0265, 0.044, -0.085],
  [0.0265, 0.045, -0.112],
  [0.018, 0.039, -0.128],
] as const;

/** Where the fingers of a hand are across it, and how much shorter they are than the second one. */
const fingers: readonly (readonly [across: number, shorter: number])[] = [
  [0.032, 0.008],
  [0.011, 0],
  [-0.011, 0.004],
  [-0.031, 0.018],
];

/**
 * Returns the shapes of a hand below its wrist at the origin, thumb forwards and palm inwards: a fist around what it holds, a
 * mitten with a thumb, or four fingers and a thumb for the bodies of grown-up proportions.
 * @param side -1 right, 1 left
 */
export function handOf({ fine: { box, capsule, loft }, body }: Kit, side: number, isFist: boolean): Shape[] {
  const round = { segments: 6 };
  const palm = loft(
    palmRings.map(([thick, wide, y]) =>
      Array.from({ length: 8 }, (_, i): Point => {
        const angle = (i / 8) * 2 * Math.PI;
        return [thick * Math.cos(angle), y, wide * Math.sin(angle)];
      }),
    ),
    { crease: 80 },
  );
  const thumb = capsule(0.016, 0.06, round)
    .turn('x', isFist ? 70 : 42)
    .move(-side * 0.012, -0.075, 0.03);
  if (isFist) {
    // Fingers close around an axis that points forwards and up.
    const closed = fingers.map(([z]) =>
      capsule(0.0135, 0.05, round)
        .turn('z', 90)
        .move(0.025 - side * 0.016, -0.1, z),
    );
    return [palm, ...closed, thumb.move(0, -0.01, 0)];
  }
  if (body === 'heroic' || body === 'realistic')
    return [
      palm,
      ...fingers.map(([z, shorter]) =>
        capsule(0.0105, 0.085 - shorter, round)
          .move(0, -0.085 + shorter, 0)
          .turn('z', -side * 8)
          .turn('x', z * -150)
          .move(0, -0.072, z),
      ),
      thumb,
    ];
  const mitten = box(0.044, 0.085, 0.08, { bevel: 0.02 })
    .turn('z', -side * 8)
    .move(-side * 0.004, -0.15, 0);
  return [palm, mitten, thumb];
}

/**
 * Returns a bare forearm above its wrist at the origin, which goes over into the hand.
 * @param elbow radius at the elbow
 */
export function forearmOf({ lathe }: Kit, elbow: number): Shape {
  return lathe(
    [
      [0, -0.04],
      [0.035, -0.038],
      [0.037, -0.018],
      [0.039, 0.02],
      [0.042, 0.07],
      [elbow, 0.195],
      [elbow * 0.7, 0.229],
      [0, 0.243],
    ],
    { segments: 20, crease: 70 },
  );
}
