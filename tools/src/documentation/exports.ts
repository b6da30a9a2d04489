// What files export, read with oxc: TypeScript 7 has no compiler API.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type ModuleExportName,
  type Declaration as OxcDeclaration,
  parseSync,
  type Statement,
} from 'oxc-parser';

/** An entry of a published package. */
export interface PublicEntry {
  readonly package: string;
  readonly folder: string;
  /** As a program imports it. */
  readonly entry: string;
  /** The declarations within the folder. */
  readonly types: string;
  /** The source. */
  readonly file: string;
  /** Its source begins with `@internal`: it is shared by the packages of this repository and promises nothing to users. */
  readonly internal: boolean;
}

/** A name that a file exports. */
export interface Exported {
  readonly name: string;
  /** Where it is declared; of another package, its name. */
  readonly from: string;
  /** Several for overloads, none for what is declared in another package. */
  readonly declarations: readonly Declared[];
}

interface Declared {
  readonly kind: 'function' | 'class' | 'const' | 'type';
  /** The docstring without its stars. */
  readonly doc: string;
  readonly code: string;
}

/** Returns every entry of every published package. */
export function publicEntries(root: string): PublicEntry[] {
  return ['packages', 'plugins']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => join(root, room, name)))
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      if (manifest.private) return [];
      return Object.entries<{ types?: string }>(manifest.exports ?? {}).flatMap(([path, { types }]) => {
        if (types === undefined) return [];
        const source = join(folder, types.replace('/dist/', '/src/').replace(/(?<!\.d)\.d\.ts$/, '.ts'));
        const file = existsSync(source) ? source : join(folder, types);
        const internal = /^\/\*\*(?:\n \*)? @internal/.test(readFileSync(file, 'utf8'));
        const entry = join(manifest.name, path);
        return [{ package: manifest.name, folder, entry, types, file, internal }];
      });
    });
}

const known = new Map<string, Exported[]>();
/** Returns what a source or a declaration file exports. */
export function exportsOf(file: string): Exported[] {
  const names = known.get(file) ?? readExports(file);
  known.set(file, names);
  return names;
}

function readExports(file: string): Exported[] {
  const all = parsed(file).statements.flatMap((statement): Exported[] => {
    if (statement.type === 'ExportAllDeclaration') {
      const from = statement.source.value;
      if (from.startsWith('.')) return exportsOf(resolved(file, from));
      return [{ name: `All names of ${from}`, from, declarations: [] }];
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration)
      return namesOf(statement.declaration).map((name) => find(file, undefined, name));
    return statement.specifiers.map(({ local, exported }) => ({
      ...find(file, statement.source?.value, textOf(local)),
      name: textOf(exported),
    }));
  });
  return [...new Map(all.map((each) => [each.name, each])).values()];
}

/** Follows re-exports and imports to the file that declares a name. */
function find(file: string, from: string | undefined, name: string): Exported {
  if (from?.startsWith('.')) {
    const exported = exportsOf(resolved(file, from)).find((each) => each.name === name);
    if (exported === undefined) throw new Error(`${file}: ${from} does not export ${name}.`);
    return exported;
  }
  if (from !== undefined) return { name, from, declarations: [] };
  const { statements, text } = parsed(file);
  const declarations: Declared[] = [];
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      const specifier = statement.specifiers.find(({ local }) => local.name === name);
      if (specifier === undefined) continue;
      const original = specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : 'default';
      return find(file, statement.source.value, original);
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!declaration || !namesOf(declaration).includes(name)) continue;
    const code = text.slice(statement.start, statement.end).replace(/^export (declare )?/, '');
    declarations.push({ kind: kindOf(declaration.type), doc: docBefore(text, statement.start), code });
  }
  if (declarations.length === 0) throw new Error(`${file}: no declaration of ${name}`);
  return { name, from: file, declarations: declarations.map((each) => withOptions(file, each)) };
}

/** Adds the table that options are derived from, with their units, ranges, defaults and help. */
function withOptions(file: string, { code, ...declared }: Declared): Declared {
  const tables = [...code.matchAll(/\bOptionsOf<typeof (\w+)>/g)].map(([, table]) => table!);
  const more = [...new Set(tables)].flatMap((table) => find(file, undefined, table).declarations);
  return { ...declared, code: [code, ...more.map((each) => each.code.replace(/^declare /, ''))].join('\n') };
}

function namesOf(declaration: OxcDeclaration | Statement): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

function kindOf(type: string): Declared['kind'] {
  if (type.includes('Function')) return 'function';
  if (type.includes('Class')) return 'class';
  return type === 'VariableDeclaration' ? 'const' : 'type';
}

function textOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** Returns the lines of the docstring that ends where a declaration starts, without their stars. */
function docBefore(text: string, start: number): string {
  const before = text.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**'));
  const lines = comment.slice(3, -2).split('\n');
  return lines
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

function resolved(file: string, specifier: string): string {
  const path = join(dirname(file), specifier);
  const base = path.replace(/\.(ts|js)$/, '');
  const declarations = file.endsWith('.d.ts') ? [`${base}.d.ts`, join(base, 'index.d.ts')] : [];
  const module = [...declarations, path].find((candidate) => existsSync(candidate));
  if (!module) throw new Error(`${file}: ${specifier} is not built. Run npm run build.`);
  return module;
}

const texts = new Map<string, { text: string; statements: readonly Statement[] }>();
function parsed(file: string) {
  const known = texts.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const parsed = { text, statements: parseSync(file, text).program.body as readonly Statement[] };
  texts.set(file, parsed);
  return parsed;
}
