import { expect, it } from 'vitest';
import { generate } from '../../text-to-3d/generate.ts';
import { findBody } from './find-body.ts';

const made = async (prompt: string) =>
  (await generate({ prompt, seed: 1, texture: null, detail: 0.5 })).document;

it.each(['a hedgehog', 'an armadillo', 'a mole', 'a seal', 'a snake'])(
  'says that %s lies on its belly, and that legs must carry the body',
  async (prompt) => {
    const document = await made(prompt);
    expect(() => findBody(document)).toThrow(
      /: it lies on its belly, or on another rounded underside, and a rig needs legs that carry the body\. Send a body /,
    );
  },
);

it.each(['a chest', 'a tree', 'a streetlamp'])(
  'counts the parts that %s stands on, which has no belly',
  async (prompt) => {
    const document = await made(prompt);
    expect(() => findBody(document)).toThrow(/: it stands on 1 part, /);
  },
);
