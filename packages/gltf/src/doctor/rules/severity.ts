import type { Examination } from '../examination.ts';
import type { Severity } from '../finding.ts';

/** Slicers need a closed surface, so that what a screen forgives is an error for printing. */
export function forPrint({ platform, explicit }: Examination, otherwise: Severity): Severity {
  return platform === 'print' && explicit ? 'error' : otherwise;
}
