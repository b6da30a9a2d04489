import { type Node, parseTree } from 'jsonc-parser';

/**
 * Sets one value in a JSON text, new or replaced; all other characters stay unchanged. Its parent objects must exist.
 * @param text JSON that has been parsed before
 */
export function withJsonValue(text: string, path: readonly string[], value: unknown): string {
  const [last = ''] = path.slice(-1);
  const parent = path.slice(0, -1).reduce(valueAt, parseTree(text));
  if (parent?.type !== 'object') throw new Error(`no object at ${path.slice(0, -1).join('/')}`);
  const indent = indentOf(text);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const depth = indent.repeat(path.length);
  const written = (JSON.stringify(value, null, indent) ?? 'null').replaceAll('\n', `${eol}${depth}`);
  const old = valueAt(parent, last);
  if (old) return text.slice(0, old.offset) + written + text.slice(endOf(old));
  const field = `${eol}${depth}${JSON.stringify(last)}: ${written}`;
  const before = parent.children?.at(-1);
  if (before) return `${text.slice(0, endOf(before))},${field}${text.slice(endOf(before))}`;
  const end = `${eol}${indent.repeat(path.length - 1)}`;
  return `${text.slice(0, parent.offset)}{${field}${end}}${text.slice(endOf(parent))}`;
}

/** Returns the value of a key; of a key that occurs twice the last one, which is the one that JSON.parse returns. */
function valueAt(object: Node | undefined, key: string): Node | undefined {
  const fields = object?.type === 'object' ? (object.children ?? []) : [];
  return fields.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** Returns the indentation of the first indented line; two spaces without any. */
function indentOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}
