export { FormatError, type FormatErrorCode } from './format-error.ts';
export type { FormatWarning, FormatWarningCode } from './format-warning.ts';
export type { InputFile } from './input-file.ts';
export { readModel } from './read/read-model.ts';
export type { ReadOptions } from './read/read-options.ts';
export { sniffModel } from './read/sniff-model.ts';
export { decodeKtx2 } from './scene/decode-ktx2.ts';
export { type PrintSize, sizeForPrint } from './scene/size-for-print.ts';
export { carryStandIn, markStandIn, type StandInPart, standInOf } from './scene/stand-in-mark.ts';
export {
  type Layout3mf,
  type Options3mf,
  type Part3mf,
  type Project3mf,
  write3mf,
} from './write/write-3mf.ts';
export { type KeptGeometry, writeFbx } from './write/write-fbx.ts';
export { type WrittenFormats, writeFormats } from './write/write-formats.ts';
export { writeGlb } from './write/write-glb.ts';
export { writeObj } from './write/write-obj.ts';
export { writeStl } from './write/write-stl.ts';
export { writeUsdz } from './write/write-usdz.ts';
