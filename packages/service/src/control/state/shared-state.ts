import { ServiceError } from '../../service-error.ts';
import type { StateControl } from '../control-api.ts';
import type { ServiceClock } from '../service-clock.ts';

/** State operations for a state that several services share: none of them may replace it alone. */
export const sharedState: StateControl = {
  reset: refuse,
  snapshots: async () => [],
  snapshot: refuse,
  restore: refuse,
  removeSnapshot: refuse,
};

/** Services on one database use the time of day, so that they agree on expiry. */
export function sharedClock(clock: ServiceClock): ServiceClock {
  return { ...clock, set: refuseNow, jump: refuseNow };
}

async function refuse(): Promise<never> {
  refuseNow();
}

function refuseNow(): never {
  throw new ServiceError(
    'not_implemented',
    'Clock changes, reset and snapshots are not available on a shared database; use a service with its own data directory.',
  );
}
