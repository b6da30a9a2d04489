import type { Details } from './details.ts';
import { analyzePrintability, analyzePrintabilityDetails } from './families/analyze-printability.ts';
import { animation, animationDetails } from './families/animation.ts';
import { autoSplit, autoSplitDetails } from './families/auto-split.ts';
import {
  brickFigureBuild,
  brickFigureBuildDetails,
  brickFigurePrototype,
  brickFigurePrototypeDetails,
} from './families/brick-figure.ts';
import { collapsibleFidget, collapsibleFidgetDetails } from './families/collapsible-fidget.ts';
import { convert, convertDetails } from './families/convert.ts';
import {
  fidgetPixelBuild,
  fidgetPixelBuildDetails,
  fidgetPixelPrototype,
  fidgetPixelPrototypeDetails,
} from './families/fidget-pixel.ts';
import {
  figureBuild,
  figureBuildDetails,
  figurePrototype,
  figurePrototypeDetails,
} from './families/figure.ts';
import {
  fridgeMagnetBuild,
  fridgeMagnetBuildDetails,
  fridgeMagnetPrototype,
  fridgeMagnetPrototypeDetails,
} from './families/fridge-magnet.ts';
import { imageTo3d, imageTo3dDetails } from './families/image-to-3d.ts';
import { imageToImage, imageToImageDetails } from './families/image-to-image.ts';
import {
  keycapBuild,
  keycapBuildDetails,
  keycapPrototype,
  keycapPrototypeDetails,
} from './families/keycap.ts';
import {
  keychainBuild,
  keychainBuildDetails,
  keychainPrototype,
  keychainPrototypeDetails,
} from './families/keychain.ts';
import { lampBuild, lampBuildDetails, lampPrototype, lampPrototypeDetails } from './families/lamp.ts';
import { multiColorPrint, multiColorPrintDetails } from './families/multi-color-print.ts';
import { multiImageTo3d, multiImageTo3dDetails } from './families/multi-image-to-3d.ts';
import { remesh, remeshDetails } from './families/remesh.ts';
import { repairPrintability, repairPrintabilityDetails } from './families/repair-printability.ts';
import { resize, resizeDetails } from './families/resize.ts';
import { retexture, retextureDetails } from './families/retexture.ts';
import { rigging, riggingDetails } from './families/rigging.ts';
import { textTo3d, textTo3dDetails } from './families/text-to-3d.ts';
import { textToImage, textToImageDetails } from './families/text-to-image.ts';
import { textToMotion, textToMotionDetails } from './families/text-to-motion.ts';
import { textToTexture, textToTextureDetails } from './families/text-to-texture.ts';
import { uvUnwrap, uvUnwrapDetails } from './families/uv-unwrap.ts';
import {
  vinylFigureBuild,
  vinylFigureBuildDetails,
  vinylFigurePrototype,
  vinylFigurePrototypeDetails,
} from './families/vinyl-figure.ts';
import type { Family } from './family.ts';

/**
 * Every family of the API, in the order of the specification. A new family adds a line here and to `familyDetails`.
 */
export const families: readonly Family[] = [
  textTo3d,
  imageTo3d,
  multiImageTo3d,
  retexture,
  remesh,
  convert,
  resize,
  uvUnwrap,
  rigging,
  animation,
  textToImage,
  imageToImage,
  textToMotion,
  textToTexture,
  autoSplit,
  multiColorPrint,
  analyzePrintability,
  repairPrintability,
  keycapPrototype,
  keycapBuild,
  brickFigurePrototype,
  brickFigureBuild,
  figurePrototype,
  figureBuild,
  vinylFigurePrototype,
  vinylFigureBuild,
  keychainPrototype,
  keychainBuild,
  fridgeMagnetPrototype,
  fridgeMagnetBuild,
  lampPrototype,
  lampBuild,
  fidgetPixelPrototype,
  fidgetPixelBuild,
  collapsibleFidget,
];

/**
 * Details of every family. Separate from `families`, so a bundle that carries only the families leaves out their
 * schemas.
 */
export const familyDetails: Readonly<Record<string, () => Details>> = {
  'text-to-3d': textTo3dDetails,
  'image-to-3d': imageTo3dDetails,
  'multi-image-to-3d': multiImageTo3dDetails,
  retexture: retextureDetails,
  remesh: remeshDetails,
  convert: convertDetails,
  resize: resizeDetails,
  'uv-unwrap': uvUnwrapDetails,
  rigging: riggingDetails,
  animation: animationDetails,
  'text-to-image': textToImageDetails,
  'image-to-image': imageToImageDetails,
  'text-to-motion': textToMotionDetails,
  'text-to-texture': textToTextureDetails,
  'auto-split': autoSplitDetails,
  'multi-color-print': multiColorPrintDetails,
  'analyze-printability': analyzePrintabilityDetails,
  'repair-printability': repairPrintabilityDetails,
  'keycap-prototype': keycapPrototypeDetails,
  'keycap-build': keycapBuildDetails,
  'brick-figure-prototype': brickFigurePrototypeDetails,
  'brick-figure-build': brickFigureBuildDetails,
  'figure-prototype': figurePrototypeDetails,
  'figure-build': figureBuildDetails,
  'vinyl-figure-prototype': vinylFigurePrototypeDetails,
  'vinyl-figure-build': vinylFigureBuildDetails,
  'keychain-prototype': keychainPrototypeDetails,
  'keychain-build': keychainBuildDetails,
  'fridge-magnet-prototype': fridgeMagnetPrototypeDetails,
  'fridge-magnet-build': fridgeMagnetBuildDetails,
  'lamp-prototype': lampPrototypeDetails,
  'lamp-build': lampBuildDetails,
  'fidget-pixel-prototype': fidgetPixelPrototypeDetails,
  'fidget-pixel-build': fidgetPixelBuildDetails,
  'collapsible-fidget': collapsibleFidgetDetails,
};

/**
 * Returns the family of that name, if any.
 * @example
 * import { familyNamed } from '@meshwright/contract';
 *
 * familyNamed('remesh')?.prefix; // '/v1/remesh'
 */
export function familyNamed(name: string): Family | undefined {
  return families.find((family) => family.name === name);
}
