import type { PlaceOptions } from '@meshwright/gltf';
import { placeLimits } from '@meshwright/gltf/limits';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** Placement flags as commander parses them. */
export type PlacementValues = Pick<
  PlaceOptions,
  'height' | 'longest' | 'factor' | 'origin' | 'unit' | 'mode'
>;

const sizes = {
  height: { unit: 'metres', help: 'height of the result in metres', example: 1.8 },
  longest: { unit: 'metres', help: 'longest side of the result in metres', example: 0.5 },
  factor: { unit: 'times', help: 'multiply every length by this', example: 0.01 },
} as const satisfies Record<keyof typeof placeLimits, object>;

type Size = keyof typeof placeLimits;

/** Adds the flags for the size of a model and its origin. */
export function addPlacementFlags(command: Command, offered: readonly Size[]): Command {
  for (const size of offered) {
    const others = offered.filter((other) => other !== size);
    command.addOption(sizeOption(size).conflicts([...others]));
  }
  return command.addOption(
    new Option(
      '--origin <where>',
      'where the origin goes: the middle of the underside, of the box, or nowhere',
    )
      .choices(['bottom', 'center', 'keep'])
      .default('bottom'),
  );
}

/** Returns the placement flags that were set, as options for gltf. */
export function placeOptionsOf(values: PlacementValues): PlaceOptions {
  const { height, longest, factor, origin, unit, mode } = values;
  const all = { height, longest, factor, origin, unit, mode };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function sizeOption(size: Size): Option {
  const { unit, help, example } = sizes[size];
  const { min, max } = placeLimits[size];
  return new Option(`--${size} <${unit}>`, help).argParser((text) => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(
      `It must be a number from ${min} to ${max}, such as --${size} ${example}.`,
    );
  });
}
