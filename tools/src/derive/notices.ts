import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Licences that may be combined with Apache-2.0. The LGPL ones are separate shared libraries, loaded, not linked in.
const compatible =
  /^(MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|Python-2\.0|[Zz]lib|OFL-1\.1|LGPL-3\.0-or-later)$/;

const folder = 'node_modules/';

const once = 'on all platforms together. Each carries its licence text in its own folder once installed.';
const ofAll = [
  'Written by `npm run derive` from the lock file; do not edit. Packages installed with the published ones,',
  once,
];
const ofOne = ['Packages installed with this one,', once];

/** The packages of a lock file by their paths. */
export type LockedPackages = Readonly<Record<string, Locked>>;
interface Locked {
  readonly version?: string;
  readonly license?: string;
  /** A workspace, at the path `resolved`. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the third-party notices of the lock file of a repository as Markdown.
 * @param workspaces folders of the packages; absent: all in packages/
 * @throws Error naming every package whose licence is not on the list above
 */
export function thirdPartyNotices(root: string, workspaces?: readonly string[]): string {
  return noticesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages, workspaces);
}

/** Returns the notices of the packages that are installed together with the workspaces. */
export function noticesOf(packages: LockedPackages, workspaces?: readonly string[]): string {
  const rows = [...shipped(packages, workspaces)]
    .map((path) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version: packages[path]?.version ?? '',
      license: packages[path]?.license ?? 'unknown',
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
  const refused = rows.filter(({ license }) => !alternatives(license).some((name) => compatible.test(name)));
  if (refused.length > 0) {
    throw new Error(
      `licences to look at: ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}`,
    );
  }
  return [
    '# Third-party notices',
    '',
    ...(workspaces ? ofOne : ofAll),
    '',
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...new Set(rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)),
    '',
  ].join('\n');
}

// Direct and indirect dependencies of workspaces, as paths of the lock file.
function shipped(packages: LockedPackages, workspaces: readonly string[] | undefined): Set<string> {
  const licences = new Set<string>();
  const seen = new Set<string>();
  const open =
    workspaces?.slice() ??
    Object.keys(packages).filter((path) => path.startsWith('packages/') && !path.includes(folder));
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const { dependencies, optionalDependencies } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolve(packages, from, name);
      if (path === undefined || licences.has(path)) continue;
      if (packages[path]?.link) {
        if (workspaces && !seen.has(path)) open.push(packages[path].resolved!);
        seen.add(path);
        continue;
      }
      licences.add(path);
      open.push(path);
    }
  }
  return licences;
}

// The nearest node_modules above the dependent, as in Node's resolution.
function resolve(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${folder}`)))) {
    const path = at === '' ? `${folder}${name}` : `${at}/${folder}${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}

// 'A OR B' offers a choice, 'A AND B' requires both: for a choice one compatible licence is enough.
function alternatives(license: string): string[] {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .filter((option) => option.split(' AND ').every((name) => compatible.test(name)))
    .map((option) => option.split(' AND ')[0]!);
}
