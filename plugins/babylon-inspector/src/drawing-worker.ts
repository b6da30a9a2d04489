import { renderModels } from '@meshwright/look/worker';

/** @internal Worker that the pane starts: draws the GLBs of a message with one camera and posts the PNGs, or why it cannot. */
addEventListener('message', ({ data }: MessageEvent<readonly Uint8Array[]>) => {
  renderModels(data).then(postMessage, (error: unknown) => postMessage(String(error)));
});
