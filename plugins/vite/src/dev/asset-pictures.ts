import type { DeclaredAsset, Project, ProjectFiles } from '@meshwright/pipeline';

/** What assets look like that are not made yet: the picture they are made from, or the thumbnail of a task on the way. */
export interface AssetPictures {
  put(asset: DeclaredAsset, picture: Uint8Array): void;
  /** By name, as far as there are any. */
  of(project: Project): Promise<ReadonlyMap<string, Uint8Array>>;
}

export function assetPictures(files: Pick<ProjectFiles, 'read'>): AssetPictures {
  /** By what the asset was declared as then. */
  const thumbnails = new Map<string, Uint8Array>();
  return {
    put: ({ hash }, picture) => void thumbnails.set(hash, picture),
    async of({ assets, lock }) {
      const found = new Map<string, Uint8Array>();
      for (const { name, spec, hash } of assets) {
        if (lock.assets[name]) continue;
        const picture = thumbnails.get(hash) ?? (spec.image && (await files.read(spec.image)));
        if (picture) found.set(name, picture);
      }
      return found;
    },
  };
}
