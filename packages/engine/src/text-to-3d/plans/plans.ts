import { beast } from './beast/beast.ts';
import { bird } from './bird/bird.ts';
import { person } from './person/person.ts';
import type { Plan } from './plan.ts';
import { run } from './run.ts';
import { tile } from './tile.ts';

/** The body plans of living things. */
export const bodyPlans: Readonly<Record<string, Plan>> = { beast, bird, person };

/** The plans by the name that a line of a table uses. */
export const plans: Readonly<Record<string, Plan>> = { ...bodyPlans, run, tile };
