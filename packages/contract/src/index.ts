export { type ApiError, type ApiErrorCode, apiErrors } from './api-errors.ts';
export {
  type AnimationLibraryItem,
  type AnimationLibraryQuery,
  animationCategories,
  animationLibrary,
  type Balance,
  balance,
  type Endpoint,
  endpoints,
  maxLibraryIds,
  type UsageItem,
  usage,
} from './endpoints/endpoints.ts';
export { paging, type SortBy } from './endpoints/paging.ts';
export {
  type AnalyzePrintabilityRequest,
  type AnalyzePrintabilityResult,
  analyzePrintability,
} from './families/analyze-printability.ts';
export { type AnimationRequest, type AnimationResult, animation } from './families/animation.ts';
export { type AutoSplitRequest, type AutoSplitResult, autoSplit } from './families/auto-split.ts';
export {
  type BrickFigureBuildRequest,
  type BrickFigureBuildResult,
  type BrickFigurePrototypeRequest,
  type BrickFigurePrototypeResult,
  brickFigureBuild,
  brickFigurePrototype,
} from './families/brick-figure.ts';
export {
  type CollapsibleFidgetRequest,
  type CollapsibleFidgetResult,
  collapsibleFidget,
} from './families/collapsible-fidget.ts';
export { type ConvertRequest, type ConvertResult, convert } from './families/convert.ts';
export {
  type FidgetPixelBuildRequest,
  type FidgetPixelBuildResult,
  type FidgetPixelPrototypeRequest,
  type FidgetPixelPrototypeResult,
  fidgetPixelBuild,
  fidgetPixelPrototype,
} from './families/fidget-pixel.ts';
export {
  type FigureBuildRequest,
  type FigureBuildResult,
  type FigurePrototypeRequest,
  type FigurePrototypeResult,
  figureBuild,
  figurePrototype,
} from './families/figure.ts';
export {
  type FridgeMagnetBuildRequest,
  type FridgeMagnetBuildResult,
  type FridgeMagnetPrototypeRequest,
  type FridgeMagnetPrototypeResult,
  fridgeMagnetBuild,
  fridgeMagnetPrototype,
} from './families/fridge-magnet.ts';
export { type ImageTo3dRequest, type ImageTo3dResult, imageTo3d } from './families/image-to-3d.ts';
export {
  type ImageToImageRequest,
  type ImageToImageResult,
  imageToImage,
} from './families/image-to-image.ts';
export {
  type KeycapBuildRequest,
  type KeycapBuildResult,
  type KeycapPrototypeRequest,
  type KeycapPrototypeResult,
  keycapBuild,
  keycapPrototype,
} from './families/keycap.ts';
export {
  type KeychainBuildRequest,
  type KeychainBuildResult,
  type KeychainPrototypeRequest,
  type KeychainPrototypeResult,
  keychainBuild,
  keychainPrototype,
} from './families/keychain.ts';
export {
  type LampBuildRequest,
  type LampBuildResult,
  type LampPrototypeRequest,
  type LampPrototypeResult,
  lampBuild,
  lampPrototype,
} from './families/lamp.ts';
export {
  type MultiColorPrintRequest,
  type MultiColorPrintResult,
  multiColorPrint,
} from './families/multi-color-print.ts';
export {
  type MultiImageTo3dRequest,
  type MultiImageTo3dResult,
  multiImageTo3d,
} from './families/multi-image-to-3d.ts';
export { type RemeshRequest, type RemeshResult, remesh } from './families/remesh.ts';
export {
  type RepairPrintabilityRequest,
  type RepairPrintabilityResult,
  repairPrintability,
} from './families/repair-printability.ts';
export { type ResizeRequest, type ResizeResult, resize } from './families/resize.ts';
export { type RetextureRequest, type RetextureResult, retexture } from './families/retexture.ts';
export { type RiggingRequest, type RiggingResult, rigging } from './families/rigging.ts';
export { type TextTo3dRequest, type TextTo3dResult, textTo3d } from './families/text-to-3d.ts';
export { type TextToImageRequest, type TextToImageResult, textToImage } from './families/text-to-image.ts';
export {
  type TextToMotionRequest,
  type TextToMotionResult,
  textToMotion,
} from './families/text-to-motion.ts';
export {
  type TextToTextureRequest,
  type TextToTextureResult,
  textToTexture,
} from './families/text-to-texture.ts';
export { type UvUnwrapRequest, type UvUnwrapResult, uvUnwrap } from './families/uv-unwrap.ts';
export {
  type VinylFigureBuildRequest,
  type VinylFigureBuildResult,
  type VinylFigurePrototypeRequest,
  type VinylFigurePrototypeResult,
  vinylFigureBuild,
  vinylFigurePrototype,
} from './families/vinyl-figure.ts';
export { families, familyNamed } from './families.ts';
export type { Family, Operation, RequestOf, ResultOf, TaskOf } from './family.ts';
export { hasCode } from './has-code.ts';
export type { Issue, IssueCode } from './rules/issue.ts';
export { type SseFrame, sseParser } from './sse.ts';
export {
  isTerminal,
  type Status,
  statuses,
  type Task,
  type TaskBase,
  type TaskFrame,
  type TerminalStatus,
  terminalStatuses,
} from './task.ts';
