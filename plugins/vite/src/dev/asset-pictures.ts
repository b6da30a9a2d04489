import type { DeclaredAsset, Project, ProjectFiles } from '@meshwright/pipeline';

/** Pictures of assets that are not made yet: their source picture, or the thumbnail of a running task. */
export interface AssetPictures {
  put(asset: DeclaredAsset, picture: Uint8Array): void;
  /** Returns the available pictures by asset name. */
  of(project: Project): Promise<ReadonlyMap<string, Uint8Array>>;
}

export function assetPictures(files: Pick<ProjectFiles, 'read'>): AssetPictures {
  /** Thumbnails by the hash of the declaration at that time. */
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
