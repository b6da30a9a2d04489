import { type Row, refuse } from '../../content/read-rows.ts';
import type { Kit } from '../kit.ts';
import { Shape } from '../shapes/shape.ts';
import { forms, takes } from './forms.ts';
import { type Piece, type PieceWords, place, readPiece, sample } from './piece.ts';

/** Pieces of one part and one slot. */
export interface Clause {
  readonly part: string;
  readonly slot: string;
  readonly pieces: readonly Piece[];
}

/** Reads a clause such as `metal: blade 1 .08 + box .2 .1`, or `lid.metal: ...` where the part has a name of its own. */
export function readClause(row: Pick<Row, 'place'>, text: string, names: readonly string[] = []): Clause {
  const [, part = '', slot = part] = /^([\w/]+)(?:\.(\w+))?:/.exec(text) ?? [];
  const pieces = text.slice(text.indexOf(':') + 1).split(/\s\+\s/);
  return { part, slot, pieces: pieces.map((piece) => checked(row, readPiece(row, piece, names), names)) };
}

/** Refuses a form that does not exist, and words that it does not take. */
function checked(row: Pick<Row, 'place'>, piece: Piece, names: readonly string[]): Piece {
  const { form } = piece;
  const words = takes[form]?.split(' ');
  if (!words) refuse(row, form, `is no form; use ${Object.keys(forms).join(', ')}`);
  const { args } = piece.words(sample([...names, 'i']));
  const given = { numbers: 0, points: 0 };
  for (const arg of args) {
    const size = arg.split(',').length;
    const isFlag = arg === '~' || arg === 'level' || arg === '/';
    if (
      isFlag
        ? !words.includes(arg)
        : size > 1 && !words.some((word) => word.startsWith('x,') && word.split(',').length === size)
    )
      refuse(row, arg, `is nothing that ${form} takes; write ${form} ${takes[form]}`);
    if (!isFlag) given[size > 1 ? 'points' : 'numbers'] += 1;
  }
  const numbers = words.filter((word) => /^\w+\??$/.test(word) && word !== 'level');
  const least = numbers.filter((word) => !word.endsWith('?')).length;
  if (
    given.numbers < least ||
    given.numbers > numbers.length ||
    given.points < words.filter((word) => word.startsWith('x,')).length
  )
    refuse(row, `${form} ${args.join(' ')}`, `has too few or too many numbers; write ${form} ${takes[form]}`);
  return piece;
}

/** Adds the pieces of a clause; `move` places each shape, and `part` replaces the clause's own. */
export function addClause(
  kit: Kit,
  { part, slot, pieces }: Clause,
  values: Readonly<Record<string, number>> = {},
  move: (shape: Shape) => Shape = (shape) => shape,
): void {
  const [first = '', second] = part.split('/');
  const stem = first.replace(/[a-z]+$/, '');
  for (const piece of pieces)
    for (let i = 0; i < piece.times; i++) {
      const words = piece.words({ random: kit.random, values: { ...values, i } });
      for (const [own, shapes] of Object.entries(shapesOf(kit, words))) {
        const placed = place(shapes, words, kit).map(move);
        kit.add(own || first, own || slot, ...placed);
        if (second !== undefined)
          kit.add(own || stem + second, own || slot, ...placed.map((shape) => shape.mirror('x')));
      }
    }
}

function shapesOf(kit: Kit, words: PieceWords): Readonly<Record<string, readonly Shape[]>> {
  const made = forms[words.form]!(kit, words);
  return made instanceof Shape ? { '': [made] } : made;
}
