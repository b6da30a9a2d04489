import { expect } from 'vitest';
import type { Meter, Reservation } from '../meter/meter.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const limits = { creditsPerDay: 50, totalCreditsPerDay: 90 };

/** Moments at which clocks change: midnight, and both changes of summer time in two places with unusual rules. */
export const moments = [
  Date.UTC(2026, 0, 1),
  Date.UTC(2026, 2, 8, 5, 30), // St. John's springs forward at 2:00 of its own time
  Date.UTC(2026, 3, 4, 15), // Lord Howe Island goes back by half an hour
  Date.UTC(2028, 1, 29),
] as const;
/** Reference model of a meter: a list of the reservations that were not returned. */
export function ledger() {
  const open: Reservation[] = [];
  let today = 0;
  const begin = (now: number) => {
    today = Math.max(today, Math.floor(now / day));
  };
  const unique = (of: (each: Reservation) => boolean) => [
    ...new Map(open.filter(of).map((each) => [each.id, each])).values(),
  ];
  const sum = (of: (each: Reservation) => boolean) =>
    unique(of).reduce((all, { credits }) => all + credits, 0);
  const room = (caller: string) =>
    Math.min(
      limits.creditsPerDay - sum((each) => each.day === today && each.caller === caller),
      limits.totalCreditsPerDay - sum((each) => each.day === today),
    );
  return {
    open,
    add: (reservation: Reservation) => void open.push(reservation),
    fits(id: string, caller: string, credits: number, now: number): boolean {
      begin(now);
      return open.some((each) => each.day === today && each.id === id) || credits <= room(caller);
    },
    left(caller: string, now: number): number {
      begin(now);
      return Math.max(0, room(caller));
    },
    expectWithin(): void {
      for (const each of new Set(open.map((reservation) => reservation.day))) {
        expect(sum((reservation) => reservation.day === each)).toBeLessThanOrEqual(limits.totalCreditsPerDay);
        for (const caller of ['ada', 'bob', 'eve']) {
          const own = sum((reservation) => reservation.day === each && reservation.caller === caller);
          expect(own).toBeLessThanOrEqual(limits.creditsPerDay);
        }
      }
    },
  };
}

/** Releases one of the open reservations, if there is any. */
export async function releaseOne(
  meter: Meter,
  { open }: ReturnType<typeof ledger>,
  which: number,
): Promise<void> {
  const [reservation] = open.length > 0 ? open.splice(which % open.length, 1) : [];
  if (reservation) await meter.release(reservation);
}
