import type { LockedAsset, LockedReport } from '../manifest/lockfile.ts';
import type { AssetSpec } from '../manifest/manifest.ts';
import type { Project } from '../manifest/project.ts';

/** A finished file, as a game wants to know it before it is loaded. */
export interface ModuleFile extends Pick<LockedReport, 'triangles' | 'size' | 'min' | 'clips'> {
  /** From the folder of the manifest, with forward slashes. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An asset: its file, and with targets that of each; the first that is declared is the asset's own. */
export interface ModuleAsset extends ModuleFile {
  readonly targets?: Readonly<Record<string, ModuleFile>> | undefined;
}

/** Every asset that is declared and was made, by name, in the same order whatever that of the manifest. */
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

function moduleAsset(name: string, { targets }: AssetSpec, { files }: LockedAsset): ModuleAsset | undefined {
  const parts = new Map<string, ModuleFile>();
  for (const [path, { sha256, bytes, report }] of Object.entries(files)) {
    const { triangles, size, min, clips } = report;
    parts.set(partOf(name, path), { path, bytes, sha256, triangles, size, min, clips });
  }
  const own = parts.get('') ?? parts.get(targets?.[0] ?? '') ?? parts.values().next().value;
  if (!own) return undefined;
  parts.delete('');
  return parts.size === 0 ? own : { ...own, targets: Object.fromEntries(parts) };
}

/** `mobile` of `assets/chest.mobile.glb`, '' of `assets/chest.glb`. */
function partOf(name: string, path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.slice(name.length, -'.glb'.length).replace(/^\./, '');
}
