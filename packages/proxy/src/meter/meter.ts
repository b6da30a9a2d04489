/** Counts the credits that callers spend in a day (UTC), in whatever store: one store is one budget. */
export interface Meter {
  /** Sets credits aside for a purchase; undefined when they pass what the caller, or all together, may spend today. */
  reserve(purchase: Purchase, now: number): Promise<Reservation | undefined> | Reservation | undefined;
  /** Gives back what was set aside. Once a purchase is held by several, when the last of them gives it back. */
  release(reservation: Reservation): Promise<void> | void;
  /** Credits this caller may still spend today. */
  left(caller: string, now: number): Promise<number> | number;
}

export interface Purchase {
  /** The same again, the same day, sets nothing more aside: it is held once more. */
  readonly id: string;
  readonly caller: string;
  readonly credits: number;
}

/** Belongs to the day it was made on, and counts there alone. */
export interface Reservation extends Purchase {
  /** Days since 1970. */
  readonly day: number;
}

/** Credits, from 0. */
export interface MeterLimits {
  /** Of one caller. */
  readonly creditsPerDay: number;
  /** Of all callers together. Default: no limit. */
  readonly totalCreditsPerDay?: number | undefined;
}

/**
 * Days since 1970. A meter never goes back to an earlier one: a clock that is set back spends from the latest day it
 * has counted.
 */
export function dayOf(now: number): number {
  return Math.floor(now / (24 * 3600 * 1000));
}

/** @throws TypeError for a limit that limits nothing, such as NaN of a variable that is not set */
export function checkedLimits({ creditsPerDay, totalCreditsPerDay = Infinity }: MeterLimits) {
  const limits = { creditsPerDay, totalCreditsPerDay };
  for (const [name, value] of Object.entries(limits)) {
    if (!(typeof value === 'number' && value >= 0)) throw new TypeError(`${name} must be a number from 0.`);
  }
  return limits;
}
