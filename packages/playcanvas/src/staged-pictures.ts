/** Hooks of the engine's GLB parser: each picture is decoded and uploaded in a frame after the previous one. */
export function stagedPictures(nextFrame: () => Promise<void>) {
  const done = new Map<object, () => void>();
  let last = Promise.resolve();
  return {
    processAsync(picture: object, proceed: (error: null, asset: null) => void): void {
      const turn = last.then(nextFrame);
      last = new Promise((resolve) => done.set(picture, resolve));
      void turn.then(() => proceed(null, null));
    },
    postprocess(picture: object): void {
      done.get(picture)?.();
    },
  };
}
