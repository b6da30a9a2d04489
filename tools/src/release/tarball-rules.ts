import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Packed } from './pack.ts';
import { type Manifest, readJson } from './published.ts';

const always = ['LICENSE', 'README.md', 'THIRD_PARTY_NOTICES.md', 'package.json'];
const fields = [
  'description',
  'keywords',
  'license',
  'homepage',
  'bugs',
  'repository',
  'engines',
  'publishConfig',
];
/** A declaration file that is written by hand. */
const sources = ['src/client.d.ts'];

/**
 * Returns what is wrong with a packed package, one sentence each: what it must hold, and what none may.
 * @param names of all packages that are published
 */
export async function faultsOf(packed: Packed, root: string, names: ReadonlySet<string>): Promise<string[]> {
  const manifest: Manifest = readJson(join(packed.stage, 'package.json'));
  const has = new Set(packed.files);
  const text = (file: string) => readFileSync(join(packed.stage, file), 'utf8');
  const texts = packed.files.filter((file) => /\.(js|mjs|ts|map|md|json|html|css|txt)$/.test(file));
  return [
    ...always.filter((file) => !has.has(file)).map((file) => `${file} is missing`),
    ...fields.filter((field) => manifest[field] === undefined).map((field) => `package.json has no ${field}`),
    ...Object.entries(manifest.exports ?? {})
      .filter(([, target]) => typeof target === 'object' && Object.keys(target).length === 0)
      .map(([entry]) => `the entry ${entry} has no target`),
    ...targets(manifest)
      .filter((file) => !has.has(posix.normalize(file)))
      .map((file) => `${file} is named in package.json and missing`),
    ...packed.files
      .filter((file) => /(^|\/)(src|testing)\/|\.test\.|\.tsbuildinfo$/.test(file) && !sources.includes(file))
      .map((file) => `${file} does not belong into a package`),
    ...texts
      .filter((file) => text(file).includes(root))
      .map((file) => `${file} holds a path of this machine`),
    ...texts
      .filter((file) => file.endsWith('.map') || /^\/\/# sourceMappingURL=/m.test(text(file)))
      .map((file) => `${file} is a source map, or names one; none is published`),
    ...packed.files
      .filter((file) => file.endsWith('.d.ts') && /Array<ArrayBuffer/.test(text(file)))
      .map((file) => `${file} has generic typed arrays, which TypeScript before 5.7 does not read`),
    ...packed.files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => deadLinks(text(file), file, has).map((link) => `${file} links to ${link}`)),
    ...ours(manifest, names, packed.version),
    ...(await shapeFaults(packed)),
  ];
}

/** Every file that the manifest names. */
function targets({ exports = {}, bin = {} }: Manifest): string[] {
  const leaves = (target: unknown): string[] =>
    typeof target === 'string' ? [target] : Object.values(target as object).flatMap(leaves);
  return [...leaves(exports), ...leaves(bin)];
}

function deadLinks(text: string, page: string, has: ReadonlySet<string>): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)|\b(?:src|href)="([^"#]+)"/g)];
  return links
    .map(([, link, source]) => link ?? source!)
    .filter((link) => !/^[a-z]+:/i.test(link) && !has.has(posix.join(posix.dirname(page), link)));
}

function ours({ dependencies = {} }: Manifest, names: ReadonlySet<string>, version: string): string[] {
  return Object.entries(dependencies)
    .filter(([name, range]) => names.has(name) && range !== version)
    .map(([name, range]) => `it depends on ${name} ${range}, and ${version} is packed`);
}

// The folder that was packed holds what the tarball holds.
async function shapeFaults({ stage }: Packed): Promise<string[]> {
  const { messages } = await publint({ pkgDir: stage, strict: true, level: 'warning', pack: false });
  const manifest = readJson(join(stage, 'package.json'));
  return messages.map((message) => `publint: ${formatMessage(message, manifest, { color: false })}`);
}
