import { join } from 'node:path';
import { type Exported, exportsOf, publicEntries } from '../documentation/exports.ts';

/**
 * Returns the reference of the public API by paths: a page for each entry of each published package without the internal ones,
 * read from its emitted declarations, so that a changed signature or docstring is a visible difference. The packages have to be built.
 */
export function apiReference(root: string): Map<string, string> {
  const pages = publicEntries(root)
    .filter(({ internal }) => !internal)
    .map(({ entry, folder, types }) => {
      const path = `docs/reference/api/${entry.replace('@meshwright/', '').replaceAll('/', '-')}.md`;
      return [path, exportsOf(join(folder, types)), entry] as const;
    });
  return new Map(
    pages.filter(([, names]) => names.length > 0).map(([path, names, entry]) => [path, pageOf(entry, names)]),
  );
}

/** Returns the page of an entry. */
export function pageOf(entry: string, names: readonly Exported[]): string {
  const parts = names
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap(({ name, from, declarations }) => {
      // What another package exports is described on its own page.
      if (declarations.length === 0) return [`## ${name}`, `From \`${from}\`.`];
      const docs = declarations.map(({ doc }) => doc && markdown(doc)).filter(Boolean);
      const code = declarations.map((each) => each.code).join('\n');
      return [`## ${name}`, docs.join('\n\n'), `\`\`\`ts\n${code}\n\`\`\``].filter(Boolean);
    });
  const head = `Written by \`npm run derive\` from the declarations of \`${entry}\`; do not edit.`;
  return `${[`# ${entry}`, head, ...parts].join('\n\n')}\n`;
}

function markdown(doc: string): string {
  return doc
    .replace(
      /^@example\n([\s\S]*?)(?=\n@|$(?![\s\S]))/gm,
      (_, code: string) => `\nExample:\n\n\`\`\`ts\n${code.trim()}\n\`\`\``,
    )
    .replace(/^@(\w+) ?/gm, '- **@$1** ');
}
