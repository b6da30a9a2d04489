import { textClues } from '../text-clues.ts';
import { type SecretForms, secretForms } from './secret-forms.ts';

const removed = '[removed]';
const shownQuery: readonly string[] = ['page_num', 'page_size', 'sort_by'];

/** Returns path and query of a URL without secrets. */
export function redactUrl(address: string, secrets: readonly string[]): string {
  const { pathname, searchParams } = new URL(address);
  const query = [...searchParams].map(
    ([name, value]) => `${name}=${shownQuery.includes(name) ? value : removed}`,
  );
  return withoutSecrets(pathname + (query.length > 0 ? `?${query.join('&')}` : ''), secrets);
}

/** Returns a text without keys, without the queries of its links and without the bytes of its data URIs. */
export function redactText(text: string, secrets: readonly string[]): string {
  const clean = text
    .replace(/(data:[^,"\s]{0,200}),[^"\s]*/g, `$1,${removed}`)
    // JSON may escape a slash as \/, and a string nested in a string adds more backslashes.
    .replace(/(https?:(?:\\*\/){2})[^/@"\s]*@/gi, `$1${removed}@`)
    .replace(/(https?:(?:\\*\/){2}[^?"\s]*\?)[^"\s]*/gi, `$1${removed}`);
  return withoutSecrets(clean, secrets);
}

/** Returns a text without the secrets in any encoding. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const clues = textClues(text);
  return secrets.reduce((rest, secret) => formsOf(secret).cut(rest, removed, clues), text);
}

/** Recently used secret forms: requests repeat the same few secrets. */
const known = new Map<string, SecretForms>();
const mostKnown = 20_000;

function formsOf(secret: string): SecretForms {
  let forms = known.get(secret);
  if (forms) return forms;
  if (known.size >= mostKnown) known.clear();
  forms = secretForms(secret);
  known.set(secret, forms);
  return forms;
}
