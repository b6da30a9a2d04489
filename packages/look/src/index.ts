export {
  type ComparedFigure,
  type ComparedModel,
  type ComparedNames,
  type CompareOptions,
  type Comparison,
  compareModels,
  figureText,
  namesText,
} from './compare/compare-models.ts';
export { LookError, type LookErrorCode } from './look-error.ts';
export type { Overlay } from './overlay/overlays.ts';
export type { Take } from './picture/draw-picture.ts';
export type { Model } from './picture/model.ts';
export { type PictureOptions, renderModel, renderModels } from './picture/render-model.ts';
export { type SmallPicture, smallPicture } from './picture/small-picture.ts';
export { type ClipTimes, clipTimes, type Moment } from './pose/at-time.ts';
export { type View, type ViewName, views } from './render/camera.ts';
export type { SurfaceMode } from './render/shade/inspection.ts';
export {
  type ContactSheet,
  contactSheet,
  type SheetFinding,
  type SheetOptions,
} from './sheet/contact-sheet.ts';
export { type DrawFilesOptions, type DrawnWith, drawFiles } from './sprites/draw-files.ts';
export { type ImpostorOptions, impostor } from './sprites/impostor.ts';
export { type Atlas, type AtlasFrame, type SpriteOptions, spriteSheet } from './sprites/sprite-sheet.ts';
