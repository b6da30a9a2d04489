import type { Say } from './say.ts';

/** Returns an amount with its unit, `10 seconds`; without a known unit the number. */
export function unitText(count: number, unit: string | undefined, say: Say): string {
  switch (unit) {
    case 'faces':
      return say({ one: '{count} face', other: '{count} faces' }, { count });
    case 'seconds':
      return say({ one: '{count} second', other: '{count} seconds' }, { count });
    case 'metres':
      return say({ one: '{count} metre', other: '{count} metres' }, { count });
    case 'millimetres':
      return say({ one: '{count} millimetre', other: '{count} millimetres' }, { count });
    case 'colours':
      return say({ one: '{count} colour', other: '{count} colours' }, { count });
    case 'samples':
      return say({ one: '{count} sample', other: '{count} samples' }, { count });
    case 'degrees':
      return say({ one: '{count} degree', other: '{count} degrees' }, { count });
    case 'percent':
      return say('{count} percent', { count });
    default:
      return say.number(count);
  }
}
