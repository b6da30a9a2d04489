import { ServiceError } from '../service-error.ts';

import { createMetrics, type Metrics, type Sample } from './metrics.ts';
import { createTelemetry, type LogLine, type Telemetry } from './telemetry.ts';

/** Options of what a service reports about itself. */
export interface ReportingOptions {
  /**
   * Port of `/metrics`, in the text form of Prometheus; 0 for a free one.
   * @default none, unless `telemetry` says `OTEL_METRICS_EXPORTER=prometheus`
   */
  readonly metricsPort?: number;
  /**
   * Address of `/metrics`. It has no key: nothing but the monitoring should reach it.
   * @default 127.0.0.1
   */
  readonly metricsHost?: string;
  /**
   * Variables of OpenTelemetry, such as `process.env`: `OTEL_TRACES_EXPORTER` and `OTEL_METRICS_EXPORTER`. The packages
   * of OpenTelemetry, which must be installed for `otlp`, read the rest from the environment of the process.
   * @default none: nothing is exported, and the packages are not loaded
   */
  readonly telemetry?: Readonly<Record<string, string | undefined>>;
  /** Receives the lines of the structured log, faults and notes included. */
  readonly onLog?: (line: LogLine) => void;
}

/** The telemetry of a service, and where it is read. */
export interface Reporting {
  readonly telemetry: Telemetry;
  readonly metrics: Metrics | undefined;
  /** Where `/metrics` listens; undefined without it. */
  readonly port: { readonly host: string; readonly port: number } | undefined;
  /** Sets where the gauges are read, once there are any. */
  setGauges(read: () => Promise<readonly Sample[]>): void;
  gauges(): Promise<readonly Sample[]>;
  close(): Promise<void>;
}

/** @throws ServiceError `bad_options` for an exporter that is not known or not installed */
export async function openReporting(options: ReportingOptions, now: () => number): Promise<Reporting> {
  const { telemetry: env = {}, onLog } = options;
  const wanted = wantedExporters(env);
  const port = portOf(options, wanted.prometheus);
  const metrics = port || wanted.metrics ? createMetrics() : undefined;
  let read = async (): Promise<readonly Sample[]> => [];
  const gauges = () => read();
  const exporters =
    wanted.traces || wanted.metrics
      ? await (await import('./exporters.ts')).openExporters({
          traces: wanted.traces,
          metrics: wanted.metrics ? metrics : undefined,
          gauges,
          env,
        })
      : undefined;
  return {
    telemetry: createTelemetry({ metrics, tracer: exporters?.tracer, write: onLog, now }),
    metrics,
    port,
    setGauges(next) {
      read = next;
    },
    gauges,
    close: async () => await exporters?.close(),
  };
}

interface Wanted {
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly prometheus: { readonly host: string; readonly port: number } | undefined;
}

/** An exporter is wanted that is named, or whose address is: without either, nothing is sent. */
function wantedExporters(env: Readonly<Record<string, string | undefined>>): Wanted {
  if (/^true$/i.test(env.OTEL_SDK_DISABLED ?? '')) {
    return { traces: false, metrics: false, prometheus: undefined };
  }
  const named = (kind: 'TRACES' | 'METRICS', known: readonly string[]): readonly string[] => {
    const address = env[`OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`] || env.OTEL_EXPORTER_OTLP_ENDPOINT;
    const variable = `OTEL_${kind}_EXPORTER`;
    const names = (env[variable] || (address ? 'otlp' : 'none')).split(',').map((name) => name.trim());
    const unknown = names.find((name) => !known.includes(name));
    if (unknown === undefined) return names;
    throw new ServiceError(
      'bad_options',
      `start service: ${variable} is ${unknown}, which this service does not know; set it to ${known.join(', ')}.`,
    );
  };
  const metrics = named('METRICS', ['otlp', 'prometheus', 'none']);
  const port = Number(env.OTEL_EXPORTER_PROMETHEUS_PORT || 9464);
  const host = env.OTEL_EXPORTER_PROMETHEUS_HOST || '127.0.0.1';
  return {
    traces: named('TRACES', ['otlp', 'none']).includes('otlp'),
    metrics: metrics.includes('otlp'),
    prometheus: metrics.includes('prometheus') ? { host, port } : undefined,
  };
}

function portOf(
  { metricsPort, metricsHost }: ReportingOptions,
  wanted: Wanted['prometheus'],
): Reporting['port'] {
  const port = metricsPort ?? wanted?.port;
  if (port === undefined) return undefined;
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    throw new ServiceError(
      'bad_options',
      'start service: metricsPort must be a whole number from 0 to 65535.',
    );
  }
  return { host: metricsHost ?? wanted?.host ?? '127.0.0.1', port };
}
