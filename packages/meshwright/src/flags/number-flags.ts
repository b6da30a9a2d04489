import { InvalidArgumentError } from 'commander';

/** Parses a flag with a whole number within limits. */
export function wholeNumber(min: number, max: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };
}

/** Parses a flag with a time in seconds. */
export function seconds(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value > 0 && value <= 1_000_000) return value;
  throw new InvalidArgumentError('It must be a number of seconds above 0 and at most 1000000.');
}
