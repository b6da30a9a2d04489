import type { Job } from './job/job.ts';

const productPrototype: Job = async (input, context) =>
  (await import('./jobs/creative-lab/product-prototype.ts')).productPrototype(input, context);
const productBuild: Job = async (input, context) =>
  (await import('./jobs/creative-lab/product-build.ts')).productBuild(input, context);

const badgeBuild: Job = async (input, context) =>
  (await import('./jobs/creative-lab/badge-build.ts')).badgeBuild(input, context);

/** Every job of the engine, by contract family name. Each loads its code on its first run. */
export const jobs: Readonly<Record<string, Job>> = {
  'text-to-3d': async (input, context) =>
    (await import('./jobs/generate/text-to-3d.ts')).textTo3d(input, context),
  'image-to-3d': async (input, context) =>
    (await import('./jobs/generate/image-to-3d.ts')).imageTo3d(input, context),
  'multi-image-to-3d': async (input, context) =>
    (await import('./jobs/generate/multi-image-to-3d.ts')).multiImageTo3d(input, context),
  'text-to-image': async (input, context) =>
    (await import('./jobs/generate/text-to-image.ts')).textToImage(input, context),
  'image-to-image': async (input, context) =>
    (await import('./jobs/generate/image-to-image.ts')).imageToImage(input, context),
  retexture: async (input, context) => (await import('./jobs/edit/retexture.ts')).retexture(input, context),
  'text-to-texture': async (input, context) =>
    (await import('./jobs/generate/text-to-texture.ts')).textToTexture(input, context),
  remesh: async (input, context) => (await import('./jobs/edit/remesh.ts')).remesh(input, context),
  convert: async (input, context) => (await import('./jobs/edit/convert.ts')).convert(input, context),
  resize: async (input, context) => (await import('./jobs/edit/resize.ts')).resize(input, context),
  'uv-unwrap': async (input, context) => (await import('./jobs/edit/uv-unwrap.ts')).uvUnwrap(input, context),
  rigging: async (input, context) => (await import('./jobs/character/rigging.ts')).rigging(input, context),
  animation: async (input, context) =>
    (await import('./jobs/character/animation.ts')).animation(input, context),
  'text-to-motion': async (input, context) =>
    (await import('./jobs/generate/text-to-motion.ts')).textToMotion(input, context),
  'analyze-printability': async (input, context) =>
    (await import('./jobs/print/analyze-printability.ts')).analyzePrintability(input, context),
  'repair-printability': async (input, context) =>
    (await import('./jobs/print/repair-printability.ts')).repairPrintability(input, context),
  'multi-color-print': async (input, context) =>
    (await import('./jobs/print/multi-color-print.ts')).multiColorPrint(input, context),
  'auto-split': async (input, context) =>
    (await import('./jobs/print/auto-split.ts')).autoSplit(input, context),
  'keycap-prototype': productPrototype,
  'keycap-build': async (input, context) =>
    (await import('./jobs/creative-lab/keycap-build.ts')).keycapBuild(input, context),
  'brick-figure-prototype': productPrototype,
  'brick-figure-build': productBuild,
  'figure-prototype': productPrototype,
  'figure-build': productBuild,
  'vinyl-figure-prototype': productPrototype,
  'vinyl-figure-build': productBuild,
  'keychain-prototype': productPrototype,
  'keychain-build': badgeBuild,
  'fridge-magnet-prototype': productPrototype,
  'fridge-magnet-build': badgeBuild,
  'fidget-pixel-prototype': productPrototype,
  'fidget-pixel-build': productBuild,
  'lamp-prototype': async (input, context) =>
    (await import('./jobs/creative-lab/lamp-prototype.ts')).lampPrototype(input, context),
  'lamp-build': async (input, context) =>
    (await import('./jobs/creative-lab/lamp-build.ts')).lampBuild(input, context),
  'collapsible-fidget': async (input, context) =>
    (await import('./jobs/creative-lab/collapsible-fidget.ts')).collapsibleFidget(input, context),
};
