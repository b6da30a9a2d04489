import type { Family } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import type { Say } from '../../words/say.ts';
import { isPicture, type JobFile } from '../job.ts';

/** Fields of a task object that do not describe its result. */
const plumbing =
  /^(id|type|status|progress|expires_at|task_error|consumed_credits|preceding_tasks|stand_in|ignored_fields|name|_.*|.*_at)$/;

/**
 * Describes the result of a task without a model for the scene: `watertight: yes, volume: 12.5`, or its files:
 * `Files to save: 2 STL.`
 */
export function describeResult(task: object, family: Family, files: readonly JobFile[], say: Say): string {
  const { result } = detailsOf(family);
  const repeats = Object.keys(result).filter((name) => factsOf(result[name]!)?.echoes !== undefined);
  const facts = Object.entries(task)
    .filter(([name, value]) => !plumbing.test(name) && !repeats.includes(name) && !isLinks(value))
    .flatMap(([name, value]) => factTexts(name, value, say));
  const shown = say.list(facts.slice(0, 20));
  const saved = filesText(files, say);
  if (saved === '') return shown || say('Finished.');
  return shown ? `${shown}. ${saved}` : saved;
}

/** Names the files that the job itself does not show, as its picture. */
function filesText(files: readonly JobFile[], say: Say): string {
  const formats = files.filter((file) => !isPicture(file)).map(({ format }) => format.toUpperCase());
  const kinds = [...new Set(formats)].map((kind) =>
    kindText(formats.filter((format) => format === kind).length, kind, say),
  );
  return kinds.length === 0 ? '' : say('Files to save: {files}.', { files: say.list(kinds) });
}

function kindText(count: number, kind: string, say: Say): string {
  return kind === '' ? say('{count} of another kind', { count }) : `${say.number(count)} ${kind}`;
}

function factTexts(name: string, value: unknown, say: Say): string[] {
  if (plumbing.test(name) || value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${words(name)}: ${value.length}`];
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, inner]) => !isLinks(inner))
      .flatMap(([key, inner]) => factTexts(key, inner, say));
  const text = typeof value === 'boolean' ? (value ? say('yes') : say('no')) : rounded(value);
  return [`${words(name)}: ${text}`];
}

function isLinks(value: unknown): boolean {
  if (typeof value === 'string') return /^https?:/i.test(value);
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.values(value);
  return inner.length > 0 && inner.every(isLinks);
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}

function rounded(value: unknown): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value);
}
