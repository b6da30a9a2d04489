import type { Look } from '../content/materials.ts';
import { subjects } from '../content/subjects.ts';
import { arrange } from './arrange.ts';
import { type Composition, compose, type TextureOptions } from './compose.ts';
import { type GrowOptions, grow, type Model } from './grow.ts';
import type { Pose } from './kit.ts';
import { type PromptReading, readPrompt } from './prompt/read-prompt.ts';
import { applyWords, readSurfacePrompt } from './prompt/read-surface.ts';
import { unknownSubject } from './prompt/unknown-subject.ts';
import { createRandom } from './random.ts';
import type { Subject } from './subject.ts';

export interface GenerateOptions {
  readonly prompt: string;
  /** Unsigned 32 bit. */
  readonly seed: number;
  /** Null for the untextured preview. */
  readonly texture: TextureOptions | null;
  /** Words about the surface that override those of the prompt. */
  readonly texturePrompt?: string;
  /** sRGB hex colours that override those of the words, the first for the first surface. */
  readonly palette?: readonly string[];
  readonly pose?: Pose;
  readonly faceted?: boolean;
  /**
   * Multiplies the segments of round forms.
   * @default 1
   */
  readonly detail?: number;
  /** Triangle limit, met by choosing the detail; the coarsest form may still have more. */
  readonly triangles?: number;
  readonly origin?: 'bottom' | 'center';
  /** Called with the share done, 0 to 1; throw from it to stop. */
  onStep?(done: number): void;
}

export interface Generated extends Composition {
  readonly reading: PromptReading;
  /** The recognised subject, or the shape that stands for an unknown one. */
  readonly subject: Subject;
  readonly triangles: number;
  /** Whether the form depends on the pose. */
  readonly hasPose: boolean;
  /** Whether `texturePrompt` names a known material or colour; true without one. */
  readonly textureUnderstood: boolean;
  /** How the result falls short of a trained model's work, as one sentence for users. */
  readonly standIn: string;
}

/** Makes a model from a prompt without a trained model: a known subject from parametric parts, varied by the seed. */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const {
    prompt,
    seed,
    texture,
    texturePrompt,
    palette = [],
    origin = 'bottom',
    onStep = () => {},
  } = options;
  const reading = readPrompt(prompt, subjects);
  const subject = reading.subject ?? unknownSubject(reading.name);
  const models = growVariants(subject, reading, options);
  const placements = arrange(
    models,
    reading.count,
    reading.arrangement,
    subject.piles === 'lying',
    createRandom(seed),
  );
  const repaint = texturePrompt ? readSurfacePrompt(texturePrompt) : null;
  const painted = applyWords(subject.looks, reading.main, reading.trim);
  const worded = repaint ? applyWords(painted, repaint.main, repaint.trim) : painted;
  const looks = applyPalette(worded, palette);
  const { worn } = reading;
  const composition = await compose(models, placements, { looks, texture, worn, seed, origin, onStep });
  const triangles = placements.reduce((sum, { model }) => sum + models[model]!.triangles, 0);
  const hasPose = models.some((model) => model.hasPose);
  const textureUnderstood =
    !repaint ||
    [repaint.main, repaint.trim].some(({ material, color }) => material !== null || color !== null);
  const standIn = sentence(reading, subject);
  return { ...composition, reading, subject, triangles, hasPose, textureUnderstood, standIn };
}

function applyPalette(
  looks: Readonly<Record<string, Look>>,
  palette: readonly string[],
): Readonly<Record<string, Look>> {
  if (palette.length === 0) return looks;
  return Object.fromEntries(
    Object.entries(looks).map(([slot, look], i): [string, Look] => [
      slot,
      [typeof look === 'string' ? look : look[0], palette[i % palette.length]!],
    ]),
  );
}

/** Grows up to three differently seeded models, which all copies share. */
function growVariants(subject: Subject, reading: PromptReading, options: GenerateOptions): Model[] {
  const { seed, pose = 'rest', detail = 1, triangles } = options;
  const faceted = options.faceted === true || reading.faceted;
  const variants = Math.min(3, reading.count);
  const budget = triangles === undefined ? undefined : Math.floor(triangles / reading.count);
  return Array.from({ length: variants }, (_, i) => {
    const base: GrowOptions = {
      seed: (seed + i) >>> 0,
      height: 1,
      pose,
      faceted,
      detail: reading.faceted ? detail * fewerSegments : detail,
      without: reading.without,
    };
    const height = heightOf(subject, reading, grow(subject, base));
    return budget === undefined
      ? grow(subject, { ...base, height })
      : growWithin(subject, { ...base, height }, budget);
  });
}

/** Factor that "low-poly" applies to the segments of round forms. */
const fewerSegments = 0.5;

function heightOf(subject: Subject, { metres, scale }: PromptReading, unit: Model): number {
  if (!metres) return subject.height * scale;
  return metres.of === 'height' ? metres.value : metres.value / Math.max(...unit.size);
}

/** Grows the finest level of detail within the budget, or the coarsest level. */
function growWithin(subject: Subject, options: GrowOptions, budget: number): Model {
  let [low, high] = [0.1, 4];
  let best = grow(subject, { ...options, detail: low });
  for (let step = 0; step < 7; step++) {
    const detail = (low + high) / 2;
    const model = grow(subject, { ...options, detail });
    if (model.triangles <= budget) {
      best = model;
      low = detail;
    } else high = detail;
  }
  return best;
}

function sentence({ subject, name, count, requestedCount }: PromptReading, made: Subject): string {
  const fewer =
    requestedCount > count ? ` ${count} of the ${requestedCount} requested copies were made.` : '';
  return subject
    ? `Stand-in, not a trained model: a parametric ${made.name.replaceAll('_', ' ')} built from the words of the prompt.${fewer}`
    : `Stand-in, not a trained model: no known subject was found in the prompt, so a plain shape named "${name}" was made.`;
}
