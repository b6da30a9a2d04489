/** Returns the code of the first `@example` of a docstring without its asterisks. */
export function exampleIn(doc) {
  const lines = doc.split('\n');
  const start = lines.indexOf('@example') + 1;
  if (start === 0) return '';
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('@'));
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}
