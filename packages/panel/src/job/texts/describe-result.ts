/** Fields of a task object that do not describe its result. */
const plumbing =
  /^(id|type|status|progress|created_at|started_at|finished_at|expires_at|task_error|consumed_credits|preceding_tasks|stand_in|ignored_fields|name)$/;

/** Describes the result of a task without a model: `watertight: yes, volume: 12.5`. */
export function describeResult(task: object): string {
  const facts = Object.entries(task)
    .filter(([name, value]) => !plumbing.test(name) && !isLinks(value))
    .flatMap(([name, value]) => factTexts(name, value));
  return facts.length === 0 ? 'Finished.' : facts.slice(0, 20).join(', ');
}

function factTexts(name: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [`${words(name)}: ${value.length}`];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => factTexts(key, inner));
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
