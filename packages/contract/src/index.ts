export { type ApiError, apiErrors } from './api-errors.ts';
export {
  type AnimationLibraryItem,
  type AnimationLibraryQuery,
  type AnimationResource,
  animationCategories,
  animationLibrary,
  animationResources,
  type Balance,
  balance,
  type Endpoint,
  endpoints,
  maxLibraryIds,
  showcases,
  type UsageItem,
  usage,
  usageEndpoints,
} from './endpoints/endpoints.ts';
export { paging } from './endpoints/paging.ts';
export { analyzePrintability } from './families/analyze-printability.ts';
export { animation } from './families/animation.ts';
export { autoSplit } from './families/auto-split.ts';
export { brickFigureBuild, brickFigurePrototype } from './families/brick-figure.ts';
export { collapsibleFidget } from './families/collapsible-fidget.ts';
export { convert } from './families/convert.ts';
export { fidgetPixelBuild, fidgetPixelPrototype } from './families/fidget-pixel.ts';
export { figureBuild, figurePrototype } from './families/figure.ts';
export { fridgeMagnetBuild, fridgeMagnetPrototype } from './families/fridge-magnet.ts';
export { imageTo3d } from './families/image-to-3d.ts';
export { imageToImage } from './families/image-to-image.ts';
export { keycapBuild, keycapPrototype } from './families/keycap.ts';
export { keychainBuild, keychainPrototype } from './families/keychain.ts';
export { lampBuild, lampPrototype } from './families/lamp.ts';
export { multiColorPrint } from './families/multi-color-print.ts';
export { multiImageTo3d } from './families/multi-image-to-3d.ts';
export { remesh } from './families/remesh.ts';
export { repairPrintability } from './families/repair-printability.ts';
export { resize } from './families/resize.ts';
export { retexture } from './families/retexture.ts';
export { rigging } from './families/rigging.ts';
export { textTo3d } from './families/text-to-3d.ts';
export { textToImage } from './families/text-to-image.ts';
export { textToMotion } from './families/text-to-motion.ts';
export { textToTexture } from './families/text-to-texture.ts';
export { uvUnwrap } from './families/uv-unwrap.ts';
export { vinylFigureBuild, vinylFigurePrototype } from './families/vinyl-figure.ts';
export { families, familyNamed } from './families.ts';
export type { Family, RequestOf, ResultOf, TaskOf } from './family.ts';
export { hasCode } from './has-code.ts';
export { isLoopback } from './loopback.ts';
export type { Issue } from './rules/issue.ts';
export { type SseFrame, sseParser } from './sse.ts';
export {
  isTerminal,
  type Status,
  statuses,
  type Task,
  type TaskError,
  type TerminalStatus,
} from './task.ts';
export { type TaskErrorCode, taskErrorCodes, taskErrorTypes } from './task-errors.ts';
export { valueAt } from './value-at.ts';
