import type { TextureStyle } from './retexture-model.ts';
import { wordsStyle } from './words-style.ts';

/** Creates procedural materials from the words of a prompt. */
export function textureStyleFromWords(prompt: string, seed: number): TextureStyle {
  // Whether the words are understood does not depend on the model.
  const { understood, used } = wordsStyle(prompt, [], seed);
  const quoted = used.map((word) => `"${word}"`).join(', ');
  return {
    style: (parts, size) => wordsStyle(prompt, parts, seed, size / 2),
    standIn: understood
      ? `Stand-in, not a trained model: procedural materials and colours picked by the words ${quoted}.`
      : 'Stand-in, not a trained model: the prompt names no known material or colour, so the model has a plain one.',
  };
}
