import { type Look, type Material, materials } from '../content/materials.ts';
import { subjects } from '../content/subjects.ts';
import { composeAtlas } from './atlas-look.ts';
import { type Composition, compose, type TextureOptions } from './compose.ts';
import { featuredLooks } from './features/features.ts';
import { type GrowOptions, grow, type Model } from './grow.ts';
import { fillOf } from './hung-on.ts';
import type { Pose } from './kit.ts';
import { composePalette } from './palette-look.ts';
import { painted, withOwnSlots } from './prompt/paint-words.ts';
import { type PromptReading, readPrompt, type Thing } from './prompt/read-prompt.ts';
import { applyWords, readSurfacePrompt } from './prompt/read-surface.ts';
import { isContainer, isGround } from './prompt/scene-words.ts';
import { unknownSubject } from './prompt/unknown-subject.ts';
import { withArticle } from './prompt/used-words.ts';
import { createRandom } from './random.ts';
import { arrangeScene } from './scene.ts';
import { cornerKey } from './shapes/corner-key.ts';
import type { Subject } from './subject.ts';
import { inVoxels } from './voxel-look.ts';

export interface GenerateOptions {
  readonly prompt: string;
  /** Unsigned 32 bit. */
  readonly seed: number;
  /** Null for the untextured preview. */
  readonly texture: TextureOptions | null;
  /**
   * Paints all surfaces from one small picture and joins what does not move, instead of maps for each material.
   * @default false
   */
  readonly atlas?: boolean;
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
  const { prompt, texture, texturePrompt, palette = [], origin = 'bottom', onStep = () => {} } = options;
  const reading = readPrompt(prompt, subjects);
  const seed = (options.seed + reading.variant) >>> 0;
  const subject = reading.subject ?? unknownSubject(reading.name);
  const things = [{ ...reading, subject, place: null, group: 0 }, ...reading.others].map((thing) => ({
    ...thing,
    subject: thing.isOpen === true ? openOf(thing.subject) : thing.subject,
    isContainer: isContainer(thing.subject),
  }));
  const built: Model[][] = [];
  for (const thing of things) {
    const models = growVariants(thing, reading, { ...options, seed });
    const wider =
      thing.place === 'around'
        ? 1 / fillOf(models[0]!, built[0]![0]!)
        : thing.place === 'below' && isGround(thing.subject)
          ? widthFactor(models[0]!, built[0]!, things[0]!)
          : 1;
    built.push(
      wider > 1
        ? growVariants({ ...thing, scale: thing.scale * wider }, reading, { ...options, seed })
        : models,
    );
  }
  const grown = reading.voxels ? voxelsOf(things, built) : built;
  const models = grown.flat();
  const { placements, isCrowded } = arrangeScene(
    things.map((thing, i) => ({
      ...thing,
      models: grown[i]!,
      lying: thing.subject.piles === 'lying',
      isSeated: i === 0 && reading.posture === 'seated',
    })),
    createRandom(seed),
  );
  const repaint = texturePrompt ? readSurfacePrompt(texturePrompt) : null;
  const looks = things.flatMap((thing, i) => {
    const worded = painted(thing.subject.looks, thing.paint);
    const repainted = repaint ? applyWords(worded, repaint.main, repaint.trim) : worded;
    const own = featuredLooks(i === 0 ? applyPalette(repainted, palette) : repainted, thing.features);
    return grown[i]!.map(() => own);
  });
  const worn = reading.worn || things.some(({ features }) => features.isBroken);
  const isPalette = texture !== null && (reading.palette || reading.voxels || options.faceted === true);
  const composition = isPalette
    ? await composePalette(models, placements, { looks, origin, onStep })
    : texture !== null && options.atlas === true
      ? await composeAtlas(models, placements, {
          looks,
          size: atlasSize(texture),
          worn,
          seed,
          origin,
          onStep,
        })
      : await compose(models, placements, { looks, texture, worn, seed, origin, onStep });
  const triangles = placements.reduce((sum, { model }) => sum + models[model]!.triangles, 0);
  const hasPose = models.some((model) => model.hasPose);
  const textureUnderstood =
    !repaint ||
    [repaint.main, repaint.trim].some(({ material, color }) => material !== null || color !== null);
  const standIn = `${sentence(reading, subject)}${isCrowded ? ' What has no room on or in another thing stands beside it.' : ''}`;
  return { ...composition, reading, subject, triangles, hasPose, textureUnderstood, standIn };
}

