import type { JsonObject } from '../read/json.ts';
import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';
import { channelsOf, clipName, clipsOf, samplersOf } from './session/clip-list.ts';
import type { ClipEdit, ClipStep } from './session/clip-session.ts';

const options = {
  clips: {
    kind: 'choice',
    values: ['drop', 'report'],
    default: 'drop',
    help: 'What happens to a clip that equals an earlier one: it goes, or only a warning names it.',
  },
} as const satisfies OptionTable;

export const dedupeClipsStep: StepDescription<typeof options> = {
  name: 'dedupeClips',
  version: 1,
  help: 'Stores equal key data once and removes equal clips.',
  options,
  make: (given) => dedupeClips(given),
};

/**
 * Lets clips share equal key data and removes clips whose channels all equal those of an earlier clip; `clips:
 * 'report'` only warns of those (`duplicate_clip`).
 * @example
 * import { dedupeClips, editClips } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [dedupeClips()]);
 */
export function dedupeClips(given: OptionsOf<typeof options> = {}): ClipStep {
  const { clips } = checkedOptions(dedupeClipsStep, given);
  return {
    name: 'dedupeClips',
    async run(edit) {
      const twins = await twinAccessors(edit);
      for (const [index, clip] of clipsOf(edit.json).entries()) {
        const samplers = samplersOf(clip).map((sampler) => {
          const [input, output] = [sampler.input as number, sampler.output as number];
          return { ...sampler, input: twins.get(input) ?? input, output: twins.get(output) ?? output };
        });
        const changed = samplers.some((sampler, place) => {
          const { input, output } = samplersOf(clip)[place]!;
          return sampler.input !== input || sampler.output !== output;
        });
        if (changed) clipsOf(edit.json)[index] = { ...clip, samplers };
      }
      dropTwins(edit, clips);
    },
  };
}

/** Maps each accessor of key data to an earlier one with the same content. */
async function twinAccessors(edit: ClipEdit): Promise<Map<number, number>> {
  const twins = new Map<number, number>();
  const seen = new Set<string>();
  const buckets = new Map<string, number[]>();
  for (const [accessor, use] of uses(clipsOf(edit.json))) {
    edit.signal?.throwIfAborted();
    if (seen.has(`${accessor}`)) continue;
    seen.add(`${accessor}`);
    const numbers = await edit.numbers(accessor);
    const key = `${use} ${numbers.length} ${hashOf(numbers)}`;
    const bucket = buckets.get(key) ?? [];
    buckets.set(key, bucket);
    let twin: number | undefined;
    // Reads the numbers again instead of caching them, because a file may have any number of them.
    for (const other of bucket) if (isSame(numbers, await edit.numbers(other))) twin = other;
    if (twin === undefined) bucket.push(accessor);
    else twins.set(accessor, twin);
  }
  return twins;
}

/** Accessors with their use: an accessor of times never replaces one of values. */
function* uses(clips: JsonObject[]): Iterable<[accessor: number, use: string]> {
  for (const clip of clips) {
    for (const { sampler, path } of channelsOf(clip)) {
      const { input, output } = samplersOf(clip)[sampler]!;
      yield [input as number, 'times'];
      yield [output as number, path];
    }
  }
}

function dropTwins(edit: ClipEdit, what: 'drop' | 'report'): void {
  const first = new Map<string, string>();
  const kept = clipsOf(edit.json).filter((clip) => {
    const text = contentOf(clip);
    const earlier = first.get(text);
    if (earlier === undefined) {
      first.set(text, clipName(clip));
      return true;
    }
    edit.warnings.push({
      code: 'duplicate_clip',
      message: `clip "${clipName(clip)}" is the same as "${earlier}"${what === 'drop' ? ' and was left out' : ''}`,
    });
    return what === 'report';
  });
  if (kept.length < clipsOf(edit.json).length) edit.json.animations = kept;
}

/** The content of a clip, independent of the order of its channels and samplers. */
function contentOf(clip: JsonObject): string {
  const rows = (clip.channels as JsonObject[]).map(({ sampler, target }) => {
    const { input, output, interpolation = 'LINEAR' } = samplersOf(clip)[sampler as number]!;
    return JSON.stringify([target, input, output, interpolation]);
  });
  return rows.sort().join();
}

function isSame(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]!));
}

/** Two sums over the bits, to find candidates for equality. */
function hashOf(numbers: Float64Array): string {
  const words = new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length * 2);
  let [a, b] = [2_166_136_261, 1];
  for (const word of words) {
    a = Math.imul(a ^ word, 16_777_619);
    b = (Math.imul(b, 31) + word) | 0;
  }
  return `${a} ${b}`;
}
