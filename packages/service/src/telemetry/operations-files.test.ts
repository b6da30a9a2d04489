import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';
import { type Instrument, instruments } from './instruments.ts';

// The dashboard, the alerts and their page say the same as a real scrape.

const repository = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const dashboard = JSON.parse(read('packages/service/operations/dashboard.json')) as {
  panels: { type: string; title: string; targets?: { expr: string }[] }[];
};
const alertsText = read('packages/service/operations/alerts.yaml');
const page = read('docs/metrics.md');
const alerts = [...alertsText.matchAll(/^ {6}- alert: (\w+)\n([\s\S]*?)(?=^ {6}- alert|$(?![\s\S]))/gm)].map(
  ([, name = '', rule = '']) => ({ name, rule }),
);
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const expressions = [
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.map(
    ({ name, rule }) =>
      [name, /expr: (?:>-\n)?([\s\S]*?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? ''] as const,
  ),
];

let scraped: ReadonlyMap<string, ReadonlySet<string>>;
beforeAll(async () => {
  const accounts = [{ name: 'a', key: 'k', credits: 100 }];
  const service = await startService({ accounts, engine: instantEngine(), metricsPort: 0 });
  const user = caller(service, 'k');
  await user.settled('/v1/image-to-3d', await user.create('/v1/image-to-3d', { image_url: pictureUri }));
  await user.get('/v1/none');
  const scrape = await (await fetch(service.metricsUrl!)).text();
  await service.stop();
  const namesOf = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of scrape.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const own = namesOf.get(name) ?? new Set();
    namesOf.set(name, own);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) own.add(label);
  }
  // Of what this service has not met there is the declaration.
  for (const [, name = ''] of scrape.matchAll(/^# TYPE (\w+) /gm)) {
    const labels = instruments[name as Instrument].labels;
    namesOf.set(name, new Set([...(namesOf.get(name) ?? []), ...labels]));
  }
  scraped = namesOf;
});

/** Names that Prometheus itself adds to every scrape. */
const ofPrometheus: readonly string[] = ['up'];
const words = new Set('sum max min rate increase histogram_quantile by or vector time humanize'.split(' '));

function namesIn(expression: string): readonly string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_]\w*/g)].map(([name]) => name).filter((name) => !words.has(name));
}

describe('dashboard and alerts', () => {
  it('are read', () => {
    expect(alerts.length).toBeGreaterThanOrEqual(12);
    expect(panels.length).toBeGreaterThanOrEqual(20);
  });

  it.each(expressions)('%s uses metrics and labels of a real scrape', (_, expression) => {
    const names = namesIn(expression).filter((name) => !ofPrometheus.includes(name));
    const known = names.filter((name) => scraped.has(name));
    expect(known).toEqual(names);
    expect(names.length + Number(expression.startsWith('up{'))).toBeGreaterThan(0);
    const labels = [
      ...[...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
        [...inner.matchAll(/(\w+)\s*[!=]=?~?\s*"/g)].map(([, label]) => label),
      ),
      ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = '']) => inner.split(/\s*,\s*/)),
    ].filter((label) => label !== 'instance' && label !== 'job');
    const has = new Set(names.flatMap((name) => [...(scraped.get(name) ?? [])]));
    expect(labels.filter((label) => !has.has(label!))).toEqual([]);
  });

  it.each(alerts)('$name has a summary, a severity and its paragraph', ({ name, rule }) => {
    expect(rule).toMatch(/severity: (critical|warning)/);
    expect(rule).toMatch(/summary: ".{20,}"/);
    expect(rule).toContain(`runbook_url: docs/metrics.md#${name.toLowerCase()}`);
    const paragraph = new RegExp(`^### ${name}\\n\\n([^#]{150,})`, 'm').exec(page)?.[1];
    expect(paragraph).toBeDefined();
  });

  it('no paragraph is of an alert that there is not', () => {
    const written = [...page.matchAll(/^### (Meshwright\w+)$/gm)].map(([, name]) => name);
    expect(written.toSorted()).toEqual(alerts.map(({ name }) => name).toSorted());
  });

  it('every metric has its row in the page, and no other', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys(instruments).toSorted());
  });
});
