import type { Kit } from '../kit.ts';
import { Shape } from '../shapes/shape.ts';
import { forms } from './forms.ts';
import { place, readPiece } from './piece.ts';

/** Adds pieces such as `cyl .1 .5 @0,.2,0` to a part and slot of one name; `move` places each shape. */
export function addPieces(
  kit: Kit,
  slot: string,
  pieces: readonly string[],
  move: (shape: Shape) => Shape = (shape) => shape,
  part = slot,
): void {
  for (const text of pieces) {
    const piece = readPiece(text);
    const form = forms[piece.form];
    if (!form)
      throw new RangeError(`read a piece: "${piece.form}" is no form; use ${Object.keys(forms).join(', ')}.`);
    const made = form(kit, piece);
    const bySlot = made instanceof Shape ? { '': [made] } : made;
    for (const [own, shapes] of Object.entries(bySlot))
      kit.add(own || part, own || slot, ...place(shapes, piece.moves, kit).map(move));
  }
}

/** Adds clauses such as `metal: blade 1 .08; wood: cyl .02 .2` to one part. */
export function addClauses(kit: Kit, part: string, text: string, move: (shape: Shape) => Shape): void {
  for (const clause of text.split(';')) {
    const [slot = '', pieces = ''] = clause.split(':').map((side) => side.trim());
    if (slot !== '') addPieces(kit, slot, pieces.split(' + '), move, part);
  }
}
