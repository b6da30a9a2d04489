import { endpoints, families } from '@meshwright/contract';
import {
  type Body,
  type Details,
  detailsOf,
  factsOf,
  openApiDocument,
  type Source,
  sources,
} from '@meshwright/contract/schema';

const begin = '<!-- derived: sources -->';
const end = '<!-- /derived -->';

/** Short form of a source in the table. */
const names: Readonly<Record<Source, string>> = {
  specification: 'certain',
  'public-A': 'A',
  'public-B': 'B',
  'public-C': 'C',
  own: 'ours',
};

/** Returns docs/specification.md with its table of sources, which stands between two comments. */
export function withSourcesTable(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/specification.md needs the comments ${begin} and ${end}.`);
  }
  return [before, begin, '\n', sourcesTable(), '\n', end, after].join('');
}

function sourcesTable(): string {
  const meanings = (Object.keys(sources) as Source[]).map(
    (source) => `| ${names[source]} | \`${source}\` | ${sources[source]} |`,
  );
  const { paths } = openApiDocument();
  const rows = [
    ...families.map((family) => row(detailsOf(family), family.prefix)),
    ...endpoints.map(({ prefix }) => {
      const { 'x-meshwright-source': source, get } = paths[prefix] as {
        'x-meshwright-source': Source;
        get: { tags: string[] };
      };
      return `| ${get.tags[0]} | \`${prefix}\` ${names[source]} | | ${names[source]} | |`;
    }),
  ];
  return [
    '| In the table | In the descriptors and `openapi.json` | Meaning |',
    '|---|---|---|',
    ...meanings,
    '',
    'Fields, rules and prices that are not named have the source of their path.',
    '',
    '| Capability | Path | Fields and rules of another source | Answer | Price |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function row(details: Details, prefix: string): string {
  const { title, source, answerSource = source, cost } = details;
  const others = [
    ...fieldSources(details.request),
    ...details.rules.map((rule): [string, Source | undefined] => [rule.name, rule.source]),
  ];
  const prices = [...cost.rows, ...(cost.extras ?? [])].map((price) => names[price.source ?? source]);
  const cells = [
    title,
    `\`${prefix}\` ${names[source]}`,
    bySource(others, source),
    [names[answerSource], bySource(answerSources(details), answerSource)].filter(Boolean).join('; '),
    [...new Set(prices)].join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Paths of the fields of a body with their own sources, groups opened. */
function fieldSources(body: Body, group = ''): [path: string, source: Source | undefined][] {
  return Object.entries(body.entries).flatMap(([name, field]) => {
    const facts = factsOf(field);
    const inner = facts.kind === 'group' ? fieldSources(facts.body, `${group}${name}.`) : [];
    return [[`${group}${name}`, facts.source], ...inner];
  });
}

function answerSources({ result }: Details): [string, Source | undefined][] {
  return Object.entries(result).map(([name, field]) => [name, factsOf(field)?.source]);
}

/** Names by source, but those of the usual one: `A: topology, model_type`. */
function bySource(named: readonly (readonly [string, Source | undefined])[], usual: Source): string {
  return (Object.keys(sources) as Source[])
    .filter((source) => source !== usual)
    .map(
      (source) => [source, named.filter(([, own]) => own === source).map(([name]) => `\`${name}\``)] as const,
    )
    .filter(([, list]) => list.length > 0)
    .map(([source, list]) => `${names[source]}: ${list.join(', ')}`)
    .join('; ');
}
