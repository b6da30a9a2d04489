import type { LockedNames } from '../manifest/lockfile.ts';
import type { Project } from '../manifest/project.ts';
import { type ModuleAsset, type ModuleFile, moduleAssets } from './module-assets.ts';

export interface ModuleOptions {
  /**
   * Returns the URL of a file as a TypeScript expression.
   * @default `moduleBase` of the manifest as prefix, otherwise relative to the module by `import.meta.url`, which bundlers resolve
   */
  readonly url?: ((file: Pick<ModuleFile, 'path' | 'bytes' | 'sha256'>) => string) | undefined;
}

/**
 * Returns the assets of a project as a TypeScript module: URL, size and clips of each, their names as union types. The
 * same manifest and lockfile give the same text.
 */
export function moduleText(
  project: Pick<Project, 'manifest' | 'lock'>,
  { url = urlIn(project.manifest) }: ModuleOptions = {},
): string {
  const assets = [...moduleAssets(project)].map(
    ([name, asset]) => `  ${key(name)}: ${assetText(asset, url)},\n`,
  );
  return `${head}export const assets = {\n${assets.join('')}} as const;\n${types}`;
}

const head = '// Written by "meshwright sync". Do not edit: it is rewritten whenever an asset changes.\n\n';

const types = `
/** Every asset that was made. */
export type AssetName = keyof typeof assets;

/** The clips of an asset: \`ClipName<'hero'>\`. */
export type ClipName<Name extends AssetName> = (typeof assets)[Name]['clips'][number]['name'];

type Named<Name extends AssetName, Kind extends string> = (typeof assets)[Name] extends {
  readonly names: Readonly<Record<Kind, readonly (infer Each)[]>>;
}
  ? Each
  : never;

/** The nodes of an asset that are not bones. */
export type NodeName<Name extends AssetName> = Named<Name, 'nodes'>;

/** The materials of an asset. */
export type MaterialName<Name extends AssetName> = Named<Name, 'materials'>;

/** The bones of an asset. */
export type BoneName<Name extends AssetName> = Named<Name, 'bones'>;

/** The morph targets of an asset. */
export type MorphName<Name extends AssetName> = Named<Name, 'morphs'>;
`;

type UrlOf = (file: Pick<ModuleFile, 'path' | 'bytes' | 'sha256'>) => string;

function assetText({ targets, drawn, ...file }: ModuleAsset, url: UrlOf): string {
  const parts = Object.entries(targets ?? {}).map(
    ([target, each]) => `      ${key(target)}: ${fileText(each, url, '      ')},\n`,
  );
  const all = parts.length > 0 ? `    targets: {\n${parts.join('')}    },\n` : '';
  const urls = Object.entries(drawn ?? {}).map(([part, each]) => `      ${key(part)}: ${url(each)},\n`);
  const pictures =
    urls.length > 0 ? `    /** URLs of what is drawn of it. */\n    drawn: {\n${urls.join('')}    },\n` : '';
  return fileText(file, url, '  ', all + pictures);
}

function fileText(file: ModuleFile, url: UrlOf, indent: string, more = ''): string {
  const { bytes, sha256, triangles, size, min, clips, names } = file;
  const facts = [
    `url: ${url(file)}`,
    `bytes: ${bytes}`,
    `sha256: ${literal(sha256)}`,
    `triangles: ${triangles}`,
    `/** Width, height and depth in metres. */\n${indent}  size: ${vector(size)}`,
    `/** The lowest corner, in metres. */\n${indent}  min: ${vector(min)}`,
    clips.length === 0
      ? 'clips: []'
      : `clips: [\n${clips
          .map(({ name, seconds }) => `${indent}    { name: ${literal(name)}, seconds: ${seconds} },\n`)
          .join('')}${indent}  ]`,
    ...(names ? [namesText(names, indent)] : []),
  ];
  return `{\n${facts.map((fact) => `${indent}  ${fact},\n`).join('')}${more}${indent}}`;
}

function namesText(names: LockedNames, indent: string): string {
  const rows = (['nodes', 'materials', 'bones', 'morphs'] as const).map(
    (kind) => `${indent}    ${kind}: [${names[kind].map(literal).join(', ')}],\n`,
  );
  return `names: {\n${rows.join('')}${indent}  }`;
}

function urlIn({ module = '', moduleBase }: Project['manifest']): UrlOf {
  if (moduleBase !== undefined) {
    const base = moduleBase.replace(/\/*$/, '/');
    return ({ path }) => literal(base + path.slice(path.lastIndexOf('/') + 1));
  }
  return ({ path }) => `new URL(${literal(relativeUrl(module, path))}, import.meta.url).href`;
}

/** Returns the relative URL from one file of the project to another. */
function relativeUrl(from: string, to: string): string {
  const [start, end] = [from, to].map((path) =>
    path.split('/').filter((part) => part !== '' && part !== '.'),
  );
  const folder = start!.slice(0, -1);
  const shared = folder.findIndex((part, i) => part !== end![i]);
  const common = shared < 0 ? folder.length : shared;
  const up = folder.slice(common).map(() => '..');
  const path = [...(up.length > 0 ? up : ['.']), ...end!.slice(common)].join('/');
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function vector(value: readonly number[] | null): string {
  return value ? `[${value.join(', ')}]` : 'null';
}

function key(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
}

/** Escapes invisible characters and those that change the text direction. */
function literal(text: string): string {
  return JSON.stringify(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (char) =>
    char
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
