import type { Kit } from '../../kit.ts';
import type { Shape } from '../../shapes/shape.ts';
import type { BeastBody } from './beast.ts';

/** Adds a shape at the centre of the head to the surface of a slot. */
type Put = (slot: string, shape: Shape) => void;

export function addEars({ sphere, cone }: Kit, { skull, words }: BeastBody, put: Put): void {
  const kind = words.word('ears', 'pointed');
  const size = skull * words.number('ear', 1);
  for (const side of [-1, 1]) {
    const ear = (shape: Shape, slot = 'coat'): void =>
      put(slot, shape.move(side * skull * 0.62, skull * 0.62, -skull * 0.15));
    if (kind === 'pointed') {
      ear(
        cone(size * 0.42, size * 0.95, { segments: 10 })
          .scale(1, 1, 0.5)
          .turn('z', side * -16),
      );
      ear(
        cone(size * 0.26, size * 0.7, { segments: 10 })
          .scale(1, 1, 0.5)
          .turn('z', side * -16)
          .move(0, size * 0.02, size * 0.12),
        'belly',
      );
    } else if (kind === 'dark')
      ear(
        sphere(size * 0.42)
          .scale(1, 1, 0.5)
          .move(side * size * 0.15, size * 0.1, 0),
        'mark',
      );
    else if (kind === 'round') {
      ear(
        sphere(size * 0.42)
          .scale(1, 1, 0.5)
          .move(side * size * 0.15, size * 0.1, 0),
      );
      ear(
        sphere(size * 0.26)
          .scale(1, 1, 0.5)
          .move(side * size * 0.15, size * 0.1, size * 0.12),
        'belly',
      );
    } else if (kind === 'long') {
      ear(
        sphere(size * 0.3)
          .scale(0.85, 3, 0.5)
          .move(0, size * 0.8, 0)
          .turn('z', side * -10),
      );
      ear(
        sphere(size * 0.18)
          .scale(0.85, 3.4, 0.5)
          .move(0, size * 0.8, size * 0.1)
          .turn('z', side * -10),
        'belly',
      );
    } else if (kind === 'side')
      ear(
        sphere(size * 0.3)
          .scale(1.7, 0.8, 0.5)
          .turn('z', side * 12)
          .move(side * size * 0.5, -size * 0.12, 0),
      );
    else if (kind === 'floppy')
      ear(
        sphere(size * 0.42)
          .scale(0.4, 1.5, 0.75)
          .turn('z', side * 12)
          .move(side * size * 0.38, -size * 0.45, 0),
        'mark',
      );
    else if (kind === 'fan')
      ear(
        sphere(size * 0.95)
          .scale(0.85, 1.1, 0.14)
          .turn('y', side * -22)
          .move(side * size * 0.85, -size * 0.35, -size * 0.1),
      );
  }
}
