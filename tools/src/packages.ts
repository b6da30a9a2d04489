// What a package says of itself, in its own package.json and nowhere else: the tests, checks, suites, menus and tables of this
// repository read it here. Imports nothing but Node, because a clone without an install reads it, too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where code runs: in Node (`node`), in Node, pages and workers (`anywhere`), in a page (`page`), in a page and only after a
 * bundler compiled its peers (`bundle`), in a page of an editor (`editor`), in a test runner (`test`), in a worker thread
 * (`worker`), or nowhere, because it has types or data only (`nowhere`).
 */
export type Runs = (typeof places)[number];
const places = ['node', 'anywhere', 'page', 'bundle', 'editor', 'test', 'worker', 'nowhere'] as const;

/** A menu of the site. */
export type Menu = (typeof menus)[number];
export const menus = ['In a page', 'At build time', 'In an editor', 'The API and the local service'] as const;

/** An editor that another Debian suite has in a version artists use. */
export interface HostProgram {
  readonly suite: string;
  readonly packages: readonly string[];
  readonly command: string;
  /** Environment variable that gives its path to the host suites. */
  readonly variable: string;
}

/** The field `meshwright` of a package.json. Only the first two are in every one. */
export interface PackageFacts {
  /** Height above the ground, from 0. A package imports those of lower floors only. */
  readonly floor: number;
  /** All packages that its sources may import and that may be its dependencies, ours and others; `any` for tests. */
  readonly imports: readonly string[] | 'any';
  /**
   * Where its sources run. What runs `anywhere`, in a `page` or after a `bundle` names no `node:` module, the entry `node` aside.
   * @default node
   */
  readonly runs: Runs;
  /** Entries that run elsewhere than the sources, by their path in `exports`. */
  readonly entries: Readonly<Record<string, Runs>>;
  /** Menu of the site that has its page. */
  readonly menu?: Menu;
  /**
   * Its page, from the root.
   * @default docs/FOLDER.md, where it exists
   */
  readonly page?: string;
  /** Place in the table on the first screen of the README, from 1. Absent: it stands in the table of the others. */
  readonly firstScreen?: number;
  /** Most megabytes that it takes when installed alone, without its engine. Absent: no limit. */
  readonly installedMegabytes?: number;
  /** Dependencies that its build holds and whose types no entry exports: they are not installed with it. */
  readonly bundled?: readonly string[];
  /** Files that name the version, from its folder. */
  readonly versionPlaces: readonly string[];
  /** Folder whose texts people without code read, from its own. */
  readonly texts?: string;
  /** An engine that a game is drawn by: its package, and the pages of the common suite that load it. */
  readonly engine?: { readonly package: string; readonly pages: readonly string[] };
  /** An editor. */
  readonly host?: HostFacts;
  /** What the check for unused code does not see. */
  readonly unseen: UnseenFacts;
}

export interface HostFacts {
  /** Editors that `npm run hosts:install` brings, by the names of their folders. */
  readonly programs?: Readonly<Record<string, HostProgram>>;
  /**
   * The test file that `.ci/run` runs in its short form, from its folder; its seconds on two quiet cores; and which of the
   * `programs` it needs.
   */
  readonly shortForm?: {
    readonly file: string;
    readonly seconds: number;
    readonly programs?: readonly string[];
  };
}

export interface UnseenFacts {
  /** Files that something other than an import loads, as globs from its folder. */
  readonly entry?: readonly string[];
  /** Packages that something other than an import uses. */
  readonly dependencies?: readonly string[];
  /** Programs that tests start. */
  readonly binaries?: readonly string[];
}

/** The fields of a package.json that these tools read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A workspace of `packages`, `plugins` or `examples`. */
export interface OurPackage {
  /** From the root: `packages/three`. */
  readonly folder: string;
  /** The name of the folder. */
  readonly name: string;
  readonly manifest: Manifest;
  readonly facts: PackageFacts;
}

export const rooms = ['packages', 'plugins', 'examples'] as const;

/**
 * Returns every workspace with what it says of itself, by folder.
 * @throws Error that names the package.json and what is wrong in it
 */
