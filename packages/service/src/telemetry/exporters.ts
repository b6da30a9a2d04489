import { createRequire } from 'node:module';
import type { Context, Span as OtelSpan, SpanKind } from '@opentelemetry/api';
import type { MetricProducer } from '@opentelemetry/sdk-metrics';
import { ServiceError } from '../service-error.ts';
import { factsOf } from './instruments.ts';
import type { Metrics, Sample } from './metrics.ts';
import type { Span, Tracer, Values } from './telemetry.ts';

/** Sends traces and metrics to a collector, by the variables of OpenTelemetry. */
export interface Exporters {
  readonly tracer: Tracer | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface ExporterOptions {
  readonly traces: boolean;
  readonly metrics: Metrics | undefined;
  /** Reads the gauges of a moment. */
  readonly gauges: () => Promise<readonly Sample[]>;
  /** The variables of OpenTelemetry. Endpoint, headers, sampler and intervals are read by its own packages. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const packages = [
  '@opentelemetry/api',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-metrics',
  '@opentelemetry/sdk-trace-base',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
] as const;

/** @throws ServiceError `bad_options` when the packages of OpenTelemetry are not installed, or another protocol is set */
export async function openExporters({ traces, metrics, gauges, env }: ExporterOptions): Promise<Exporters> {
  for (const name of [
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
    'OTEL_EXPORTER_OTLP_METRICS_PROTOCOL',
  ]) {
    const protocol = env[name];
    if (protocol === undefined || protocol === '' || protocol === 'http/json') continue;
    throw new ServiceError(
      'bad_options',
      `start service: ${name} is ${protocol}, and this service sends http/json only; set it to http/json, which collectors take at the same address as http/protobuf.`,
    );
  }
  const [
    api,
    { resourceFromAttributes, detectResources, envDetector, defaultResource },
    sdkMetrics,
    sdkTraces,
    metricsOtlp,
    tracesOtlp,
  ] = load();
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'meshwright' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const closing: (() => Promise<void>)[] = [];
  let tracer: Tracer | undefined;
  if (traces) {
    const provider = new sdkTraces.BasicTracerProvider({
      resource,
      spanProcessors: [new sdkTraces.BatchSpanProcessor(new tracesOtlp.OTLPTraceExporter())],
    });
    closing.push(() => provider.shutdown());
    tracer = spansOf(api, provider.getTracer('meshwright'));
  }
  if (metrics) {
    const startTime = hrTime(Date.now());
    const producer: MetricProducer = {
      async collect() {
        const endTime = hrTime(Date.now());
        const moment = { startTime, endTime };
        return {
          errors: [],
          resourceMetrics: {
            resource,
            scopeMetrics: [
              {
                scope: { name: 'meshwright' },
                metrics: [
                  ...timesOf(metrics, moment, sdkMetrics),
                  ...valuesOf([...metrics.samples(), ...(await gauges())], moment, sdkMetrics),
                ],
              },
            ],
          },
        };
      },
    };
    const reader = new sdkMetrics.PeriodicExportingMetricReader({
      exporter: new metricsOtlp.OTLPMetricExporter(),
      metricProducers: [producer],
      exportIntervalMillis: Number(env.OTEL_METRIC_EXPORT_INTERVAL || 60_000),
      exportTimeoutMillis: Math.min(
        Number(env.OTEL_METRIC_EXPORT_TIMEOUT || 30_000),
        Number(env.OTEL_METRIC_EXPORT_INTERVAL || 60_000),
      ),
    });
    const provider = new sdkMetrics.MeterProvider({ resource, readers: [reader] });
    closing.push(() => provider.shutdown());
  }
  return {
    tracer,
    async close() {
      // A collector that is away keeps no service from stopping.
      await Promise.allSettled(closing.map((close) => close()));
    },
  };
}

/** Some of the packages are CommonJS only, and all of them can be loaded in this way. */
function load(): readonly [
  Api,
  typeof import('@opentelemetry/resources'),
  SdkMetrics,
  typeof import('@opentelemetry/sdk-trace-base'),
  typeof import('@opentelemetry/exporter-metrics-otlp-http'),
  typeof import('@opentelemetry/exporter-trace-otlp-http'),
] {
  const require = createRequire(import.meta.url);
  try {
    return packages.map((name) => require(name) as unknown) as unknown as ReturnType<typeof load>;
  } catch (cause) {
    throw new ServiceError(
      'bad_options',
      `start service: the variables of OpenTelemetry want an export, and its packages are not installed; run npm install ${packages.join(' ')}, or unset OTEL_TRACES_EXPORTER, OTEL_METRICS_EXPORTER and OTEL_EXPORTER_OTLP_ENDPOINT.`,
      { cause },
    );
  }
}

type Api = typeof import('@opentelemetry/api');
type Moment = { readonly startTime: [number, number]; readonly endTime: [number, number] };
type SdkMetrics = typeof import('@opentelemetry/sdk-metrics');
type MetricData = Awaited<
  ReturnType<MetricProducer['collect']>
>['resourceMetrics']['scopeMetrics'][number]['metrics'][number];

function spansOf(api: Api, tracer: import('@opentelemetry/api').Tracer): Tracer {
  const kinds: Readonly<Record<string, SpanKind>> = {
    server: api.SpanKind.SERVER,
    consumer: api.SpanKind.CONSUMER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  };
  const contexts = new WeakMap<Span, Context>();

  function wrap(span: OtelSpan, context: Context): Span {
    const { traceId, spanId, traceFlags } = span.spanContext();
    const own: Span = {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      end(values, error) {
        span.setAttributes(given(values));
        if (error !== undefined) {
          span.setStatus({
            code: api.SpanStatusCode.ERROR,
            message: error instanceof Error ? error.name : 'error',
          });
        }
        span.end();
      },
      ended(name, seconds, values) {
        const at = Date.now();
        tracer
          .startSpan(
            name,
            { startTime: at - seconds * 1000, kind: api.SpanKind.CLIENT, attributes: given(values) },
            context,
          )
          .end(at);
      },
    };
    contexts.set(own, context);
    return own;
  }

  return {
    start({ name, kind, request, task, values = {}, parent }, around) {
      const base = parentOf(api, parent) ?? (around && contexts.get(around)) ?? api.ROOT_CONTEXT;
      const attributes = given({
        ...(request !== undefined && { 'meshwright.request': request }),
        ...(task !== undefined && { 'meshwright.task': task }),
        ...values,
      });
      const span = tracer.startSpan(name, { kind: kinds[kind] ?? api.SpanKind.INTERNAL, attributes }, base);
      return wrap(span, api.trace.setSpan(base, span));
    },
  };
}

/** Returns the context of a header `traceparent`, undefined without a valid one. */
function parentOf(api: Api, header: string | undefined): Context | undefined {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return api.isSpanContextValid(context) ? api.trace.setSpanContext(api.ROOT_CONTEXT, context) : undefined;
}

function given(values: Values): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Record<
    string,
    string | number | boolean
  >;
}

function descriptorOf(name: Sample['name']): Omit<MetricData['descriptor'], 'type'> {
  return {
    // The collector adds the ending of a counter.
    name: name.replace(/_total$/, ''),
    description: factsOf(name).help,
    unit: /seconds/.test(name) ? 's' : /bytes/.test(name) ? 'By' : '',
    // DOUBLE of the API.
    valueType: 1,
  };
}

function valuesOf(samples: readonly Sample[], moment: Moment, sdk: SdkMetrics): MetricData[] {
  return [...groupByName(samples)].map(([name, own]) => {
    const isCounter = factsOf(name).kind === 'counter';
    return {
      descriptor: descriptorOf(name),
      aggregationTemporality: sdk.AggregationTemporality.CUMULATIVE,
      dataPointType: isCounter ? sdk.DataPointType.SUM : sdk.DataPointType.GAUGE,
      ...(isCounter && { isMonotonic: true }),
      dataPoints: own.map(({ labels, value }) => ({ ...moment, attributes: labels, value })),
    } as MetricData;
  });
}

function groupByName<T extends { readonly name: Sample['name'] }>(
  samples: readonly T[],
): Map<Sample['name'], T[]> {
  const groups = new Map<Sample['name'], T[]>();
  for (const sample of samples) groups.set(sample.name, [...(groups.get(sample.name) ?? []), sample]);
  return groups;
}

function timesOf(metrics: Metrics, moment: Moment, sdk: SdkMetrics): MetricData[] {
  return [...groupByName(metrics.times())].map(
    ([name, own]) =>
      ({
        descriptor: descriptorOf(name),
        aggregationTemporality: sdk.AggregationTemporality.CUMULATIVE,
        dataPointType: sdk.DataPointType.HISTOGRAM,
        dataPoints: own.map(({ labels, counts, sum, count }) => ({
          ...moment,
          attributes: labels,
          value: {
            buckets: { boundaries: [...(factsOf(name).bounds ?? [])], counts: [...counts] },
            sum,
            count,
          },
        })),
      }) as MetricData,
  );
}

function hrTime(ms: number): [number, number] {
  return [Math.floor(ms / 1000), (ms % 1000) * 1e6];
}
