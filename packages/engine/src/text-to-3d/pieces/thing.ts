import { type Look, type MaterialName, materials } from '../../content/materials.ts';
import { colors } from '../colors.ts';
import { createKit, type Kit } from '../kit.ts';
import { plans } from '../plans/plans.ts';
import { createRandom } from '../random.ts';
import type { Subject } from '../subject.ts';
import { addPieces } from './add-pieces.ts';

/** One clause of a line: pieces of a slot, or a body plan with its parameters. */
type Clause =
  | { readonly slot: string; readonly pieces: readonly string[] }
  | { readonly plan: string; readonly words: readonly string[] };

/**
 * Reads a table of subjects, one a line: `names | height in metres | surfaces | clauses`. A clause is `slot: piece + piece`
 * or a body plan with parameters; clauses end with a semicolon. Lines that begin with # are comments.
 */
export function readTable(text: string): Subject[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): Subject {
  const [names = '', height = '', surfaces = '', clauses = ''] = line.split('|').map((part) => part.trim());
  const words = names.split(',').map((word) => word.trim());
  const read = clauses
    .split(';')
    .flatMap((clause) => (clause.trim() === '' ? [] : [readClause(clause.trim())]));
  const subject = {
    name: words[0]!.replaceAll(' ', '_'),
    words,
    height: Number(height),
    looks: looksOf(line, surfaces, read),
    build: (kit: Kit) => build(read, varied(kit)),
  };
  if (!(subject.height > 0) || read.length === 0)
    throw new RangeError(`read the line "${line}": write names | height | surfaces | clauses.`);
  let tile: number | undefined;
  return Object.defineProperty(subject, 'tile', {
    enumerable: true,
    get: () => (tile ??= tileOf(subject.build)),
  });
}

function readClause(text: string): Clause {
  const slot = /^(\w+):/.exec(text)?.[1];
  if (slot === undefined) {
    const [plan = '', ...words] = text.split(/\s+/);
    return { plan, words };
  }
  return { slot, pieces: text.slice(slot.length + 1).split(' + ') };
}

/** Surfaces that forms of several slots use where a line does not name them. */
const usualLooks: Readonly<Record<string, Look>> = {
  tyre: 'rubber',
  hub: 'steel',
  cap: ['steel', '#8d939b'],
  white: ['ceramic', '#f6f4ee'],
  pupil: ['rubber', '#16130f'],
  dark: ['rubber', '#1d1a19'],
  lamp: ['light', '#fff0b8'],
  wheels: 'iron',
  eyes: ['rubber', '#16130f'],
};

function looksOf(line: string, surfaces: string, clauses: readonly Clause[]): Record<string, Look> {
  const own: Record<string, Look> = {};
  for (const surface of surfaces.split(',')) {
    const [slot = '', material = slot, color] = surface.trim().split(/\s+/);
    if (!(material in materials))
      throw new RangeError(`read the line "${line}": "${material}" is no material.`);
    own[slot] = color ? [material as MaterialName, color] : (material as MaterialName);
  }
  const planned = clauses.map((clause) => ('plan' in clause ? planOf(clause.plan).looks : {}));
  const looks: Record<string, Look> = { ...Object.assign({}, ...planned), ...own };
  for (const clause of clauses) {
    if (!('slot' in clause) || clause.slot in looks || clause.slot in usualLooks) continue;
    looks[clause.slot] = lookOfName(clause.slot, line);
  }
  return { ...looks, ...missing(usualLooks, looks) };
}

/** A slot with the name of a material or a colour needs no surface. */
function lookOfName(slot: string, line: string): Look {
  if (slot in materials) return slot as MaterialName;
  if (slot in colors) return ['paint', colors[slot]!];
  throw new RangeError(`read the line "${line}": the slot "${slot}" has no surface; add "${slot} material".`);
}

function missing(looks: Readonly<Record<string, Look>>, own: Record<string, Look>): Record<string, Look> {
  return Object.fromEntries(Object.entries(looks).filter(([slot]) => !(slot in own)));
}

function planOf(name: string) {
  const plan = plans[name];
  if (!plan)
    throw new RangeError(`read a clause: "${name}" is no body plan; use ${Object.keys(plans).join(', ')}.`);
  return plan;
}

function build(clauses: readonly Clause[], kit: Kit): void {
  for (const clause of clauses) {
    if ('plan' in clause) {
      planOf(clause.plan).build(kit, clause.words);
      continue;
    }
    addPieces(kit, clause.slot, clause.pieces);
  }
}

/** Makes the width vary a little with the seed. */
function varied(kit: Kit): Kit {
  const wide = kit.random.between(0.96, 1.04);
  const add: Kit['add'] = (part, slot, ...shapes) =>
    kit.add(part, slot, ...shapes.map((shape) => shape.scale(wide, 1, 1)));
  // A spread would read the pose, which marks the form as depending on it.
  return Object.create(kit, { add: { value: add } }) as Kit;
}

/** Half of the longest side in build units, measured on the coarsest form. */
function tileOf(grown: (kit: Kit) => void): number {
  const { kit, parts } = createKit({
    tile: 1,
    detail: 0.2,
    faceted: false,
    random: createRandom(1),
    pose: 'rest',
  });
  grown(kit);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { surfaces } of parts.values())
    for (const shapes of surfaces.values())
      for (const { positions } of shapes)
        positions.forEach((value, i) => {
          low[i % 3] = Math.min(low[i % 3]!, value);
          high[i % 3] = Math.max(high[i % 3]!, value);
        });
  return Math.max(...high.map((value, k) => value - low[k]!)) / 2;
}
