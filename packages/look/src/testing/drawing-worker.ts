import { type BrowserPictureOptions, renderModels } from '../worker.ts';

/** Models as they come from a test, and how they are drawn. */
export interface DrawnByWorker {
  readonly glbs: readonly Uint8Array[];
  readonly options: BrowserPictureOptions;
}

addEventListener('message', ({ data: { glbs, options } }: MessageEvent<DrawnByWorker>) => {
  renderModels(glbs, options).then(postMessage, (error: unknown) => postMessage(String(error)));
});
