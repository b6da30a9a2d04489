/** Time of a kill, in milliseconds after an event. */
export interface KillMoment {
  /**
   * `start`: of the attempt; `create`: it has arrived, and nothing is charged yet; `charge`: the service has charged,
   * and 0 is before its answer is sent back.
   */
  readonly after: 'start' | 'create' | 'charge';
  readonly ms: number;
}

/** Milliseconds of an undisturbed attempt. */
export interface Life {
  readonly wholeMs: number;
  /** Part of them after the charge. */
  readonly paidMs: number;
}

/** Most kills of one run. */
const most = 4;

/** Approximate milliseconds between a create and its charge. */
const createMs = 20;

/**
 * Returns when the first attempts of a run are killed; the next attempt runs to its end. Most kills are between the
 * create and the asset, early ones more often than late ones.
 */
export function killPlan(random: () => number, life: Life): readonly KillMoment[] {
  const moments: KillMoment[] = [firstMoment(random, life)];
  while (moments.length < most && random() < 0.35) {
    moments.push({ after: 'start', ms: random() * life.wholeMs });
  }
  return moments;
}

function firstMoment(random: () => number, { wholeMs, paidMs }: Life): KillMoment {
  const kind = random();
  if (kind < 0.2) return { after: 'start', ms: random() * wholeMs };
  if (kind < 0.35) return { after: 'create', ms: random() * createMs };
  if (kind < 0.5) return { after: 'charge', ms: 0 };
  return { after: 'charge', ms: random() ** 1.5 * paidMs };
}

export function momentText({ after, ms }: KillMoment): string {
  return `${Math.round(ms)} ms after the ${after}`;
}
