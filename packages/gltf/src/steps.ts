import { clipsAloneStep } from './clips/clips-alone.ts';
import { dedupeClipsStep } from './clips/dedupe-clips.ts';
import { dropConstantTracksStep } from './clips/drop-constant-tracks.ts';
import { mergeClipsStep } from './clips/merge-clips.ts';
import { renameClipsStep } from './clips/rename-clips.ts';
import { resampleClipsStep } from './clips/resample-clips.ts';
import { retimeClipStep } from './clips/retime-clip.ts';
import { extractRootMotionStep, makeInPlaceStep } from './clips/root-motion.ts';
import { splitClipStep, trimClipStep } from './clips/trim-clip.ts';
import { atlasStep } from './optimize/atlas.ts';
import { collidersStep } from './optimize/colliders/colliders.ts';
import { lightmapUvStep } from './optimize/lightmap/lightmap-uv.ts';
import { lodsStep } from './optimize/lods/lods.ts';
import { metalRoughStep } from './optimize/metal-rough.ts';
import { optimizeStep } from './optimize/optimize.ts';
import { thinClipsStep } from './optimize/thin-clips.ts';
import { bakeArmatureScaleStep } from './recipe/bake-step.ts';
import { humanoidStep } from './recipe/humanoid-step.ts';
import { placeStep, unplaceStep } from './recipe/place-step.ts';
import type { Step, StepDescription } from './recipe/step.ts';

export type { StepDescription } from './recipe/step.ts';
/**
 * Every step of this package by its name, with its options as data. Manifests, the command line, agent tools and the page
 * of steps read it.
 * @example
 * import { steps } from '@meshwright/gltf/steps';
 *
 * const step = steps.lightmapUv.make({ size: 512 });
 */
export const steps = {
  place: placeStep,
  unplace: unplaceStep,
  renameClips: renameClipsStep,
  trimClip: trimClipStep,
  splitClip: splitClipStep,
  retimeClip: retimeClipStep,
  mergeClips: mergeClipsStep,
  clipsAlone: clipsAloneStep,
  dedupeClips: dedupeClipsStep,
  resampleClips: resampleClipsStep,
  dropConstantTracks: dropConstantTracksStep,
  thinClips: thinClipsStep,
  makeInPlace: makeInPlaceStep,
  extractRootMotion: extractRootMotionStep,
  bakeArmatureScale: bakeArmatureScaleStep,
  metalRough: metalRoughStep,
  optimize: optimizeStep,
  atlas: atlasStep,
  lods: lodsStep,
  lightmapUv: lightmapUvStep,
  colliders: collidersStep,
  humanoid: humanoidStep,
} as const;

export type StepName = keyof typeof steps;

/** A step whose options are known at run time only. */
export interface AnyStep extends Omit<StepDescription, 'make' | 'example'> {
  readonly example?: object;
  make(options: never): Step;
}

/** The steps in the order of their use. */
export const stepList: readonly AnyStep[] = Object.values(steps);
