import {
  type Counter,
  factsOf,
  type Histogram,
  type Instrument,
  instruments,
  type LabelsOf,
} from './instruments.ts';

/** A value of an instrument with these labels. */
export interface Sample {
  readonly name: Instrument;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The times of a histogram with these labels. */
interface Times {
  readonly name: Instrument;
  readonly labels: Readonly<Record<string, string>>;
  /** Of each bound, and one for the times beyond the last. */
  readonly counts: number[];
  sum: number;
  count: number;
}

/** The counters and times of a process since its start. */
export interface Metrics {
  add<N extends Counter>(name: N, labels: LabelsOf<N>, by?: number): void;
  observe<N extends Histogram>(name: N, labels: LabelsOf<N>, seconds: number): void;
  samples(): readonly Sample[];
  times(): readonly Times[];
}

/** Series of one instrument: a label that took any value would fill the memory of those who scrape. */
const mostSeries = 1_000;

export function createMetrics(): Metrics {
  const counters = new Map<
    Instrument,
    Map<string, { labels: Readonly<Record<string, string>>; value: number }>
  >();
  const histograms = new Map<Instrument, Map<string, Times>>();

  return {
    add(name, labels, by = 1) {
      const own = counters.get(name) ?? new Map();
      counters.set(name, own);
      const key = keyOf(labels);
      const series = own.get(key);
      if (series) series.value += by;
      else if (own.size < mostSeries) own.set(key, { labels, value: by });
    },
    observe(name, labels, seconds) {
      const own = histograms.get(name) ?? new Map<string, Times>();
      histograms.set(name, own);
      const key = keyOf(labels);
      const { bounds = [] } = factsOf(name);
      let series = own.get(key);
      if (!series) {
        if (own.size >= mostSeries) return;
        series = { name, labels, counts: new Array(bounds.length + 1).fill(0), sum: 0, count: 0 };
        own.set(key, series);
      }
      const at = bounds.findIndex((bound) => seconds <= bound);
      const place = at < 0 ? bounds.length : at;
      series.counts[place] = (series.counts[place] ?? 0) + 1;
      series.sum += seconds;
      series.count += 1;
    },
    samples: () =>
      [...counters].flatMap(([name, own]) => [...own.values()].map((series) => ({ name, ...series }))),
    times: () => [...histograms.values()].flatMap((own) => [...own.values()]),
  };
}

function keyOf(labels: Readonly<Record<string, string>>): string {
  let key = '';
  for (const value of Object.values(labels)) key += `${value}\n`;
  return key;
}

/** Returns counters, times and gauges in the text form of Prometheus, version 0.0.4. */
export function prometheusText(
  metrics: Pick<Metrics, 'samples' | 'times'>,
  gauges: readonly Sample[],
): string {
  const lines = new Map<Instrument, string[]>();
  const put = (name: Instrument, line: string): void => {
    const own = lines.get(name) ?? [];
    lines.set(name, own);
    own.push(line);
  };
  for (const { name, labels, value } of [...metrics.samples(), ...gauges]) {
    put(name, `${name}${labelText(labels)} ${value}`);
  }
  for (const { name, labels, counts, sum, count } of metrics.times()) {
    let below = 0;
    for (const [i, bound] of [...(factsOf(name).bounds ?? []), '+Inf'].entries()) {
      below += counts[i] ?? 0;
      put(name, `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${below}`);
    }
    put(name, `${name}_sum${labelText(labels)} ${sum}`);
    put(name, `${name}_count${labelText(labels)} ${count}`);
  }
  let text = '';
  for (const name of Object.keys(instruments) as Instrument[]) {
    const own = lines.get(name);
    const { kind, help, labels } = factsOf(name);
    // A counter that has not counted is 0 and not absent, so that an alert on its increase sees the first.
    const shown = own ?? (kind === 'counter' && labels.length === 0 ? [`${name} 0`] : []);
    text += `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${shown.map((line) => `${line}\n`).join('')}`;
  }
  return text;
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
