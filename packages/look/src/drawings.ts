import type { OptionSet, OptionsOf, OptionTable } from '@meshwright/gltf/step-options';

/** A colour, or none. */
const outline = { kind: 'colour', absent: 'none', help: 'Colour of a line around the model.' } as const;

/** Of a picture among many. */
const size = {
  kind: 'integer',
  min: 16,
  max: 512,
  unit: 'pixels',
  default: 128,
  help: 'Width and height of each picture.',
} as const;

export const iconTable = {
  sizes: {
    kind: 'list',
    least: 1,
    most: 8,
    item: { kind: 'integer', min: 16, max: 2048, unit: 'pixels', help: 'Width and height of one picture.' },
    absent: '128',
    help: 'Width and height of each picture.',
  },
  view: {
    kind: 'choice',
    values: ['three-quarter', 'front', 'back', 'left', 'right', 'top', 'bottom'],
    default: 'three-quarter',
    help: 'Side that the camera looks at.',
  },
  outline,
} as const satisfies OptionTable;

export const spritesTable = {
  size,
  turns: {
    kind: 'integer',
    min: 1,
    max: 64,
    unit: 'directions',
    default: 8,
    help: 'Directions around the model; the first looks at its front.',
  },
  clips: {
    kind: 'list',
    least: 1,
    most: 64,
    item: { kind: 'text', help: 'A clip by its name or slug.' },
    absent: 'the model at rest',
    help: 'Clips to draw.',
  },
  frames: {
    kind: 'integer',
    min: 1,
    max: 64,
    unit: 'frames',
    default: 8,
    help: 'Frames of each clip, at equal times.',
  },
  elevation: {
    kind: 'number',
    min: -90,
    max: 90,
    unit: 'degrees',
    default: 20,
    help: 'Height of the camera above the horizon.',
  },
  outline,
} as const satisfies OptionTable;

export const impostorTable = {
  cards: {
    kind: 'integer',
    min: 1,
    max: 8,
    unit: 'cards',
    default: 3,
    help: 'Upright cards through the middle of the model; each shows its front and its back.',
  },
  size,
} as const satisfies OptionTable;

/** Files that are drawn of a model, with their options as data. */
export interface Drawing<Table extends OptionTable = OptionTable> extends OptionSet<Table> {
  /** Raised when the same model and options give other bytes; files of older versions are drawn again. */
  readonly version: number;
  /** What is drawn, in one sentence. */
  readonly help: string;
  readonly example: OptionsOf<Table>;
  /** Returns the names of the files, after the name of the model: `icon-64.png`. */
  files(options: OptionsOf<Table>): string[];
}

const icon: Drawing<typeof iconTable> = {
  name: 'icon',
  version: 1,
  help: 'Draws the model without a background, for a heads-up display: one PNG for each size.',
  options: iconTable,
  example: { sizes: [64, 128], outline: '#101820' },
  files: ({ sizes = iconSizes }) => [...new Set(sizes)].map((size) => `icon-${size}.png`),
};

const sprites: Drawing<typeof spritesTable> = {
  name: 'sprites',
  version: 1,
  help: 'Draws the model from all directions, at rest or through clips, as one PNG with a JSON atlas for a 2D game.',
  options: spritesTable,
  example: { turns: 8, clips: ['walking'], size: 96 },
  files: () => ['sprites.png', 'sprites.json'],
};

const impostor: Drawing<typeof impostorTable> = {
  name: 'impostor',
  version: 1,
  help: 'Draws the model on crossed cards, as a GLB for far copies.',
  options: impostorTable,
  example: { cards: 3, size: 256 },
  files: () => ['impostor.glb'],
};

/** Sizes of an icon that names none. */
export const iconSizes: readonly number[] = [128];

/**
 * Every drawing by its name, with its options as data. This entry loads no renderer: manifests and commands read it.
 * @example
 * import { drawings } from '@meshwright/look/drawings';
 *
 * drawings.icon.files({ sizes: [64] }); // ['icon-64.png']
 */
export const drawings = { icon, sprites, impostor } as const;
