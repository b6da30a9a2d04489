import { Loader, LoadingManager, Texture } from 'three';

/** Pictures of a model that a three.js loader found and did not load. */
export interface PendingPictures {
  /** Loading manager whose textures keep their address until the bytes are read. */
  readonly manager: LoadingManager;
  /** Runs the loader and keeps its blobs here, since the process-wide registry of object URLs would never free them. */
  during<T>(parse: () => T): T;
  /** Returns the bytes of an embedded PNG or JPEG; null for anything else, such as a picture in another file. */
  bytesOf(texture: Texture): Promise<Uint8Array<ArrayBuffer> | null>;
}

export function pendingPictures(): PendingPictures {
  const manager = new LoadingManager();
  manager.addHandler(/./, new PictureNames(manager));
  const blobs = new Map<string, Blob>();
  return {
    manager,
    during(parse) {
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        const url = `blob:pending/${blobs.size}`;
        blobs.set(url, blob as Blob);
        return url;
      };
      try {
        return parse();
      } finally {
        URL.createObjectURL = createObjectURL;
      }
    },
    async bytesOf(texture) {
      const url: unknown = texture.userData.url;
      if (typeof url !== 'string') return null;
      const data = /^data:image\/\w+;base64,/.exec(url);
      const blob = blobs.get(url);
      const buffer = data ? Buffer.from(url.slice(data[0].length), 'base64') : await blob?.arrayBuffer();
      const bytes = buffer && new Uint8Array(buffer);
      return bytes && (bytes[0] === 0xff || bytes[0] === 0x89) ? bytes : null;
    },
  };
}

class PictureNames extends Loader<Texture> {
  override load(url: string): Texture {
    const texture = new Texture();
    texture.userData.url = url;
    return texture;
  }
}