export function ourPackages(root: string): OurPackage[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room))
      .sort()
      .map((name) => `${room}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const file = join(folder, 'package.json');
        const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
        return { folder, name: folder.slice(room.length + 1), manifest, facts: factsOf(manifest, file) };
      }),
  );
}

/** Returns the page of a package, from the root. */
export function pageOf(root: string, { name, facts }: OurPackage): string | undefined {
  const page = facts.page ?? `docs/${name}.md`;
  return facts.page !== undefined || existsSync(join(root, page)) ? page : undefined;
}

/** Returns whether code of these places is loaded by a page. */
export function isOfPage(runs: Runs): boolean {
  return runs === 'page' || runs === 'bundle' || runs === 'editor';
}

/** Returns whether a package adds generated assets to a game that brings its engine as a peer. */
export function isAdapter({ dependencies, peerDependencies }: Manifest, { runs }: PackageFacts): boolean {
  const uses = Object.hasOwn(dependencies ?? {}, '@meshwright/runtime');
  return uses && peerDependencies !== undefined && (runs === 'page' || runs === 'bundle');
}

/** Returns the engines and frameworks that packages expect: names of packages, and scopes of several. */
export function enginesOf(packages: readonly OurPackage[]): string[] {
  const peers = packages.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}));
  // A framework without a scope may have parts in one of its name.
  return [
    ...new Set(peers.flatMap((name) => (name.startsWith('@') ? name.split('/')[0]! : [name, `@${name}`]))),
  ].sort();
}

/** Returns what is wrong with a value, which begins with `[KEY]` when it is a part of it. */
type Check = (value: unknown) => string | undefined;

const below = (key: string, wrong: string) => `${key}${wrong.startsWith('[') ? '' : ' '}${wrong}`;

const text: Check = (value) => (typeof value === 'string' && value !== '' ? undefined : 'is no text');
const number =
  (least: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least ? undefined : `is no number of ${least} or more`;
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string) ? undefined : `is none of ${words.join(', ')}`;
const list: Check = (value) =>
  Array.isArray(value) && value.every((each) => text(each) === undefined) ? undefined : 'is no list of texts';
const record =
  (of: Check): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no object';
    for (const [key, each] of Object.entries(value)) {
      const wrong = of(each);
      if (wrong) return `[${below(`${key}]`, wrong)}`;
    }
    return undefined;
  };
const object =
  (fields: Readonly<Record<string, Check>>, needed: readonly string[] = Object.keys(fields)): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no object';
    const missing = needed.find((key) => !Object.hasOwn(value, key));
    if (missing) return `has no ${missing}`;
    for (const [key, each] of Object.entries(value)) {
      if (!Object.hasOwn(fields, key)) return `has ${key}; there are ${Object.keys(fields).join(', ')}`;
      const wrong = fields[key]!(each);
      if (wrong) return `[${below(`${key}]`, wrong)}`;
    }
    return undefined;
  };

const field = object(
  {
    floor: (value) => (Number.isInteger(value) ? number(0)(value) : 'is no whole number'),
    imports: (value) => (value === 'any' ? undefined : list(value)),
    runs: oneOf(places),
    entries: record(oneOf(places)),
    menu: oneOf(menus),
    page: text,
    firstScreen: number(1),
    installedMegabytes: number(1),
    bundled: list,
    versionPlaces: list,
    texts: text,
    engine: object({ package: text, pages: list }),
    host: object(
      {
        programs: record(object({ suite: text, packages: list, command: text, variable: text })),
        shortForm: object({ file: text, seconds: number(1), programs: list }, ['file', 'seconds']),
      },
      [],
    ),
    unseen: object({ entry: list, dependencies: list, binaries: list }, []),
  },
  ['floor', 'imports'],
);

/** Returns the field with its defaults. @throws Error that names the file and what is wrong */
export function factsOf(manifest: Manifest, file: string): PackageFacts {
  const value = manifest.meshwright;
  if (value === undefined)
    throw new Error(
      `${file} has no "meshwright". Say at least its floor and imports: { "floor": 3, "imports": [] }.`,
    );
  const wrong = field(value);
  if (wrong) throw new Error(`${file}: ${below('meshwright', wrong)}.`);
  const given = value as Pick<PackageFacts, 'floor' | 'imports'> & Partial<PackageFacts>;
  if (given.imports === 'any' && manifest.private !== true)
    throw new Error(`${file}: meshwright.imports is "any" for private packages only; list them.`);
  return { runs: 'node', entries: {}, versionPlaces: [], unseen: {}, ...given };
}
