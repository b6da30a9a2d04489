/** @internal The renderer's parts that @meshwright/engine computes with; may change in any release. */

export { type PictureOptions, renderModel } from './picture/render-model.ts';
export { boxCorners } from './render/box-corners.ts';
export type { Vector } from './render/camera.ts';
export { collectTriangles } from './render/decode-picture.ts';
export { draw } from './render/draw.ts';
export { type Font, fontFor } from './render/font.ts';
export { createVisibility, type Fragment, scanTriangle } from './render/rasterise.ts';
export { textPath } from './render/text-path.ts';
export type { TriangleScene } from './render/triangle-scene.ts';
