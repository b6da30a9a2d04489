import type { FaultPlanBody } from '../../../control/faults/fault-plan.ts';
import type { ClockSetting } from '../../../control/service-clock.ts';
import { ServiceError } from '../../../service-error.ts';

/** Changes the service through its control surface. Exists only after its token was verified. */
export interface ControlClient {
  setClock(setting: ClockSetting): Promise<void>;
  advance(ms: number): Promise<void>;
  /** Replaces the plan and resets its counts. */
  setFaults(plan: FaultPlanBody): Promise<void>;
  reset(): Promise<void>;
}

/**
 * Verifies the token and returns a client. The token stays in this closure: not in the address or any storage, and
 * gone with the page.
 * @throws ServiceError `unauthorized` when it is not the token of this service
 */
export async function openControl(token: string): Promise<ControlClient> {
  async function send(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`/control/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return;
    const { message } = (await response.json()) as { message: string };
    throw new ServiceError(response.status === 401 ? 'unauthorized' : 'invalid', message);
  }

  await send('GET', 'clock');
  return {
    setClock: (setting) => send('POST', 'clock', setting),
    advance: (ms) => send('POST', 'clock/advance', { ms }),
    setFaults: (plan) => send('POST', 'faults', plan),
    reset: () => send('POST', 'reset', {}),
  };
}
