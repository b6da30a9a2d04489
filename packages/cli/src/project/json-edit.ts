/** A JSON value and its position in the text. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** Fields of an object, in order. */
  readonly fields?: ReadonlyMap<string, Span>;
}

/**
 * Sets one value in a JSON text, new or replaced; all other characters stay unchanged. Its parent objects must exist.
 * @param text JSON that has been parsed before
 */
export function withJsonValue(text: string, path: readonly string[], value: unknown): string {
  const [last = ''] = path.slice(-1);
  let parent = spanAt(text, 0);
  for (const key of path.slice(0, -1)) parent = parent.fields?.get(key) ?? missing(path);
  const { fields = missing(path) } = parent;
  const indent = indentOf(text);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const depth = indent.repeat(path.length);
  const written = (JSON.stringify(value, null, indent) ?? 'null').replaceAll('\n', `${eol}${depth}`);
  const old = fields.get(last);
  if (old) return text.slice(0, old.from) + written + text.slice(old.to);
  const field = `${eol}${depth}${JSON.stringify(last)}: ${written}`;
  const before = [...fields.values()].at(-1);
  if (before) return `${text.slice(0, before.to)},${field}${text.slice(before.to)}`;
  const end = `${eol}${indent.repeat(path.length - 1)}`;
  return `${text.slice(0, parent.from)}{${field}${end}}${text.slice(parent.to)}`;
}

function missing(path: readonly string[]): never {
  throw new Error(`no object at ${path.slice(0, -1).join('/')}`);
}

/** Returns the indentation of the first indented line; two spaces without any. */
function indentOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

const blank = /[\s,:]*/y;
const scalar = /"(?:[^"\\]|\\.)*"|[^\s,:[\]{}"]+/y;

function spanAt(text: string, start: number): Span {
  const from = after(blank, text, start);
  const open = text[from];
  if (open !== '{' && open !== '[') return { from, to: after(scalar, text, from) };
  const fields = new Map<string, Span>();
  let at = after(blank, text, from + 1);
  while (text[at] !== '}' && text[at] !== ']') {
    if (open === '{') {
      const end = after(scalar, text, at);
      const value = spanAt(text, end);
      fields.set(JSON.parse(text.slice(at, end)) as string, value);
      at = value.to;
    } else at = spanAt(text, at).to;
    at = after(blank, text, at);
  }
  return open === '{' ? { from, to: at + 1, fields } : { from, to: at + 1 };
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
