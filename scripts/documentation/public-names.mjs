// What the packages export, by entry: read from the sources, so that no build can be out of date. An entry whose file
// begins with `/** @internal` is shared by the packages of this repository and promises nothing to users.
// `node scripts/documentation/public-names.mjs` prints the counts of each package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Returns every entry of every published package. */
export function publicEntries(root) {
  return ['packages', 'plugins']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => join(root, room, name)))
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (manifest.private) return [];
      return Object.entries(manifest.exports ?? {})
        .filter(([, target]) => target.types)
        .map(([entry, { types }]) => {
          const source = join(folder, types.replace('/dist/', '/src/').replace(/(?<!\.d)\.d\.ts$/, '.ts'));
          const file = existsSync(source) ? source : join(folder, types);
          const internal =
            readFileSync(file, 'utf8').startsWith('/** @internal') ||
            /^\/\*\*\n \* @internal/.test(readFileSync(file, 'utf8'));
          return { package: manifest.name, folder, entry: join(manifest.name, entry), types, file, internal };
        });
    });
}

/** Returns the exported names of a source file with their kind and docstring. */
export function exportedNames(file) {
  const { statements, text } = parsed(file);
  return statements.flatMap((statement) => {
    const from = statement.source?.value;
    if (statement.type === 'ExportAllDeclaration')
      return from.startsWith('.') ? exportedNames(join(dirname(file), from)) : [];
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration) return declared(file, text, statement).map((each) => each);
    return statement.specifiers.flatMap(({ local, exported }) => {
      const found = from ? lookUp(file, from, local.name) : localName(file, local.name);
      return found ? [{ ...found, name: exported.name }] : [];
    });
  });
}

function localName(file, name) {
  const { statements, text } = parsed(file);
  for (const statement of statements) {
    const own = declared(file, text, statement).find((each) => each.name === name);
    if (own) return own;
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    if (specifier) return lookUp(file, statement.source.value, specifier.imported?.name ?? 'default');
  }
  return undefined;
}

/** What another package exports is counted and described there. */
function lookUp(file, from, name) {
  if (!from.startsWith('.')) return undefined;
  const path = join(dirname(file), from);
  return exportedNames(path).find((each) => each.name === name);
}

function declared(file, text, statement) {
  const declaration = statement.declaration ?? statement;
  const names =
    declaration.type === 'VariableDeclaration'
      ? declaration.declarations.map(({ id }) => id.name)
      : declaration.id
        ? [declaration.id.name]
        : [];
  return names.map((name) => ({
    name,
    kind: kindOf(declaration.type),
    doc: docBefore(text, statement.start),
    file,
  }));
}

function kindOf(type) {
  if (type.includes('Function')) return 'function';
  if (type.includes('Class')) return 'class';
  return type === 'VariableDeclaration' ? 'const' : 'type';
}

/** Returns the lines of the docstring that ends where a declaration starts, without their stars. */
export function docBefore(text, start) {
  const before = text.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**'));
  const lines = comment.slice(3, -2).split('\n');
  return lines
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

const cache = new Map();
function parsed(file) {
  if (!cache.has(file)) {
    const text = readFileSync(file, 'utf8');
    cache.set(file, { text, statements: parseSync(file, text).program.body });
  }
  return cache.get(file);
}

if (process.argv[1] === import.meta.filename) {
  const counts = new Map();
  const root = process.argv[2] ?? join(import.meta.dirname, '../..');
  for (const { package: name, file, internal } of publicEntries(root)) {
    const count = counts.get(name) ?? { types: new Set(), functions: new Set(), internal: new Set() };
    counts.set(name, count);
    for (const { name: exported, kind } of exportedNames(file)) {
      if (internal) count.internal.add(exported);
      else if (kind === 'type') count.types.add(exported);
      else if (kind === 'function') count.functions.add(exported);
    }
  }
  let [types, functions] = [0, 0];
  for (const [name, count] of counts) {
    types += count.types.size;
    functions += count.functions.size;
    console.log(
      `${name}: ${count.types.size} types, ${count.functions.size} functions; internal entries: ${count.internal.size} names`,
    );
  }
  console.log(`all: ${types} types, ${functions} functions`);
}
