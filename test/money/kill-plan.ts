/** When an attempt is killed. */
export type KillMoment =
  /** So long after its start. */
  | { readonly after: 'start'; readonly ms: number }
  /** So long after the service has charged; 0 is before the answer is sent back. */
  | { readonly after: 'charge'; readonly ms: number };

/** Kills of one run at most. */
const most = 4;

/** Milliseconds after a charge in which most that can go wrong does. */
const chargeMs = 400;

/**
 * The moments at which the first attempts of a run are killed; the next attempt goes on to the end. Half of the first
 * ones follow a charge, a third of those come before its answer.
 * @param lifeMs of an attempt that is left alone
 */
export function killPlan(random: () => number, lifeMs: number): readonly KillMoment[] {
  const moments: KillMoment[] = [];
  do {
    if (moments.length > 0 || random() < 0.5) moments.push({ after: 'start', ms: random() * lifeMs });
    else moments.push({ after: 'charge', ms: random() < 1 / 3 ? 0 : random() ** 2 * chargeMs });
  } while (moments.length < most && random() < 0.35);
  return moments;
}

export function momentText({ after, ms }: KillMoment): string {
  return `${Math.round(ms)} ms after the ${after}`;
}
