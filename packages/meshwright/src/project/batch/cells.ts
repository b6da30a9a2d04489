import { type NumberRange, stepOptions } from '@meshwright/gltf/step-options';
import { animationsIn } from '../animations-in.ts';

/** A value of a list, converted. */
export type Cell = string | number | boolean | readonly string[] | readonly (number | string)[];

type Read = (text: string) => { readonly value: Cell } | { readonly issue: string };

const asText: Read = (value) => ({ value });

function number({ min, max, unit }: NumberRange): Read {
  return (text) => {
    const value = Number(text);
    return value >= min && value <= max
      ? { value }
      : { issue: `it must be a number from ${min} to ${max} ${unit}, with a point as in 1.8` };
  };
}

const takes: Read = (text) => {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= 20
    ? { value }
    : { issue: 'it must be a whole number from 1 to 20' };
};

function oneOf(...allowed: readonly string[]): Read {
  return (text) =>
    allowed.includes(text) ? { value: text } : { issue: `allowed are ${allowed.join(', ')}` };
}

function words(...allowed: readonly string[]): Read {
  return (text) => {
    const value = text.split(/[\s,;|]+/).filter(Boolean);
    return value.every((word) => allowed.includes(word))
      ? { value }
      : { issue: `allowed are ${allowed.join(', ')}, with spaces between` };
  };
}

const ids: Read = (text) => {
  const value = animationsIn(text.split(/[\s,;|]+/).filter(Boolean));
  return value
    ? { value }
    : {
        issue:
          'it must be idle, walk, run or ids of the animation library, with spaces between, as in idle walk 30',
      };
};

const yesOrNo: Read = (text) => {
  const word = text.toLowerCase();
  if (['yes', 'true', '1', 'x'].includes(word)) return { value: true };
  if (['no', 'false', '0'].includes(word)) return { value: false };
  return { issue: 'it must be yes or no' };
};

const { height, longest, factor, origin } = stepOptions.place;

const kinds: Readonly<Record<string, Read>> = {
  name: asText,
  prompt: asText,
  image: asText,
  recipe: asText,
  height: number(height),
  longest: number(longest),
  factor: number(factor),
  origin: oneOf(...origin.values),
  takes,
  targets: words(...stepOptions.optimize.for.values),
  rig: yesOrNo,
  animations: ids,
};

/** Every column that a list may have. */
export const columns: readonly string[] = Object.keys(kinds);

/** Returns the value of a cell, or what is allowed there. */
export function cellOf(column: string, text: string): ReturnType<Read> {
  return kinds[column]!(text);
}
