import type { Family } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { isPicture, type JobFile } from '../job.ts';

/** Fields of a task object that do not describe its result. */
const plumbing =
  /^(id|type|status|progress|expires_at|task_error|consumed_credits|preceding_tasks|stand_in|ignored_fields|name|_.*|.*_at)$/;

/**
 * Describes the result of a task without a model for the scene: `watertight: yes, volume: 12.5`, or its files:
 * `Files to save: 2 STL.`
 */
export function describeResult(task: object, family: Family, files: readonly JobFile[]): string {
  const { result } = detailsOf(family);
  const repeats = Object.keys(result).filter((name) => factsOf(result[name]!)?.echoes !== undefined);
  const facts = Object.entries(task)
    .filter(([name, value]) => !plumbing.test(name) && !repeats.includes(name) && !isLinks(value))
    .flatMap(([name, value]) => factTexts(name, value));
  const shown = facts.slice(0, 20).join(', ');
  const saved = filesText(files);
  if (saved === '') return shown || 'Finished.';
  return shown ? `${shown}. ${saved}` : saved;
}

/** Names the files that the job itself does not show, as its picture. */
function filesText(files: readonly JobFile[]): string {
  const formats = files.filter((file) => !isPicture(file)).map(({ format }) => format.toUpperCase());
  const kinds = [...new Set(formats)].map(
    (kind) => `${formats.filter((format) => format === kind).length} ${kind || 'of another kind'}`,
  );
  return kinds.length === 0 ? '' : `Files to save: ${kinds.join(', ')}.`;
}

function factTexts(name: string, value: unknown): string[] {
  if (plumbing.test(name) || value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${words(name)}: ${value.length}`];
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, inner]) => !isLinks(inner))
      .flatMap(([key, inner]) => factTexts(key, inner));
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : rounded(value);
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
