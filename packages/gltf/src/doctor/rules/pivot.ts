import { lengthText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding } from '../finding.ts';

/** An origin far beside the part of the model that stands on the ground. */
export async function pivotOffContact(examination: Examination): Promise<Finding[]> {
  const { report } = examination;
  const box = report.bounds;
  if (!box) return [];
  const contact = await contactOf(examination);
  const size = Math.hypot(box.size[0], box.size[2]);
  if (!contact || !(size > 0)) return [];
  const beside = (axis: 0 | 1) => Math.max(0, contact.low[axis]! - 0, 0 - contact.high[axis]!);
  const distance = Math.hypot(beside(0), beside(1));
  if (distance <= size * NEAR) return [];
  const metres = report.unit === 'metre' ? 1 : 0.001;
  return [
    {
      code: 'pivot_off_contact',
      severity: distance > size * FAR ? 'warning' : 'note',
      message: `its origin is ${lengthText(distance * metres)} beside the part that stands on the ground`,
      consequence: 'placed at a point it stands elsewhere, and turning swings it around in a circle',
      fix: { does: 'put its origin at its base', command: 'place FILE --factor 1 --origin bottom -o OUT' },
    },
  ];
}

/** The rectangle of everything within the lowest twentieth of the height; feet stand at slightly different heights. */
async function contactOf(examination: Examination): Promise<{ low: number[]; high: number[] } | null> {
  const { min, size } = examination.report.bounds!;
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  const top = min[1] + size[1] * 0.05;
  for (const { points } of await examination.surfaces()) {
    for (let at = 0; at < points.length; at += 3) {
      if (points[at + 1]! > top) continue;
      for (const axis of [0, 1]) {
        low[axis] = Math.min(low[axis]!, points[at + axis * 2]!);
        high[axis] = Math.max(high[axis]!, points[at + axis * 2]!);
      }
    }
  }
  return low[0]! <= high[0]! ? { low, high } : null;
}

/** Shares of the horizontal diagonal: a door turns at its edge, a tree leans beside its trunk. */
const NEAR = 0.25;
/** So far out, the origin is that of a scene. */
const FAR = 1;
