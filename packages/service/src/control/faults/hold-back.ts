import { markersIn } from '../../tasks/checks/prompt-markers.ts';
import type { ServiceClock } from '../service-clock.ts';
import type { FaultPlan } from './fault-plan.ts';

/**
 * Delays, blocks or fails the work of a task before it begins.
 * @returns undefined when it may begin at once
 * @throws Error whose message becomes `task_error.message`, by the promise
 */
export type HoldBack = (
  task: { readonly family: string; readonly request: string; readonly started_at: number },
  signal: AbortSignal,
) => Promise<void> | undefined;

/**
 * Holds tasks back according to the plan and the markers in their create body. A stuck task stays so until it is
 * cancelled, the state is reset or the service stops.
 */
export function holdBackBy(plan: FaultPlan, clock: ServiceClock): HoldBack {
  return ({ family, request, started_at }, signal) => {
    const faults = plan.faultsOf({ route: 'job', family, state: 'IN_PROGRESS' });
    const markers = markersIn(JSON.parse(request));
    if (faults.length === 0 && markers.slowMs === 0 && !markers.has('fail')) return undefined;
    return (async () => {
      const slowMs = faults.reduce(
        (sum, fault) => sum + (fault.kind === 'slow_task' ? fault.ms : 0),
        markers.slowMs,
      );
      // Counted from the recorded start: a clock that jumps at that moment has skipped part of the wait.
      await clock.sleep(started_at + slowMs - clock.now(), signal);
      if (markers.has('fail')) throw new Error('A marker in the request made this task fail.');
      for (const fault of faults) {
        if (fault.kind === 'stuck_task') await aborted(signal);
        if (fault.kind === 'failed_task')
          throw new Error(fault.message ?? 'The fault plan made this task fail.');
      }
    })();
  };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
