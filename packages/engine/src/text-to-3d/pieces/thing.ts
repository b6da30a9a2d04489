import { type Look, type MaterialName, materials } from '../../content/materials.ts';
import { numbersOf, type Row, readRows, refuse } from '../../content/read-rows.ts';
import { colors } from '../colors.ts';
import { createKit, type Kit } from '../kit.ts';
import { bodyPlans, plans } from '../plans/plans.ts';
import { createRandom } from '../random.ts';
import type { Subject } from '../subject.ts';
import { addClause, type Clause, readClause } from './add-pieces.ts';
import { readValues, sample, type Values } from './piece.ts';

/** One line of a thing: pieces of a slot, a plan with its parameters, or the point that a part turns around. */
type Line =
  | Clause
  | { readonly plan: string; readonly words: readonly string[] }
  | { readonly hinge: string; readonly at: Values };

/** Numbers that a thing draws once, by name. */
type Varied = readonly (readonly [name: string, values: Values])[];

/**
 * Reads a table of subjects, each an entry `names | height in metres | surfaces | more`. Below it, one line each:
 *
 * - `slot: piece + piece`, or `part.slot: ...` for a part with a name of its own; `arm_left/right.slot: ...` builds the
 *   left one and its mirror image;
 * - a plan with its parameters: a body, or a tile of the ground;
 * - `vary name .1~.2 count 6|8`, numbers that the seed decides and pieces use;
 * - `hinge part x,y,z`, the point that a part turns around.
 *
 * `more` may be `tile .5`, the size of one repeat of the textures, and `lying`, how copies pile up. A thing that varies
 * nothing of its own, and is no tile, varies a little in width.
 * @param when when the lines below an entry are read: when its subject is first built, or now
 * @throws RangeError that names the table, the entry and the word, and says what to write
 */
export function readTable(table: string, text: string, when: 'built' | 'now' = 'built'): Subject[] {
  return readRows(table, text).map((row) => readThing(row, when));
}

function readThing(row: Row, when: 'built' | 'now'): Subject {
  const [names = '', height = '', surfaces = '', more = ''] = row.columns;
  const words = names.split(',').map((word) => word.trim());
  const [metres = 0] = numbersOf(row, height, 1, 'height in metres');
  if (!(metres > 0)) refuse(row, height, 'is no height; write metres above 0');
  if (row.below.length === 0)
    refuse(row, names, 'has no lines; write "slot: piece" below it, indented by two spaces');
  const [, tileSize, piles] =
    /^(?:tile (\S+?))?(?:,? ?(lying))?$/.exec(more) ??
    refuse(row, more, 'is unknown; write tile and a number, lying, or both with a comma between');
  let lines = when === 'now' ? readLines(row) : undefined;
  const plan = row.below.map((line) => line.split(/\s/, 1)[0]!).find((first) => first in bodyPlans);
  const figure = row.below.find((line) => line.startsWith('person '));
  const canDress = figure !== undefined && !/ bones\b/.test(figure);
  const [, wears] = /^person\b.*\btop=(\w+)/m.exec(row.below.join('\n')) ?? [];
  const subject = {
    name: words[0]!.replaceAll(' ', '_'),
    words,
    height: metres,
    looks: looksOf(row, surfaces),
    ...(piles && { piles: 'lying' as const }),
    ...(plan !== undefined && { plan }),
    ...(wears !== undefined && { wears }),
    ...(canDress && {
      worn: figure.split(/\s+/).slice(1),
      dressed: (more: readonly string[]) =>
        readThing(
          { ...row, below: row.below.map((line) => (line === figure ? `${line} ${more.join(' ')}` : line)) },
          when,
        ),
    }),
    build(kit: Kit) {
      lines ??= readLines(row);
      build(lines, kit);
    },
  };
  if (tileSize !== undefined)
    return { ...subject, tile: numbersOf(row, tileSize, 1, 'size of a texture')[0]! };
  let tile: number | undefined;
  return Object.defineProperty(subject, 'tile', {
    enumerable: true,
    get: () => (tile ??= tileOf(subject.build)),
  });
}

/** The lines below a thing, in their order. */
interface Lines {
  readonly varied: Varied;
  readonly built: readonly Line[];
}

function readLines(row: Row): Lines {
  const varied = row.below.flatMap((line) => (line.startsWith('vary ') ? readVaried(row, line) : []));
  const names = varied.map(([name]) => name);
  const built = row.below
    .filter((line) => !line.startsWith('vary '))
    .map((line) => readLine(row, line, names));
  return { varied, built };
}

