// The reference of the public API: one Markdown page for each entry of each published package, read from its emitted
// declarations, so that a changed signature or docstring is a visible difference.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { publicEntries } from './public-names.mjs';

/** Returns the pages by their paths, without internal entries. The packages have to be built. */
export function apiReference(root) {
  return new Map(
    publicEntries(root)
      .filter(({ internal }) => !internal)
      .map(({ entry, folder, types }) => {
        const path = `docs/api/${entry.replace('@meshwright/', '').replaceAll('/', '-')}.md`;
        return [path, page(entry, publicNames(join(folder, types)))];
      })
      .filter(([, text]) => text !== null),
  );
}

function page(name, declarations) {
  if (declarations.size === 0) return null;
  const parts = [...declarations]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([exported, { doc, code }]) =>
      [`## ${exported}`, doc, code && `\`\`\`ts\n${code}\n\`\`\``].filter(Boolean),
    );
  const head = `Written by \`npm run derive\` from the declarations of \`${name}\`; do not edit.`;
  return `${[`# ${name}`, head, ...parts.flat()].join('\n\n')}\n`;
}

/** Returns the declarations an entry exports, by their exported names. */
function publicNames(file) {
  const { statements, text } = parsed(file);
  const found = new Map();
  for (const statement of statements) {
    const from = statement.source?.value;
    if (statement.type === 'ExportAllDeclaration' && !from.startsWith('.')) {
      found.set(`All names of ${from}`, elsewhere(from));
    } else if (statement.type === 'ExportAllDeclaration') {
      for (const pair of publicNames(resolved(file, from))) found.set(...pair);
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        found.set(exported.name, from ? imported(file, from, local.name) : declarationOf(file, local.name));
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const name of namesOf(statement.declaration)) found.set(name, declaration(text, statement));
    }
  }
  return found;
}

/** Follows re-exports and imports to the file that declares a name. */
function declarationOf(file, name) {
  const { statements, text } = parsed(file);
  const own = [];
  for (const statement of statements) {
    const declared = statement.declaration ?? statement;
    if (namesOf(declared).includes(name)) own.push(declaration(text, statement));
    for (const { local, imported: original, exported } of statement.specifiers ?? []) {
      const matches = (exported ?? local).name === name;
      if (!matches || (exported && !statement.source)) continue;
      return imported(file, statement.source.value, (exported ? local : original).name);
    }
  }
  if (own.length === 0) throw new Error(`${file}: no declaration of ${name}`);
  // Overloads are several declarations of one name.
  return {
    doc: own
      .map(({ doc }) => doc)
      .filter(Boolean)
      .join('\n\n'),
    code: own.map(({ code }) => code).join('\n'),
  };
}

function imported(file, specifier, name) {
  return specifier.startsWith('.') ? declarationOf(resolved(file, specifier), name) : elsewhere(specifier);
}

/** What another package exports is described on its own page. */
function elsewhere(specifier) {
  return { doc: `From \`${specifier}\`.`, code: '' };
}

function declaration(text, { start, end }) {
  const code = text.slice(start, end).replace(/^export (declare )?/, '');
  return { doc: docBefore(text, start), code };
}

function namesOf(statement) {
  if (statement.type === 'VariableDeclaration') return statement.declarations.map(({ id }) => id.name);
  return statement.id ? [statement.id.name] : [];
}

/** Returns the docstring that ends where the declaration starts, as Markdown. */
function docBefore(text, start) {
  const before = text.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**'));
  const lines = comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  return lines
    .join('\n')
    .trim()
    .replace(
      /^@example\n([\s\S]*?)(?=\n@|$(?![\s\S]))/gm,
      (_, code) => `\nExample:\n\n\`\`\`ts\n${code.trim()}\n\`\`\``,
    )
    .replace(/^@(\w+) ?/gm, '- **@$1** ');
}

const cache = new Map();
function parsed(file) {
  if (!cache.has(file)) {
    const text = readFileSync(file, 'utf8');
    cache.set(file, { text, statements: parseSync(file, text).program.body });
  }
  return cache.get(file);
}

function resolved(file, specifier) {
  const base = join(dirname(file), specifier).replace(/\.(ts|js)$/, '');
  const path = [`${base}.d.ts`, join(base, 'index.d.ts')].find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${file}: ${specifier} is not built. Run npm run build.`);
  return path;
}
