import type { Family } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { sha256 } from './sha256.ts';

/** Digests by field of what a create body says in words. */
export type ShownTexts = Readonly<Record<string, string>>;

/**
 * What tells tasks of a family apart where a service shows it: the specification promises the `name` of Creative Lab
 * tasks, and services show prompts. Chosen values are no help, for a service may show what it made of them.
 */
export async function shownTexts(
  family: Family,
  body: Readonly<Record<string, unknown>>,
): Promise<ShownTexts> {
  const { entries } = detailsOf(family).request;
  const texts: Record<string, string> = {};
  for (const [name, field] of Object.entries(entries)) {
    const value = body[name];
    const isText = (factsOf(field) as { kind?: string } | undefined)?.kind === 'text';
    if (isText && typeof value === 'string') texts[name] = await digest(value);
  }
  return texts;
}

/** Whether a task shows that it was asked for with other words. One that shows nothing contradicts nothing. */
export async function contradicts(task: object, texts: ShownTexts): Promise<boolean> {
  for (const [name, expected] of Object.entries(texts)) {
    const shown = (task as Readonly<Record<string, unknown>>)[name];
    if (typeof shown === 'string' && shown.trim() !== '' && (await digest(shown)) !== expected) return true;
  }
  return false;
}

/** A service may take blanks away. */
async function digest(text: string): Promise<string> {
  return (await sha256(text.trim().replace(/\s+/g, ' '))).slice(0, 16);
}