/** Room around what stands on a piece of ground, as a share of its width. */
const margin = 0.2;

/** Returns how much wider a piece of ground must be for what stands on it. */
function widthFactor(ground: Model, [carried]: readonly Model[], { count }: Thing): number {
  const [wide, , deep] = carried!.size;
  const across = Math.max(wide, deep) * Math.ceil(Math.sqrt(count)) * (1 + margin);
  return across / Math.min(ground.size[0], ground.size[2]);
}

/** Returns the models of things in cubes of one size. */
function voxelsOf(things: readonly Thing[], built: readonly (readonly Model[])[]): Model[][] {
  const owners = built.flatMap((models, i) => models.map(() => things[i]!));
  const models = inVoxels(built.flat(), (index, slot) => {
    const { subject, paint, features } = owners[index]!;
    const look = featuredLooks(painted(subject.looks, paint), features)[slot]!;
    const { alpha = 1 }: Material = materials[typeof look === 'string' ? look : look[0]];
    return alpha < 1;
  });
  return things.map((thing) => models.filter((_, i) => owners[i] === thing));
}

/** Returns the open form of a container: what is in a crate is to be seen. */
function openOf(subject: Subject): Subject {
  return subjects.find(({ name }) => name === `open_${subject.name}`) ?? subject;
}

