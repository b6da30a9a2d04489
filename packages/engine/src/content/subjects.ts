import { readTable } from '../text-to-3d/pieces/thing.ts';
import type { Subject } from '../text-to-3d/subject.ts';
import { animals } from './detailed/animals.ts';
import { boat } from './detailed/boat.ts';
import { buildings } from './detailed/buildings.ts';
import { household } from './detailed/household.ts';
import { humanoid } from './detailed/humanoid.ts';
import { knight } from './detailed/knight.ts';
import { nature } from './detailed/nature.ts';
import { robot } from './detailed/robot.ts';
import { street } from './detailed/street.ts';
import { treasures } from './detailed/treasures.ts';
import { vehicles } from './detailed/vehicles.ts';
import { weapons } from './detailed/weapons.ts';
import { wizard } from './detailed/wizard.ts';
import { readRows } from './read-rows.ts';
import { figures } from './subjects/people.ts';
import { simple, tables } from './subjects/tables.ts';

/** The tables of subjects in more detail, by category. */
export const detailed: Readonly<Record<string, string>> = {
  animals,
  buildings,
  household,
  nature,
  street,
  treasures,
  vehicles,
  weapons,
};

/** Gives a figure that is code the clothes of its table. */
function withClothes(figure: Subject): Subject {
  const plain = readTable('figures', figures).find(({ name }) => name === figure.name)!;
  return { ...figure, wears: plain.wears!, worn: plain.worn!, dressed: plain.dressed! };
}

/**
 * Subjects in more detail than the simple ones. Figures are code, because their arms follow the pose of the request,
 * and so is the boat, whose sail is a computed surface.
 */
export const modelled: readonly Subject[] = [
  ...Object.entries(detailed).flatMap(([table, text]) => readTable(table, text)),
  boat,
  ...[humanoid, knight, wizard].map(withClothes),
  robot,
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The table that a subject is in, by its name: "food", "weapons". */
export const tableOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...tables, ...detailed }).flatMap(([table, text]) =>
    readRows(table, text).map(
      ({ columns }) => [columns[0]!.split(',', 1)[0]!.replaceAll(' ', '_'), table] as const,
    ),
  ),
);

/** Returns whether a subject is in one of some tables. */
export const isInTable = ({ name }: Subject, ...tables: readonly string[]): boolean =>
  tables.includes(tableOf.get(name) ?? '');

/** Every subject that the generator can make. A new one is an entry in a table of `subjects/`, or of `detailed/` with textures and variants. */
export const subjects: readonly Subject[] = [...modelled, ...simple];