function readVaried(row: Row, line: string): Varied {
  const [, ...words] = line.split(/\s+/);
  const varied: [string, Values][] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [name = '', range = ''] = [words[i], words[i + 1]];
    if (!/^[a-z]{2,}$/.test(name))
      refuse(row, name, 'is no name of a number; write two or more small letters');
    varied.push([
      name,
      readValues(
        row,
        range,
        varied.map(([before]) => before),
      ),
    ]);
    if (!/[~|]/.test(range))
      refuse(row, range, 'does not vary; write a range such as .1~.2, or choices such as 6|8');
  }
  return varied;
}

function readLine(row: Row, line: string, names: readonly string[]): Line {
  const [first = '', ...words] = line.split(/\s+/);
  if (first.endsWith(':')) return readClause(row, line, names);
  if (first === 'hinge') {
    const at = readValues(row, words[1] ?? '', names);
    if (at.at(sample(names)).length !== 3) refuse(row, line, 'is no hinge; write hinge part x,y,z');
    return { hinge: words[0] ?? '', at };
  }
  const plan =
    plans[first] ??
    refuse(row, first, `is no plan; use ${Object.keys(plans).join(', ')}, or write "slot: piece"`);
  for (const word of words) {
    const [name = '', value = 'none'] = word.split('=');
    if (!plan.takes.includes(name))
      refuse(row, word, `is no word of a ${first}; use ${plan.takes.join(', ')}`);
    const allowed = ['none', ...(plan.values?.[name] ?? [value])];
    if (!allowed.includes(value)) refuse(row, word, `has no such value; use ${allowed.join(', ')}`);
  }
  return { plan: first, words };
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

function looksOf(row: Row, surfaces: string): Record<string, Look> {
  const own: Record<string, Look> = {};
  for (const surface of surfaces.split(',')) {
    const [slot = '', material = slot, color] = surface.trim().split(/\s+/);
    if (!(material in materials))
      refuse(row, material, `is no material; use ${Object.keys(materials).join(', ')}`);
    if (color !== undefined && !/^#[\da-f]{6}$/.test(color))
      refuse(row, color, 'is no colour; write # and six digits from 0 to f');
    own[slot] = color ? [material as MaterialName, color] : (material as MaterialName);
  }
  const firsts = row.below.map((line) => line.split(/\s/, 1)[0]!);
  const looks: Record<string, Look> = {
    ...Object.assign({}, ...firsts.map((first) => plans[first]?.looks)),
    ...own,
  };
  for (const first of firsts) {
    const slot = /(\w+):$/.exec(first)?.[1];
    if (slot === undefined || slot in looks || slot in usualLooks) continue;
    looks[slot] = lookOfName(slot, row);
  }
  return { ...looks, ...missing(usualLooks, looks) };
}

/** A slot with the name of a material or a colour needs no surface. */
function lookOfName(slot: string, row: Row): Look {
  if (slot in materials) return slot as MaterialName;
  if (slot in colors) return ['paint', colors[slot]!];
  return refuse(row, slot, `has no surface; add "${slot}" and a material to the third column`);
}

function missing(looks: Readonly<Record<string, Look>>, own: Record<string, Look>): Record<string, Look> {
  return Object.fromEntries(Object.entries(looks).filter(([slot]) => !(slot in own)));
}

function build({ varied, built }: Lines, kit: Kit): void {
  const varies =
    varied.length > 0 ||
    built.some((line) =>
      'plan' in line
        ? plans[line.plan]!.fits === true
        : 'pieces' in line && line.pieces.some((piece) => piece.draws),
    );
  const into = varies ? kit : widened(kit);
  const values: Record<string, number> = {};
  const draw = { random: kit.random, values };
  for (const [name, range] of varied) [values[name] = 0] = range.at(draw);
  for (const line of built) {
    if ('plan' in line) plans[line.plan]!.build(into, line.words);
    else if ('pieces' in line) addClause(into, line, values);
    else {
      const [x = 0, y = 0, z = 0] = line.at.at(draw);
      const [first = '', second] = line.hinge.split('/');
      kit.hinge(first, x, y, z);
      if (second !== undefined) kit.hinge(first.replace(/[a-z]+$/, '') + second, -x, y, z);
    }
  }
}

/** Makes the width vary a little with the seed. */
function widened(kit: Kit): Kit {
  const wide = kit.random.between(0.96, 1.04);
  const add: Kit['add'] = (part, slot, ...shapes) =>
    kit.add(part, slot, ...shapes.map((shape) => shape.scale(wide, 1, 1)));
  // A spread would read the pose, which marks the form as depending on it.
  return Object.create(kit, { add: { value: add } }) as Kit;
}

/** Half of the longest side in build units, measured on the coarsest form. */
function tileOf(grown: (kit: Kit) => void): number {
  const { kit, parts } = createKit({
    gap: Number.POSITIVE_INFINITY,
    fineGap: Number.POSITIVE_INFINITY,
    tile: 1,
    detail: 0.2,
    faceted: false,
    random: createRandom(1),
    pose: 'rest',
    body: null,
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
