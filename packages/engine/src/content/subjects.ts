import { readTable } from '../text-to-3d/pieces/thing.ts';
import type { Subject } from '../text-to-3d/subject.ts';
import { animals } from './subjects/animals.ts';
import { boat } from './subjects/boat.ts';
import { buildings } from './subjects/buildings.ts';
import { household } from './subjects/household.ts';
import { humanoid } from './subjects/humanoid.ts';
import { knight } from './subjects/knight.ts';
import { nature } from './subjects/nature.ts';
import { robot } from './subjects/robot.ts';
import { street } from './subjects/street.ts';
import { treasures } from './subjects/treasures.ts';
import { vehicles } from './subjects/vehicles.ts';
import { weapons } from './subjects/weapons.ts';
import { wizard } from './subjects/wizard.ts';
import { figures } from './world/people.ts';
import { world } from './world/world.ts';

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
 * Subjects in more detail than those of `world`. Figures are code, because their arms follow the pose of the request,
 * and so is the boat, whose sail is a computed surface.
 */
export const modelled: readonly Subject[] = [
  ...Object.entries(detailed).flatMap(([table, text]) => readTable(table, text)),
  boat,
  ...[humanoid, knight, wizard].map(withClothes),
  robot,
].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Every subject that the generator can make. A new one is an entry in a table of `subjects/` or `world/`. */
export const subjects: readonly Subject[] = [...modelled, ...world];
