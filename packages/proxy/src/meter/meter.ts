/** Counts the credits that callers spend in a day (UTC), in any store: one store is one budget. */
export interface Meter {
  /**
   * Sets credits aside for a purchase; undefined when they exceed what the caller, or all together, may spend today.
   */
  reserve(purchase: Purchase, now: number): Promise<Reservation | undefined> | Reservation | undefined;
  /** Returns a reservation's credits. For a purchase that is held several times, the last release returns them. */
  release(reservation: Reservation): Promise<void> | void;
  /** Returns the credits this caller may still spend today. */
  left(caller: string, now: number): Promise<number> | number;
}

export interface Purchase {
  /** Reserving an id again on the same day sets no more credits aside and adds a holder. */
  readonly id: string;
  readonly caller: string;
  readonly credits: number;
}

/** Counts only on the day it was made. */
export interface Reservation extends Purchase {
  /** Days since 1970. */
  readonly day: number;
}

/** Credits, from 0. */
export interface MeterLimits {
  /** Of one caller. */
  readonly creditsPerDay: number;
  /**
   * Of all callers together.
   * @default no limit
   */
  readonly totalCreditsPerDay?: number | undefined;
}

/**
 * Returns the days since 1970. A meter never returns to an earlier day: after a clock is set back, it spends from the
 * latest day it has counted.
 */
export function dayOf(now: number): number {
  return Math.floor(now / (24 * 3600 * 1000));
}

/** @throws TypeError for a limit that is not a number of at least 0, such as NaN of an unset variable */
export function checkedLimits({ creditsPerDay, totalCreditsPerDay = Infinity }: MeterLimits) {
  const limits = { creditsPerDay, totalCreditsPerDay };
  for (const [name, value] of Object.entries(limits)) {
    if (!(typeof value === 'number' && value >= 0))
      throw new TypeError(`${name} must be a number of at least 0.`);
  }
  return limits;
}
