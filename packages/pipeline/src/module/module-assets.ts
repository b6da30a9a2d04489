import type { LockedAsset, LockedReport } from '../manifest/lockfile.ts';
import type { AssetSpec } from '../manifest/manifest.ts';
import type { Project } from '../manifest/project.ts';

/** Facts about a finished file that a game needs before loading it. */
export interface ModuleFile extends Pick<LockedReport, 'triangles' | 'size' | 'min' | 'clips' | 'names'> {
  /** Relative to the manifest's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An asset: its file and those of its targets; the first declared target is the asset's own file. */
export interface ModuleAsset extends ModuleFile {
  readonly targets?: Readonly<Record<string, ModuleFile>> | undefined;
  /** What is drawn of it, by the part of the name after the asset's: `icon-64.png`. */
  readonly drawn?: Readonly<Record<string, Pick<ModuleFile, 'path' | 'bytes' | 'sha256'>>> | undefined;
}

/** Returns every asset that is declared and made, by name, in an order independent of the manifest's. */
export function moduleAssets({
  manifest,
  lock,
}: Pick<Project, 'manifest' | 'lock'>): Map<string, ModuleAsset> {
  const names = Object.keys(manifest.assets).sort();
  return new Map(
    names.flatMap((name) => {
      const locked = lock.assets[name];
      const asset = locked && moduleAsset(name, manifest.assets[name]!, locked);
      return asset ? [[name, asset] as const] : [];
    }),
  );
}

function moduleAsset(
  name: string,
  { targets }: AssetSpec,
  { files, drawn }: LockedAsset,
): ModuleAsset | undefined {
  const parts = new Map<string, ModuleFile>();
  for (const [path, { sha256, bytes, report }] of Object.entries(files)) {
    const { triangles, size, min, clips, names } = report;
    const facts = { path, bytes, sha256, triangles, size, min, clips };
    parts.set(partOf(name, path), names ? { ...facts, names } : facts);
  }
  const own = parts.get('') ?? parts.get(targets?.[0] ?? '') ?? parts.values().next().value;
  if (!own) return undefined;
  parts.delete('');
  const pictures = Object.entries(drawn ?? {}).map(
    ([path, file]) => [afterName(name, path), { path, ...file }] as const,
  );
  return {
    ...own,
    ...(parts.size > 0 && { targets: Object.fromEntries(parts) }),
    ...(pictures.length > 0 && { drawn: Object.fromEntries(pictures) }),
  };
}

/** `mobile` of `assets/chest.mobile.glb`, '' of `assets/chest.glb`. */
function partOf(name: string, path: string): string {
  return afterName(name, path.slice(0, -'.glb'.length));
}

/** `icon-64.png` of `assets/chest.icon-64.png`. */
function afterName(name: string, path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.slice(name.length).replace(/^\./, '');
}
