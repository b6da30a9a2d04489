import type { Kit } from '../kit.ts';
import type { Shape } from '../shapes/shape.ts';
import type { Pieces, PieceWords } from './piece.ts';

/** A form of the piece language: from its words to shapes. */
export type Form = (kit: Kit, words: PieceWords) => Pieces | Shape;
