import { families } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import type { Engine, JobInput, JobOutput } from '../engine-port.ts';
import { boxAs, boxGlb, boxOf, type CannedBox, cannedFormats, plainPng, stillBvh } from './canned-models.ts';

/** On every task of a canned engine. */
const cannedNote = 'Canned, made without the engine: a box of one colour, whatever the request says.';

/**
 * Creates an engine that ends every task at once with small, valid files: a box that depends on the words of the
 * request alone. It needs neither the engine nor a thread, and each task says so in `stand_in`.
 * @example
 * import { startService } from '@meshwright/service';
 * import { cannedEngine } from '@meshwright/service/testing';
 *
 * const service = await startService({ engine: cannedEngine() });
 * await service.stop();
 */
export function cannedEngine(): Engine {
  return {
    missing(_, request) {
      const other = formatsOf(request).filter((format) => !cannedFormats.includes(format));
      if (other.length === 0) return null;
      return `Canned models are not written as ${other.join(', ')}; ask for ${cannedFormats.join(', ')}.`;
    },
    run: async (input) => outputOf(input),
  };
}

function formatsOf({ target_formats }: JobInput['request']): string[] {
  return Array.isArray(target_formats) ? target_formats.map(String) : [];
}

/** Makes every result field that the family declares. */
function outputOf(input: JobInput): JobOutput {
  const family = families.find(({ name }) => name === input.family)!;
  const box = boxOf(input.seed);
  const files: Record<string, Uint8Array> = {};
  const result: Record<string, unknown> = {};
  for (const field of Object.keys(detailsOf(family).result)) {
    const value = makers[field]?.({ input, box, files });
    if (value !== undefined) result[field] = value;
  }
  return { files, result, standIn: cannedNote };
}

interface Making {
  readonly input: JobInput;
  readonly box: CannedBox;
  /** Receives the files that a field names. */
  readonly files: Record<string, Uint8Array>;
}

/** Values of result fields, by name. Fields that are not here are those of the request. */
const makers: Readonly<Record<string, (making: Making) => unknown>> = {
  model_urls({ input, box, files }) {
    const asked = formatsOf(input.request);
    // A family without the choice has a GLB, a print in colour the one format of printers with colours.
    const formats = asked.length > 0 ? asked : input.request.max_colors === undefined ? ['glb'] : ['3mf'];
    const written = formats.includes('obj') ? [...formats, 'mtl'] : formats;
    for (const format of written) files[`model.${format}`] = boxAs(format, box, cannedNote);
    return Object.fromEntries(written.map((format) => [format, `model.${format}`]));
  },
  thumbnail_url: picture('thumbnail.png'),
  alpha_thumbnail_url: (making) =>
    making.input.request.alpha_thumbnail === true ? picture('thumbnail_alpha.png')(making) : undefined,
  thumbnail_urls: (making) =>
    Object.fromEntries(
      ['front', 'right', 'back', 'left'].map((view) => [view, picture(`thumbnail_${view}.png`)(making)]),
    ),
  texture_urls: (making) =>
    making.input.request.should_texture === false || making.input.request.mode === 'preview'
      ? []
      : [{ base_color: picture('base_color.png')(making) }],
  image_urls: (making) => {
    const count = making.input.request.generate_multi_view === true ? 3 : 1;
    return Array.from({ length: count }, (_, at) => picture(`image_${at}.png`)(making));
  },
  process_image_urls: (making) => ({ design: picture('design.png')(making) }),
  candidate_ids: () => ['canned'],
  seed: ({ input }) => input.seed,
  part_count: () => 1,
  prompt_ignored: ({ input }) => input.request.prompt !== undefined,
  printability: ({ box: { width, height, depth } }) => ({
    _version: 'v1',
    status: 'healthy',
    issue_count: 0,
    error_count: 0,
    warning_count: 0,
    metrics: {
      is_watertight: true,
      volume: Number((width * height * depth).toFixed(6)),
      non_manifold_edges: 0,
      degenerate_faces: 0,
      holes: 0,
    },
  }),
  result(making) {
    const { input, files } = making;
    if (typeof input.request.duration === 'number') {
      files['motion.bvh'] = stillBvh(input.request.duration);
      const duration_ms = Math.round(input.request.duration * 1000);
      return { motion_url: 'motion.bvh', motion_format: 'BVH', duration_ms, mode: input.request.mode };
    }
    return input.request.rig_task_id === undefined ? rigged(making) : animated(making);
  },
};

function picture(name: string): (making: Making) => string {
  return ({ box, files }) => {
    files[name] = plainPng(box.colour);
    return name;
  };
}

function rigged({ box, files }: Making): object {
  const bones = { standIn: cannedNote, rigged: true };
  files['rigged_character.glb'] = boxGlb(box, bones);
  files['rigged_character.fbx'] = boxAs('fbx', box, cannedNote);
  const basic: Record<string, string> = {};
  for (const clip of ['walking', 'running']) {
    files[`${clip}.glb`] = boxGlb(box, { ...bones, clips: [clip] });
    files[`${clip}.fbx`] = boxAs('fbx', box, cannedNote);
    files[`${clip}_armature.glb`] = boxGlb(box, { ...bones, clips: [clip], bonesOnly: true });
    for (const kind of ['glb', 'fbx'] as const) basic[`${clip}_${kind}_url`] = `${clip}.${kind}`;
    basic[`${clip}_armature_glb_url`] = `${clip}_armature.glb`;
  }
  return {
    rigged_character_glb_url: 'rigged_character.glb',
    rigged_character_fbx_url: 'rigged_character.fbx',
    basic_animations: basic,
  };
}

function animated({ input, box, files }: Making): object {
  const { action_id, action_ids } = input.request;
  const clips = [action_ids ?? action_id ?? []].flat().map((id) => `action ${String(id)}`);
  const names = clips.length > 0 ? clips : ['motion'];
  files['animation.glb'] = boxGlb(box, { standIn: cannedNote, rigged: true, clips: names });
  files['animation.fbx'] = boxAs('fbx', box, cannedNote);
  return { animation_glb_url: 'animation.glb', animation_fbx_url: 'animation.fbx' };
}
