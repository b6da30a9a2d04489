import { createHash } from 'node:crypto';
import type { AssetSpec, Project } from '@meshwright/pipeline';
import { type ModuleFile, moduleAssets } from '@meshwright/pipeline/lockfile';
import { boxGlb } from './box-glb.ts';

/** A file in the form sent to pages. */
interface PageFile extends Omit<ModuleFile, 'path'> {
  readonly url: string;
}

/** An asset in the form sent to pages. */
export interface PageAsset extends PageFile {
  readonly targets?: Readonly<Record<string, PageFile>> | undefined;
  /** URLs of what is drawn of it: `icon-64.png`. */
  readonly drawn?: Readonly<Record<string, string>> | undefined;
  /** Set while it is not made yet: a box stands in for it. */
  readonly placeholder?: true | undefined;
}

/** A file that pages may request: of the project, or the bytes of a placeholder. */
export type ServedFile = { readonly path: string } | { readonly bytes: Uint8Array };

export interface PageAssets {
  /** All declared assets, by name. */
  readonly assets: ReadonlyMap<string, PageAsset>;
  /** Files by the part of the URL after the prefix. */
  readonly files: ReadonlyMap<string, ServedFile>;
}

/** Returns every declared asset, made or not, with URLs that change whenever the bytes do. */
export function pageAssets(
  project: Pick<Project, 'manifest' | 'lock'>,
  prefix: string,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): PageAssets {
  const files = new Map<string, ServedFile>();
  const assets = new Map<string, PageAsset>();
  const urlOf = (path: string, sha256: string): string => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    files.set(name, { path });
    return `${prefix}${name}?${sha256.slice(0, 12)}`;
  };
  const fileOf = ({ path, ...facts }: ModuleFile): PageFile => ({
    url: urlOf(path, facts.sha256),
    ...facts,
  });
  const made = moduleAssets(project);
  for (const [name, spec] of Object.entries(project.manifest.assets)) {
    const asset = made.get(name);
    if (asset) {
      const { targets, drawn = {}, ...own } = asset;
      const parts = Object.entries(targets ?? {}).map(([target, file]) => [target, fileOf(file)] as const);
      const pictures = Object.entries(drawn).map(
        ([part, { path, sha256 }]) => [part, urlOf(path, sha256)] as const,
      );
      assets.set(name, {
        ...fileOf(own),
        ...(parts.length > 0 && { targets: Object.fromEntries(parts) }),
        ...(pictures.length > 0 && { drawn: Object.fromEntries(pictures) }),
      });
      continue;
    }
    const { bytes, ...box } = placeholder(spec, pictures.get(name));
    const file = `${name}.preview.glb`;
    files.set(file, { bytes });
    assets.set(name, {
      url: `${prefix}${file}?${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`,
      bytes: bytes.byteLength,
      sha256: '',
      triangles: 12,
      clips: [],
      placeholder: true,
      ...box,
    });
  }
  return { assets, files };
}

/** Returns a box of the declared height (default 1 m) at the place of the asset, with its picture on it. */
function placeholder({ place, rig }: AssetSpec, picture: Uint8Array | undefined) {
  const side = place?.height ?? place?.longest ?? (typeof rig === 'object' ? rig.height : 1);
  const min: [number, number, number] = [-side / 2, place?.origin === 'center' ? -side / 2 : 0, -side / 2];
  const size: [number, number, number] = [side, side, side];
  return { bytes: boxGlb(side, min, picture), size, min };
}
