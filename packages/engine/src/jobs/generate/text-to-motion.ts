import { writeFbx, writeGlb } from '@meshwright/formats';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { bakeClip } from '../../motion/bake-clip.ts';
import { motionClip, noteMotion } from '../../motion/motion-clip.ts';
import { neutralBody } from '../../motion/neutral-body.ts';
import { writeBvh } from '../../motion/write-bvh.ts';
import { readRig } from '../../rig/read-rig.ts';

/**
 * Makes a motion clip from the known words of a sentence: a stand-in for a trained model. Actions joined by "then"
 * follow each other; words like tired, sneaky or fast change the manner. `prime`, the default, returns FBX, `swift` BVH,
 * on a skeleton of 1.7 m in T-pose. The file `motion.glb`, which no link names, is the input of an animation task (spec:
 * Capabilities whose paths are left open).
 * @throws JobError `missing_input` | `invalid_option`
 */
export async function textToMotion(input: JobInput, { progress, signal }: JobContext): Promise<JobOutput> {
  const { prompt, mode = 'prime', duration } = input.request;
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    throw new JobError(
      'missing_input',
      'run text-to-motion: the prompt is missing; set prompt to a description of the motion.',
    );
  }
  const seconds = typeof duration === 'number' ? duration : defaultSeconds;
  if (!(seconds >= leastSeconds && seconds <= mostSeconds)) {
    throw new JobError(
      'invalid_option',
      `run text-to-motion: duration is ${seconds} s; it must be ${leastSeconds} to ${mostSeconds}.`,
    );
  }
  const { clip, understood, keys } = motionClip(prompt, seconds);
  const standIn = understood
    ? `Stand-in, not a trained model: procedural motion picked by the words of the prompt (${keys.join(', ')}).`
    : 'Stand-in, not a trained model: no known motion was found in the prompt, so the body idles.';
  const document = neutralBody();
  const rig = readRig(document);
  bakeClip(document, rig, clip, { name: 'Motion' });
  noteMotion(document, { name: 'Motion', prompt, seconds }, standIn);
  signal.throwIfAborted();
  progress(60);
  const files: Record<string, Uint8Array> = { 'motion.glb': await writeGlb(document) };
  const swift = mode === 'swift';
  const name = swift ? 'motion.bvh' : 'motion.fbx';
  files[name] = swift ? new TextEncoder().encode(writeBvh(rig, clip)) : await writeFbx(document);
  const result = {
    motion_url: name,
    motion_format: swift ? 'BVH' : 'FBX',
    duration_ms: Math.round(seconds * 1000),
    mode,
  };
  return { files, result: { result }, standIn };
}

/** Limits of the length in seconds (spec: Limits). */
const leastSeconds = 2;
const mostSeconds = 10;
const defaultSeconds = 5;