/** Most pixels of an atlas where the maps of each material would have 512: as much as packs of small models have. */
function atlasSize({ size }: TextureOptions): number {
  return Math.min(2048, size);
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
function growVariants(
  thing: Thing & { place: unknown },
  reading: PromptReading,
  options: GenerateOptions,
): Model[] {
  const { seed, detail = 1, triangles } = options;
  const pose = options.pose ?? reading.pose ?? 'rest';
  const { subject, count } = thing;
  const faceted = options.faceted === true || reading.faceted;
  const copies = reading.count + reading.others.reduce((sum, other) => sum + other.count, 0);
  const budget = triangles === undefined ? undefined : Math.floor(triangles / copies);
  const isMain = thing.place === null;
  return Array.from({ length: Math.min(3, count) }, (_, i) => {
    const base: GrowOptions = {
      seed: (seed + i) >>> 0,
      height: 1,
      pose,
      faceted,
      features: thing.features,
      ...(reading.body && { body: reading.body }),
      ...(isMain && reading.posture && { posture: reading.posture }),
      stretch: [thing.stretch[0] / thing.stretch[1], thing.stretch[2] / thing.stretch[1]],
      detail: reading.faceted ? detail * fewerSegments : detail,
      without: isMain ? [...reading.without, ...freedHands(subject, reading)] : [],
    };
    const height = isMain
      ? heightOf(subject, reading, grow(subject, base))
      : subject.height * thing.scale * thing.stretch[1];
    const model =
      budget === undefined
        ? growLight(subject, { ...base, height })
        : growWithin(subject, { ...base, height }, budget);
    return withOwnSlots(model, thing.paint);
  });
}

/** Returns the parts of a figure that are no part of its body and in a hand that holds something else. */
function freedHands(subject: Subject, { others }: PromptReading): string[] {
  const things = others.filter(({ place }) => place === 'hand').map((other) => other.subject.name);
  const held = things.length;
  const worn = others.some(({ place }) => place === 'head') ? ['hat', 'crown', 'tiara'] : [];
  if (held === 0) return worn;
  const { parts } = grow(subject, { seed: 1, height: 1, detail: 0.1 });
  const inHand = parts.filter(({ name, pivot, surfaces }) => {
    // A knight that holds a shield has no second one.
    if (things.some((thing) => name.startsWith(`${subject.name}_${thing}`))) return true;
    if (
      /_(?:torso|hips|skirt|belt|apron|cape|quiver|head|hair|hat|horns?|tail|wings?|robe|body|pack|tank|coat|trim|glow|orb)(?:_|$)|_(?:arm|leg|wing)_/.test(
        name,
      )
    )
      return false;
    const xs = surfaces.flatMap(({ shape }) => shape.positions.filter((_, i) => i % 3 === 0));
    const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length + pivot[0];
    return held > 1 ? Math.abs(middle) > 0.08 : middle < -0.08;
  });
  return [...worn, ...inHand.map(({ name }) => name.slice(subject.name.length + 1))];
}

/** Factor that "low-poly" applies to the segments of round forms. */
const fewerSegments = 0.5;

function heightOf(subject: Subject, { metres, scale, stretch }: PromptReading, unit: Model): number {
  if (!metres) return subject.height * scale * stretch[1];
  return metres.of === 'height' ? metres.value : metres.value / Math.max(...unit.size);
}

/** Bytes of the corners and triangles of a model in a pack of games. */
const lightWeight = 60_000;
/** Bytes of a corner with its normal and texture coordinates, and of a triangle. */
const [cornerBytes, triangleBytes] = [28, 6];
/**
 * Gaps between circles and their segments: the first that makes a model light is taken, or the last. A person, whose face is
 * looked at, has the first three.
 */
const gaps = [0.002, 0.003, 0.004, 0.005, 0.006];

/** Shortest edges that are tried with the last of them, where small pieces are so many that the model is still heavy. */
const edges = [0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.12];
/** Bytes of a model and the nodes of a figure that leave room for a picture in 80 kB. */
const heavyWeight = 64_000;
/** Bytes of the description of a mesh. */
const meshBytes = 800;

/** Grows a model that weighs as much as those of packs, where its round forms allow. */
function growLight(subject: Subject, options: GrowOptions): Model {
  let model: Model | null = null;
  const ownGaps = subject.plan === 'person' ? gaps.slice(0, 3) : gaps;
  for (const gap of ownGaps) {
    model = grow(subject, { ...options, gap });
    const corners = model.parts
      .flatMap(({ surfaces }) => surfaces)
      .reduce((sum, { shape }) => sum + shape.positions.length / 3, 0);
    if (cornerBytes * corners + triangleBytes * model.triangles <= lightWeight) return model;
  }
  for (const edge of edges) {
    if (weightOf(model!) <= heavyWeight) break;
    model = grow(subject, { ...options, gap: ownGaps.at(-1)!, edge });
  }
  return model!;
}

/** Returns the bytes of a model whose corners at one place with one normal are one. */
function weightOf({ parts, triangles, hasPose }: Model): number {
  let corners = 0;
  for (const { surfaces } of parts) {
    const keys = new Set<string>();
    for (const { slot, shape } of surfaces)
      for (let v = 0; v < shape.positions.length / 3; v++) keys.add(`${slot} ${cornerKey(shape, v)}`);
    corners += keys.size;
  }
  return cornerBytes * corners + triangleBytes * triangles + meshBytes * (hasPose ? parts.length : 1);
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

function sentence(reading: PromptReading, made: Subject): string {
  const { subject, name, count, requestedCount, others, words } = reading;
  if (!subject) {
    return `Stand-in, not a trained model: no known subject was found in the prompt, so a plain shape named "${name}" was made.`;
  }
  const fewer =
    requestedCount > count ? ` ${count} of the ${requestedCount} requested copies were made.` : '';
  const names = [
    ...new Set(
      [made, ...others.map((other) => other.subject)].map((thing) => thing.name.replaceAll('_', ' ')),
    ),
  ];
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]!;
  const spelled = words.spelled.map(({ word, by }) => ` "${word}" was read as "${by}".`).join('');
  const replaced = words.replaced.map(({ word, by }) => ` "${word}" became ${withArticle(by)}.`).join('');
  return `Stand-in, not a trained model: a parametric ${list} built from the words of the prompt.${replaced}${spelled}${fewer}`;
}
