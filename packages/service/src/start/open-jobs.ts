import { createFaultPlan, type FaultPlan } from '../control/faults/fault-plan.ts';
import { holdBackBy } from '../control/faults/hold-back.ts';
import { type Engine, localEngine, withBackends } from '../engine-port.ts';
import { createTaskRunner, type TaskRunner } from '../tasks/runner/task-runner.ts';
import { defaultLifetimeMs } from '../tasks/sweep-results.ts';
import type { OpenState } from './open-state.ts';
import { defaultWorkers, type ServiceOptions } from './service-options.ts';
import type { Teardown } from './teardown.ts';

/** The engine and the runner of its jobs. */
export interface OpenJobs {
  readonly engine: Engine;
  readonly runner: TaskRunner;
  /** Jobs that this process runs at once. */
  readonly slots: number;
  /** Faults that the control surface has planned. */
  readonly faults: FaultPlan;
  /** How long result files are kept and served, in milliseconds. */
  readonly resultLifetimeMs: number;
}

/** Creates the engine and the task runner. The runner takes tasks from its first `wake` on. */
export function openJobs(
  options: ServiceOptions,
  { storage, clock, accounts, telemetry }: OpenState,
  teardown: Teardown,
  onFault: (error: unknown) => void,
): OpenJobs {
  const { workers = defaultWorkers(), role = 'all' } = options;
  const { store, queue, files, events, progressStep } = storage;
  const accountCount = new Set(accounts.known().map(({ id }) => id)).size;
  // A single account needs no reserved worker. A worker of a cluster does not know the accounts.
  const spareWorkers = role !== 'api' && (role === 'worker' || accountCount > 1) ? 1 : 0;
  const engine = withBackends(
    options.engine ?? localEngine(workers + spareWorkers, undefined, options.maxMemoryBytes, options.onNote),
    options.backends ?? {},
    onFault,
  );
  teardown.add(() => engine.close?.());
  const faults = createFaultPlan();
  const { resultLifetimeMs = defaultLifetimeMs } = options;
  const runner = createTaskRunner({
    store,
    queue,
    files,
    engine,
    events,
    clock,
    workers: role === 'api' ? 0 : workers,
    spareWorkers,
    resultLifetimeMs,
    progressStep,
    holdBack: holdBackBy(faults, clock),
    telemetry,
    onFault,
  });
  teardown.add(() => runner.stop());
  const slots = role === 'api' ? 0 : workers + spareWorkers;
  return { engine, runner, slots, faults, resultLifetimeMs };
}
