import { ServiceError } from '../service-error.ts';
import type { StateControl } from './control-api.ts';
import type { ServiceClock } from './service-clock.ts';

/** Of a state that other services use too: one of them alone cannot replace it. */
export const sharedState: StateControl = {
  reset: refuse,
  snapshots: async () => [],
  snapshot: refuse,
  restore: refuse,
  removeSnapshot: refuse,
};

/** Services on one database go by the time of day, or they would not agree on what is over. */
export function sharedClock(clock: ServiceClock): ServiceClock {
  return { ...clock, set: refuseNow, jump: refuseNow };
}

async function refuse(): Promise<never> {
  refuseNow();
}

function refuseNow(): never {
  throw new ServiceError(
    'not_implemented',
    'Other services share this database: clock, reset and snapshots are for a service with a folder of its own.',
  );
}
