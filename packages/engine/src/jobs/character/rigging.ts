import type { Document } from '@gltf-transform/core';
import { type KeptGeometry, standInOf, writeFbx, writeGlb } from '@meshwright/formats';
import sharp from 'sharp';
import { clipLibrary } from '../../content/motions/library.ts';
import { readPicture } from '../../image-to-3d/read-picture.ts';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { bakeClip } from '../../motion/bake-clip.ts';
import { armatureOnly } from '../../rig/armature-only.ts';
import { rigFault } from '../../rig/judge-rig.ts';
import { readRig } from '../../rig/read-rig.ts';
import { rigDocument } from '../../rig/rig-document.ts';

/**
 * Adds a skeleton and skin weights to a humanoid in an A- or T-pose or to a clear four-legged animal, with walking and
 * running clips, at `height_meters` (default 1.7; an animal keeps its own height) (spec: Create-request rules per family, Rigging).
 * `texture_image_url` becomes the base colour, on the texture coordinates of the model. `result` names the character as
 * GLB and FBX, and of each basic motion a GLB, an FBX and a GLB of the bones alone.
 * @throws JobError `no_body` | `too_many_faces` | `no_geometry` | `unreadable_image`
 */
export async function rigging(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const document = await inputModel(input);
  const height = input.request.height_meters;
  const ignored = await wearPicture(document, input);
  const { before, after } = await rigDocument(document, {
    ...(typeof height === 'number' && { heightMetres: height }),
    onStep: (done) => {
      signal.throwIfAborted();
      progress(10 + 45 * done);
    },
  });
  const fault = rigFault(document);
  if (fault !== null) {
    throw new JobError(
      'no_body',
      `run rigging: a skeleton was fitted, but ${fault}. Send a person in an A- or T-pose, or an animal on four legs.`,
    );
  }
  const kept: KeptGeometry = new Map();
  const files: Record<string, Uint8Array> = {
    'rigged_character.glb': await writeGlb(document),
    'rigged_character.fbx': await writeFbx(document, { kept }),
  };
  const bones = armatureOnly(document);
  const motions: Record<string, string> = {};
  for (const [i, key] of basicClips.entries()) {
    signal.throwIfAborted();
    progress(65 + 15 * i);
    const written = {
      [`${key}.glb`]: await moving(document, key, writeGlb),
      [`${key}.fbx`]: await moving(document, key, (model) => writeFbx(model, { kept })),
      [`${key}_armature.glb`]: await moving(bones, key, writeGlb),
    };
    for (const [name, bytes] of Object.entries(written)) {
      files[name] = bytes;
      motions[`${name.replace('.', '_')}_url`] = name;
    }
  }
  const standIn = standInOf(document);
  return {
    files,
    result: {
      result: {
        rigged_character_glb_url: 'rigged_character.glb',
        rigged_character_fbx_url: 'rigged_character.fbx',
        basic_animations: motions,
      },
    },
    ...(standIn !== undefined && { standIn }),
    ignored: [
      ...(ignored ? [ignored] : []),
      ...(after > before ? [moreTriangles(input, before, after)] : []),
    ],
  };
}

function moreTriangles({ request }: JobInput, before: number, after: number): IgnoredField {
  const field = request.input_task_id === undefined ? 'model_url' : 'input_task_id';
  const [from, to] = [before, after].map((count) => count.toLocaleString('en'));
  return {
    field,
    kind: 'clamped',
    message: `${field}: the rigged model has ${to} triangles instead of ${from}, because long faces at joints were divided so that limbs bend.`,
  };
}

const basicClips = ['walking', 'running'] as const;

/** Writes a model while it has a basic motion, and takes the motion off again. */
async function moving(
  document: Document,
  key: string,
  write: (model: Document) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const rig = readRig(document);
  const { name, clips } = clipLibrary().find((entry) => entry.key === key)!;
  bakeClip(document, rig, clips[rig.body.kind]!, { name });
  const bytes = await write(document);
  for (const animation of document.getRoot().listAnimations()) {
    for (const sampler of animation.listSamplers()) {
      sampler.getInput()?.dispose();
      sampler.getOutput()?.dispose();
      sampler.dispose();
    }
    for (const channel of animation.listChannels()) channel.dispose();
    animation.dispose();
  }
  return bytes;
}

/** Puts `texture_image_url` on every material with texture coordinates; says so where there are none. */
async function wearPicture(document: Document, { files }: JobInput): Promise<IgnoredField | null> {
  const file = files.texture_image;
  if (!file) return null;
  const { width, height, pixels } = await readPicture(file, mostTexture);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const texture = document
    .createTexture('base_color')
    .setMimeType('image/png')
    .setImage(Uint8Array.from(png));
  let worn = false;
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      if (!primitive.getAttribute('TEXCOORD_0')) continue;
      const material = primitive.getMaterial() ?? document.createMaterial('textured').setMetallicFactor(0);
      material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, 1]);
      primitive.setMaterial(material);
      worn = true;
    }
  }
  if (worn) return null;
  texture.dispose();
  return {
    field: 'texture_image_url',
    kind: 'ignored',
    message:
      'texture_image_url has no effect: the model has no texture coordinates; make them with UV Unwrap first.',
  };
}

/** Longest side of a texture in pixels. */
const mostTexture = 4096;
