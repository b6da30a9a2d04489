import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { thirdPartyNotices } from '../derive/notices.ts';
import { run } from './command.ts';
import { type Manifest, published, readJson } from './published.ts';
import { bundledTypes, readableByOldest, withoutBundled } from './readable-types.ts';

/** What is published is readable as it is: the code is not minified, so a source map would double it for little. */
const rewritten: readonly (readonly [ending: string, change: (text: string) => string])[] = [
  ['.d.ts', readableByOldest],
  ['.js', (code) => code.replace(/\n\/\/# sourceMappingURL=\S+\n?$/, '\n')],
];

/** A tarball. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** Of the package, below the root. */
  readonly folder: string;
  /** The folder that was packed. */
  readonly stage: string;
  readonly tarball: string;
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Where the project is found. */
interface Addresses {
  readonly homepage: string;
  readonly bugs: object;
  readonly repository: { readonly url: string };
}

/**
 * Packs every published package. Each is packed from a folder of its own, where the licence, the notices and the addresses of the
 * repository are added, and what only this repository uses is left out. They have to be built.
 * @param out a folder; gets a folder for each package and the tarballs
 * @returns the tarballs, dependencies first
 */
export function packAll(root: string, out: string): Packed[] {
  rmSync(out, { recursive: true, force: true });
  const addresses: Addresses = readJson(join(root, 'package.json'));
  const staged = published(root).map(({ folder, manifest }) => {
    const stage = join(out, 'stage', folder);
    mkdirSync(stage, { recursive: true });
    for (const path of manifest.files)
      cpSync(join(root, folder, path), join(stage, path), {
        recursive: true,
        filter: (from) => !from.endsWith('.map'),
      });
    cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
    writeFileSync(join(stage, 'THIRD_PARTY_NOTICES.md'), thirdPartyNotices(root, [folder]));
    const shipped = new Set(filesIn(stage));
    const address = addresses.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');
    const links = { address, version: manifest.version, folder, shipped };
    for (const page of ['README.md', ...[...shipped].filter((file) => /(?<!NOTICES)\.md$/.test(file))])
      writeFileSync(
        join(stage, page),
        absoluteLinks(readFileSync(join(root, folder, page), 'utf8'), page, links),
      );
    for (const [ending, change] of rewritten)
      for (const file of [...shipped].filter((path) => path.endsWith(ending)))
        writeFileSync(join(stage, file), change(readFileSync(join(stage, file), 'utf8')));
    const bundled = manifest.meshwright?.bundled ?? [];
    if (bundled.length > 0) hideBundled(stage, bundled);
    const ready = publishedManifest(manifest, folder, addresses);
    writeFileSync(join(stage, 'package.json'), `${JSON.stringify(ready, null, 2)}\n`);
    return { name: manifest.name, version: manifest.version, folder, stage };
  });
  const stages = staged.map(({ stage }) => stage);
  const printed = run(
    'npm',
    ['pack', ...stages, '--json', '--ignore-scripts', '--pack-destination', out],
    out,
  );
  // npm 11 prints a list, later ones an object by name.
  const packed: { name: string; filename: string; files: { path: string }[]; size: number }[] = Object.values(
    JSON.parse(printed),
  );
  return staged.map((each) => {
    const { filename, files, size } = packed.find(({ name }) => name === each.name)!;
    return { ...each, tarball: join(out, filename), files: files.map(({ path }) => path), bytes: size };
  });
}

/** Replaces the types of packages that the build holds: an install does not have them, and no entry exports them. */
function hideBundled(stage: string, bundled: readonly string[]): void {
  const names = new Set<string>();
  for (const file of filesIn(stage).filter((path) => path.endsWith('.d.ts'))) {
    const text = readFileSync(join(stage, file), 'utf8');
    const place = posix.relative(posix.dirname(file), 'dist/bundled.ts');
    const hidden = withoutBundled(text, bundled, place.startsWith('.') ? place : `./${place}`);
    writeFileSync(join(stage, file), hidden.text);
    for (const name of hidden.names) names.add(name);
  }
  writeFileSync(join(stage, 'dist/bundled.d.ts'), bundledTypes([...names]));
}

/** Returns the manifest as published: with addresses, without what only this repository uses. */
export function publishedManifest(
  manifest: Manifest,
  folder: string,
  { homepage, bugs, repository }: Addresses,
): Manifest {
  const { scripts, devDependencies, exports, dependencies: all, ...kept } = manifest;
  const bundled = manifest.meshwright?.bundled ?? [];
  const dependencies =
    all && Object.fromEntries(Object.entries(all).filter(([name]) => !bundled.includes(name)));
  const source = '@meshwright/source';
  return {
    ...kept,
    files: [...kept.files, 'THIRD_PARTY_NOTICES.md'],
    homepage,
    bugs,
    repository: { ...repository, directory: folder },
    ...(exports && {
      exports: Object.fromEntries(
        Object.entries(exports)
          .map(([entry, target]) => {
            if (typeof target === 'string') return [entry, target] as const;
            const { [source]: _, ...published } = target;
            return [entry, published] as const;
          })
          // An entry of the sources alone, as `white-box`, is for this repository.
          .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0),
      ),
    }),
    ...(dependencies && { dependencies }),
    publishConfig: { access: 'public', provenance: true },
  };
}

interface LinkPlaces {
  /** Of the repository. */
  readonly address: string;
  readonly version: string;
  readonly folder: string;
  /** Files of the tarball. */
  readonly shipped: ReadonlySet<string>;
}

/** Returns a page whose links to files outside the tarball name them in the repository, at this version. */
export function absoluteLinks(
  text: string,
  page: string,
  { address, version, folder, shipped }: LinkPlaces,
): string {
  const absolute = (target: string, kind: string) => {
    if (/^([a-z]+:|#)/i.test(target)) return target;
    const [path = '', hash = ''] = target.split(/(?=#)/);
    const inPackage = posix.join(posix.dirname(page), path);
    if (shipped.has(inPackage)) return target;
    return `${address}/${kind}/v${version}/${posix.join(folder, inPackage)}${hash}`;
  };
  return text
    .replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (_, picture: string, label: string, target: string) => {
      return `${picture}[${label}](${absolute(target, picture ? 'raw' : 'blob')})`;
    })
    .replace(/\b(src|href)="([^"]+)"/g, (_, name: string, target: string) => {
      return `${name}="${absolute(target, name === 'src' ? 'raw' : 'blob')}"`;
    });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(folder.length + 1).replaceAll('\\', '/'), entry.name));
}
