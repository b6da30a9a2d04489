import type { Document } from '@gltf-transform/core';
import { markStandIn, readModel, standInOf, writeFbx, writeGlb, writeUsdz } from '@meshwright/formats';
import { clipLibrary } from '../../content/motions/library.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { bakeClip } from '../../motion/bake-clip.ts';
import type { Clip } from '../../motion/clip.ts';
import { motionClip, notedMotion } from '../../motion/motion-clip.ts';
import { armatureOnly } from '../../rig/armature-only.ts';
import { type Rig, readRig } from '../../rig/read-rig.ts';
import type { BodyKind } from '../../rig/skeletons.ts';

/**
 * Puts library clips, or a motion from Text to Motion, on the character of a rigging task: GLB and FBX with one clip
 * per action in the requested order, and the `post_process` files (spec: Animation).
 * @throws JobError `invalid_option` for an unknown action or one without a motion for this body | `no_body` for a model
 * that is not rigged | `missing_input`
 */
export async function animation(input: JobInput, { progress, signal }: JobContext): Promise<JobOutput> {
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(20);
  for (const old of document.getRoot().listAnimations()) old.dispose();
  const rig = readRig(document);
  const wanted = await wantedClips(input, rig, document);
  for (const [i, { name, clip }] of wanted.entries()) {
    bakeClip(document, rig, clip, { name });
    signal.throwIfAborted();
    progress(20 + (40 * (i + 1)) / wanted.length);
  }
  const files: Record<string, Uint8Array> = { 'animation.glb': await writeGlb(document) };
  signal.throwIfAborted();
  progress(75);
  files['animation.fbx'] = await writeFbx(document);
  signal.throwIfAborted();
  progress(85);
  const result: Record<string, string> = {
    animation_glb_url: 'animation.glb',
    animation_fbx_url: 'animation.fbx',
  };
  const processed = await postProcess(document, input.request.post_process);
  if (processed) {
    files[processed.file] = processed.bytes;
    result[processed.field] = processed.file;
  }
  const standIn = standInOf(document);
  return { files, result: { result }, ...(standIn !== undefined && { standIn }) };
}

interface NamedClip {
  readonly name: string;
  readonly clip: Clip;
}

/** Returns the clips to bake. A motion that stands in for a trained model's marks the document. */
async function wantedClips({ request, files }: JobInput, rig: Rig, document: Document): Promise<NamedClip[]> {
  const { action_id: one, action_ids: several } = request;
  const ids: unknown[] = Array.isArray(several) ? several : one === undefined ? [] : [one];
  if (ids.length > 0) return ids.map((id) => libraryClip(id, rig.body.kind));
  const motion = files['motion.model'];
  if (!motion) {
    throw new JobError(
      'missing_input',
      'run animation: a motion is missing; set action_id, action_ids or motion_task_id.',
    );
  }
  if (rig.body.kind !== 'biped') {
    throw new JobError(
      'invalid_option',
      'run animation: a Text to Motion clip needs a biped rig, and this rig is a quadruped. Use action_id instead.',
    );
  }
  const source = await readModel(motion);
  const noted = notedMotion(source);
  const mark = standInOf(source);
  if (mark !== undefined) markStandIn(document, mark, { part: 'motion' });
  return [{ name: noted.name, clip: motionClip(noted.prompt, noted.seconds).clip }];
}

function libraryClip(id: unknown, kind: BodyKind): NamedClip {
  const entry = clipLibrary().find((candidate) => candidate.id === id);
  if (!entry) {
    throw new JobError(
      'invalid_option',
      `run animation: the library has no action ${String(id)}; list the animation library for valid ids.`,
    );
  }
  const clip = entry.clips[kind];
  if (clip) return { name: entry.name, clip };
  const others = clipLibrary()
    .filter(({ clips }) => clips[kind])
    .map((other) => `${other.id} ${other.key}`);
  throw new JobError(
    'invalid_option',
    `run animation: action ${entry.id} (${entry.key}) is for bipeds and this rig is a ${kind}; use ${others.join(', ')}.`,
  );
}

interface Processed {
  readonly field: string;
  readonly file: string;
  readonly bytes: Uint8Array;
}

async function postProcess(document: Document, options: unknown): Promise<Processed | null> {
  const { operation_type: operation, fps } = (options ?? {}) as { operation_type?: string; fps?: unknown };
  switch (operation) {
    case 'change_fps':
      return {
        field: 'processed_animation_fps_fbx_url',
        file: 'animation_fps.fbx',
        bytes: await writeFbx(document, { fps: frameRate(fps) }),
      };
    case 'fbx2usdz':
      return { field: 'processed_usdz_url', file: 'animation.usdz', bytes: await writeUsdz(document) };
    case 'extract_armature':
      return {
        field: 'processed_armature_fbx_url',
        file: 'armature.fbx',
        bytes: await writeFbx(armatureOnly(document)),
      };
    default:
      return null;
  }
}

function frameRate(fps: unknown): 24 | 25 | 30 | 60 {
  return fps === 24 || fps === 25 || fps === 60 ? fps : 30;
}
