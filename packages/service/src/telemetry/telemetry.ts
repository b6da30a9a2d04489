import { AsyncLocalStorage } from 'node:async_hooks';
import type { Counter, Histogram, LabelsOf } from './instruments.ts';
import type { Metrics } from './metrics.ts';

/** Values of a span or a line of the log. Never a key, a prompt or a link. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** A line of the structured log. */
export interface LogLine extends Values {
  /** ISO 8601. */
  readonly time: string;
  readonly level: 'info' | 'error';
  readonly message: string;
}

/** A piece of work that spans and lines of the log name. */
interface Scope {
  /** Of the span, such as `create text-to-3d`. */
  readonly name: string;
  readonly kind: 'server' | 'consumer' | 'client' | 'internal';
  /** Of the request that is answered. */
  readonly request?: string;
  /** Id of the task that is worked on. */
  readonly task?: string;
  readonly values?: Values;
  /** Header `traceparent` of the work that caused this one; absent: the scope around it. */
  readonly parent?: string;
}

/** What the service reports about itself: metrics, traces and a log. Each part may be off. */
export interface Telemetry {
  /** Whether any part is on; otherwise no call has an effect or a cost. */
  readonly isOn: boolean;
  add<N extends Counter>(name: N, labels: LabelsOf<N>, by?: number): void;
  observe<N extends Histogram>(name: N, labels: LabelsOf<N>, seconds: number): void;
  /**
   * Runs work in a scope.
   * @param valuesOf further values of the span, from the result
   */
  within<T>(scope: Scope, work: () => Promise<T>, valuesOf?: (result: T) => Values): Promise<T>;
  /** Notes work that has ended just now, as a span below the current one. */
  ended(name: string, seconds: number, values: Values): void;
  /** Writes a line to the log, with the request and task of the scope. */
  log(level: LogLine['level'], message: string, values?: Values): void;
  /** Returns the header `traceparent` of the current span, '' without one. */
  traceparent(): string;
}

/** Makes and ends spans. Loaded only when traces are exported. */
export interface Tracer {
  start(scope: Scope, around: Span | undefined): Span;
}

export interface Span {
  end(values: Values, error?: unknown): void;
  ended(name: string, seconds: number, values: Values): void;
  readonly traceparent: string;
}

/** Reports nothing. */
const noTelemetry: Telemetry = {
  isOn: false,
  add() {},
  observe() {},
  within: (_, work) => work(),
  ended() {},
  log() {},
  traceparent: () => '',
};

export interface TelemetryParts {
  readonly metrics?: Metrics | undefined;
  readonly tracer?: Tracer | undefined;
  readonly write?: ((line: LogLine) => void) | undefined;
  /** Milliseconds since 1970, by the time of day. */
  readonly now: () => number;
}

export function createTelemetry({ metrics, tracer, write, now }: TelemetryParts): Telemetry {
  if (!metrics && !tracer && !write) return noTelemetry;
  const current = new AsyncLocalStorage<{
    readonly request: string | undefined;
    readonly task: string | undefined;
    readonly span: Span | undefined;
  }>();
  const isScoped = tracer !== undefined || write !== undefined;
  return {
    isOn: true,
    add: (name, labels, by) => metrics?.add(name, labels, by),
    observe: (name, labels, seconds) => metrics?.observe(name, labels, seconds),
    async within(scope, work, valuesOf = () => ({})) {
      if (!isScoped) return await work();
      const around = current.getStore();
      const span = tracer?.start(scope, around?.span);
      const { request = around?.request, task = around?.task } = scope;
      return await current.run({ request, task, span }, async () => {
        try {
          const result = await work();
          span?.end(valuesOf(result));
          return result;
        } catch (error) {
          span?.end({}, error);
          throw error;
        }
      });
    },
    ended(name, seconds, values) {
      if (tracer) current.getStore()?.span?.ended(name, seconds, values);
    },
    log(level, message, values = {}) {
      if (!write) return;
      const { request, task } = current.getStore() ?? {};
      write({
        time: new Date(now()).toISOString(),
        level,
        message,
        ...(request !== undefined && { request }),
        ...(task !== undefined && { task }),
        ...values,
      });
    },
    traceparent: () => (tracer ? (current.getStore()?.span?.traceparent ?? '') : ''),
  };
}
