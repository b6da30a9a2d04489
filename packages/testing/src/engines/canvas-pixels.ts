/** Returns red, green, blue, alpha of each pixel of a canvas that was drawn in this task, over black and from the bottom up. */
export function canvasPixels(canvas: HTMLCanvasElement): Uint8Array {
  const { width, height } = canvas;
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  })!;
  context.translate(0, height);
  context.scale(1, -1);
  context.drawImage(canvas, 0, 0);
  return new Uint8Array(context.getImageData(0, 0, width, height).data);
}
