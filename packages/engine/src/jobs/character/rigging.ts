import type { Document } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';
import { writeFbx, writeGlb } from '@meshwright/formats';
import { clipLibrary } from '../../content/motions/library.ts';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { bakeClip } from '../../motion/bake-clip.ts';
import { armatureOnly } from '../../rig/armature-only.ts';
import { readRig } from '../../rig/read-rig.ts';
import { rigDocument } from '../../rig/rig-document.ts';

/**
 * Adds a skeleton and skin weights to a humanoid in an A- or T-pose or to a clear four-legged animal, with walking and
 * running clips, at `height_meters` (default 1.7; an animal keeps its own height) (spec: Create-request rules per family, Rigging).
 * `model_urls` holds `glb` and `fbx`, and of each basic motion `_glb`, `_armature_glb` and `_armature_fbx`.
 * @throws JobError `no_body` | `too_many_faces` | `no_geometry`
 */
export async function rigging(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const document = await inputModel(input);
  const height = input.request.height_meters;
  await rigDocument(document, {
    ...(typeof height === 'number' && { heightMetres: height }),
    onStep: (done) => {
      signal.throwIfAborted();
      progress(10 + 45 * done);
    },
  });
  const extra: Record<string, Uint8Array> = {};
  const urls: Record<string, string> = {};
  for (const [i, key] of basicClips.entries()) {
    for (const [kind, bytes] of Object.entries(await basicMotion(document, key))) {
      const ending = kind.endsWith('fbx') ? 'fbx' : 'glb';
      const file = `${kind.slice(0, -4)}.${ending}`;
      extra[file] = bytes;
      urls[kind] = file;
      signal.throwIfAborted();
    }
    progress(65 + 10 * i);
  }
  const output = await deliverModel(document, { ...input, request: {} }, context, {
    defaultFormats: ['glb', 'fbx'],
    from: 80,
  });
  const modelUrls = { ...(output.result.model_urls as Record<string, string>), ...urls };
  return {
    ...output,
    files: { ...output.files, ...extra },
    result: { ...output.result, model_urls: modelUrls },
  };
}

const basicClips = ['walking', 'running'] as const;

async function basicMotion(document: Document, key: string): Promise<Record<string, Uint8Array>> {
  const moving = cloneDocument(document);
  const rig = readRig(moving);
  const { name, clips } = clipLibrary.find((entry) => entry.key === key)!;
  bakeClip(moving, rig, clips[rig.body.kind]!, { name });
  const bones = armatureOnly(moving);
  return {
    [`${key}_glb`]: await writeGlb(moving),
    [`${key}_armature_glb`]: await writeGlb(bones),
    [`${key}_armature_fbx`]: await writeFbx(bones),
  };
}
