import { readTable } from '../../text-to-3d/pieces/thing.ts';
import type { Subject } from '../../text-to-3d/subject.ts';
import { beasts } from './beasts.ts';
import { birds } from './birds.ts';
import { buildings } from './buildings.ts';
import { clothing } from './clothing.ts';
import { containers } from './containers.ts';
import { dungeon } from './dungeon.ts';
import { food } from './food.ts';
import { fruit } from './fruit.ts';
import { furniture } from './furniture.ts';
import { gadgets } from './gadgets.ts';
import { household } from './household.ts';
import { leisure } from './leisure.ts';
import { levels } from './levels.ts';
import { nature } from './nature.ts';
import { people } from './people.ts';
import { runs } from './runs.ts';
import { sea } from './sea.ts';
import { street } from './street.ts';
import { tiles } from './tiles.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';
import { weapons } from './weapons.ts';

/** The tables by category. A new subject is an entry in one of them. */
export const tables: Readonly<Record<string, string>> = {
  beasts,
  birds,
  buildings,
  clothing,
  containers,
  dungeon,
  food,
  fruit,
  furniture,
  gadgets,
  household,
  leisure,
  levels,
  nature,
  people,
  sea,
  street,
  runs,
  tiles,
  tools,
  vehicles,
  weapons,
};

export const simple: readonly Subject[] = Object.entries(tables).flatMap(([table, text]) =>
  readTable(table, text),
);
