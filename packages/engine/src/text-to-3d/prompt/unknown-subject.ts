import { hashText } from '../random.ts';
import type { Subject } from '../subject.ts';
import { blockLetters } from './block-letters.ts';
import { folded } from './translate.ts';

/**
 * Returns a plain shape for an unknown word, on a plinth with the word in raised letters; the shape depends on the word
 * alone.
 */
export function unknownSubject(word: string): Subject {
  const name = word.replace(/[^a-z0-9]+/g, '_').slice(0, 40) || 'object';
  return {
    name,
    words: [],
    height: 1,
    looks: { main: ['plaster', '#9fb3c8'], trim: 'stone', letters: ['plaster', '#2b2b33'] },
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
      const { bars, width } = blockLetters(folded(word).slice(0, 24));
      const block = Math.min(0.74 / width, 0.018);
      const letters = bars.map((bar) =>
        // Slightly apart, so that no two bars share an edge.
        box(bar.width * block - gap, block - gap, 0.012).move(
          (bar.x + bar.width / 2 - width / 2) * block,
          0.06 + (bar.y - 2) * block,
          0.404,
        ),
      );
      if (letters.length > 0) add('word', 'letters', ...letters);
      add('shape', 'main', shapes[hashText(name) % shapes.length]!().scale(size).move(0, 0.22, 0));
    },
  };
}

/** Metres between the bars of the letters. */
const gap = 0.0004;
