import type { PlaceOptions } from '@meshwright/gltf';
import { stepOptions } from '@meshwright/gltf/step-options';
import type { Command } from 'commander';
import { stepFlag, valuesOf } from './step-flags.ts';

const options = stepOptions.place;
const sizes = ['height', 'longest', 'factor'] as const;

/** Placement flags as commander parses them. */
export type PlacementValues = Pick<
  PlaceOptions,
  'height' | 'longest' | 'factor' | 'origin' | 'unit' | 'mode' | 'bounds'
>;

/** Adds the flags for the size of a model and its origin. */
export function addPlacementFlags(command: Command, offered: readonly (typeof sizes)[number][]): Command {
  for (const size of offered) {
    const others = offered.filter((other) => other !== size);
    command.addOption(stepFlag(size, options[size]).conflicts(others));
  }
  return command.addOption(stepFlag('origin', options.origin));
}

/** Returns the placement flags that were set, as options for gltf. */
export function placeOptionsOf(values: PlacementValues): PlaceOptions {
  return valuesOf(options, { ...values });
}
