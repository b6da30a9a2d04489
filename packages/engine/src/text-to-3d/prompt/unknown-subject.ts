import { hashText } from '../random.ts';
import type { Subject } from '../subject.ts';

/** Returns a plain shape on a plinth for an unknown word; the shape depends on the word alone. */
export function unknownSubject(word: string): Subject {
  const name = word.replace(/[^a-z0-9]+/g, '_').slice(0, 40) || 'object';
  return {
    name,
    words: [],
    height: 1,
    looks: { main: ['plaster', '#9fb3c8'], trim: 'stone' },
    build({ box, sphere, cone, capsule, torus, cylinder, add, random }) {
      const size = random.between(0.9, 1.1);
      const shapes = [
        () => box(0.5, 0.5, 0.5, { bevel: 0.03 }).move(0, 0.25, 0),
        () => sphere(0.3).move(0, 0.3, 0),
        () => cone(0.3, 0.6, { segments: 32 }),
        () => capsule(0.2, 0.65),
        () => torus(0.22, 0.09).turn('x', 90).move(0, 0.31, 0),
        () => cylinder(0.25, 0.5, { bevel: 0.03, segments: 32 }),
      ];
      add(
        'plinth',
        'trim',
        box(0.8, 0.12, 0.8, { bevel: 0.02 }).move(0, 0.06, 0),
        box(0.66, 0.1, 0.66, { bevel: 0.02 }).move(0, 0.17, 0),
      );
      add('shape', 'main', shapes[hashText(name) % shapes.length]!().scale(size).move(0, 0.22, 0));
    },
  };
}
