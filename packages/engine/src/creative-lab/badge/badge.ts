import type { CrossSection, Manifold, SimplePolygon } from 'manifold-3d';
import sharp from 'sharp';
import type { Kernel } from '../../print/solid/kernel.ts';
import type { Design, Rgb } from '../design.ts';
import { textOutlines } from '../picture/text-outlines.ts';
import { type BadgeDepth, badgeDepth } from './badge-depth.ts';
import type { BadgeOptions } from './badge-options.ts';
import { badgeShape, isInside } from './badge-shape.ts';

/** A badge: a plate in a shape with a picture in relief on it. Millimetres, y up, its front towards +z, its back at z = 0. */
export interface Badge {
  readonly solid: Manifold;
  /** PNG of the badge from the front, over its bounds. */
  readonly texture: Uint8Array;
  /** Returns texture coordinates, v downwards, of a place of the front; without a place, of the plate's colour. */
  uvOf(place?: readonly [number, number]): readonly [number, number];
  /** Options that were met with less than they ask for: a name and the rest of a sentence. */
  readonly limits: readonly (readonly [option: string, why: string])[];
}

export interface BadgeInput {
  readonly kernel: Kernel;
  readonly design: Design;
  readonly options: BadgeOptions;
  /** Whether the badge has an eye for a ring. */
  readonly eye: boolean;
  /** Text engraved in a bar below the picture. */
  readonly text: string;
}

/** The thinnest plate, in millimetres. */
const leastMm = 0.1;
/** More samples than the picture of a design has pixels show nothing more. */
const mostSamples = 512;
/** Half the width of a wall around the eye, its hole, the bar of the text, and margins, as shares of the size. */
const share = { wall: 0.05, hole: 0.05, text: 0.105, margin: 0.035 } as const;
const mostHoleMm = 2.2;
const mostWallMm = 1.8;
/** Least height of the eye's wall in millimetres. */
const eyeMm = 1.2;

/** Builds a badge. Always closed: where options leave nothing to print, the plate is `leastMm` thick. */
export async function badge(input: BadgeInput): Promise<Badge> {
  const { kernel, design, options } = input;
  const { paint } = design;
  const depth = badgeDepth(design, !options.remove_background);
  const shape = badgeShape(kernel, options.badge_shape, options.size_mm, paint.width / paint.height);
  const layout = layoutOf(input, shape);
  const place = placePicture(design, layout);
  const samples = Math.min(options.export_resolution, mostSamples);
  const relief = gridOf(layout, samples);
  const tall = options.relief_height_mm * options.relief_scale;
  const isShallow = tall + options.relief_offset_mm <= 0;
  const base = options.base_thickness_mm > 0 || !isShallow ? options.base_thickness_mm : leastMm;
  const heights = heightsOf(
    { ...input, base, tall, depth, layout, place, letters: await lettersOn(relief, layout) },
    relief,
  );
  const made = solidOf(kernel, relief, heights, layout, options, base);
  const solid = made ?? layout.section.extrude(leastMm);
  const texture = await paintBadge(input, layout, place);
  const limits: [string, string][] = [];
  if (made === null || base !== options.base_thickness_mm)
    limits.push([
      'base_thickness_mm',
      `is met with ${leastMm} mm: without a relief nothing else is left to print`,
    ]);
  if (options.export_resolution > mostSamples)
    limits.push([
      'export_resolution',
      `is that of the texture; the relief has ${mostSamples} samples, as many as the picture of a prototype has pixels`,
    ]);
  if (!options.remove_background)
    limits.push([
      'remove_background',
      'shows colours of the subject around it: a prototype keeps no background',
    ]);
  return {
    solid,
    texture,
    uvOf: (at) => (at ? onBadge(layout, at) : [0.5 / textureSide(options), 1 - 0.5 / textureSide(options)]),
    limits,
  };
}

/** Where the parts of a badge are, in millimetres. */
interface Layout {
  /** The shape without the hole of the eye. */
  readonly section: CrossSection;
  readonly low: readonly [number, number];
  readonly size: readonly [number, number];
  /** Outlines that the picture has to stay in. */
  readonly room: readonly SimplePolygon[];
  readonly middle: readonly [number, number];
  readonly eye: {
    readonly at: readonly [number, number];
    readonly hole: number;
    readonly wall: number;
  } | null;
  readonly bar: {
    readonly at: readonly [number, number];
    readonly half: readonly [number, number];
    readonly letters: readonly SimplePolygon[];
  } | null;
}

function layoutOf({ kernel, options, eye, text }: BadgeInput, shape: CrossSection): Layout {
  const { CrossSection } = kernel;
  const { size_mm: size } = options;
  const { min, max } = shape.bounds();
  const hole = Math.min(mostHoleMm, size * share.hole);
  const wall = Math.min(mostWallMm, size * share.wall);
  const at: [number, number] = [0, eye ? highestRoom(shape, hole + wall) : 0];
  const eyePart = eye ? { at, hole, wall } : null;
  const ring = CrossSection.circle(hole + wall * 1.3, 48).translate(at);
  let room = shape.offset(-size * share.margin, 'Round', 2, 32);
  if (eye) room = room.subtract(ring);
  const words = text === '' ? null : textOutlines(kernel, text, size * share.text);
  const bar = words && barOf(words, shape, size);
  if (bar) {
    // Nothing of the picture below the upper edge of the bar.
    const below = CrossSection.square([size * 2, size * 2], true).translate([
      0,
      bar.at[1] + bar.half[1] + size * share.margin * 0.5 - size,
    ]);
    room = room.subtract(below);
  }
  const free = room.bounds();
  return {
    section: eye ? shape.subtract(CrossSection.circle(hole, 48).translate(at)) : shape,
    low: [min[0], min[1]],
    size: [max[0] - min[0], max[1] - min[1]],
    room: room.toPolygons(),
    middle: [
      (free.min[0] + free.max[0]) / 2,
      (free.min[1] + (eye ? Math.min(free.max[1], at[1] - hole - wall) : free.max[1])) / 2,
    ],
    eye: eyePart,
    bar,
  };
}

/** Returns how high on the middle line a circle of a radius fits into a shape. */
function highestRoom(shape: CrossSection, radius: number): number {
  const inner = shape.offset(-radius, 'Round', 2, 32).toPolygons();
  const { min, max } = shape.bounds();
  for (let y = max[1]; y > min[1]; y -= (max[1] - min[1]) / 400) if (isInside([0, y], inner)) return y;
  return 0;
}

function barOf(words: CrossSection, shape: CrossSection, size: number): NonNullable<Layout['bar']> {
  const box = words.bounds();
  const y = shape.bounds().min[1] + size * 0.24;
  const row = shape.toPolygons();
  let reach = size / 2;
  while (reach > size * 0.05 && !(isInside([reach, y], row) && isInside([-reach, y], row))) reach *= 0.98;
  const wide = (box.max[0] - box.min[0]) / 2;
  const fit = Math.min(1, (reach * 0.84) / Math.max(1e-6, wide));
  const half = [wide * fit + size * 0.035, ((box.max[1] - box.min[1]) / 2) * fit + size * 0.03] as const;
  return { at: [0, y], half, letters: words.scale([fit, fit]).translate([0, y]).toPolygons() };
}

/** Where the paint of a design is: millimetres a pixel, and the centre of the subject's bounds. */
interface Place {
  readonly scale: number;
  readonly pixel: readonly [number, number];
  readonly middle: readonly [number, number];
}

/** Returns the largest picture whose subject stays in the room. */
function placePicture({ subject, paint }: Design, { room, middle, size }: Layout): Place {
  const rim = rimOf(subject.mask, subject.width, subject.height);
  const xs = rim.map(([x]) => x);
  const ys = rim.map(([, y]) => y);
  const pixel = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const;
  let fit = (Math.max(...size) * 1.2) / Math.max(paint.width, paint.height);
  const least = fit / 40;
  const outside = (): boolean =>
    rim.some(
      ([x, y]) => !isInside([middle[0] + (x - pixel[0]) * fit, middle[1] - (y - pixel[1]) * fit], room),
    );
  while (fit > least && outside()) fit *= 0.97;
  return { scale: fit, pixel, middle };
}

/** Returns some pixels on the rim of a mask: its first and last of every row and column. */
function rimOf(mask: Uint8Array, width: number, height: number): [number, number][] {
  const rim: [number, number][] = [];
  for (let y = 0; y < height; y += 2) {
    const row = mask.subarray(y * width, (y + 1) * width);
    if (row.includes(1)) rim.push([row.indexOf(1), y], [row.lastIndexOf(1) + 1, y]);
  }
  for (let x = 0; x < width; x += 2) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y++) {
      if (!mask[y * width + x]) continue;
      if (first < 0) first = y;
      last = y;
    }
    if (first >= 0) rim.push([x, first], [x, last + 1]);
  }
  return rim.length > 0
    ? rim
    : [
        [0, 0],
        [width, height],
      ];
}

/** Samples over the bounds of a badge. */
interface Samples {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
  readonly low: readonly [number, number];
}

function gridOf({ low, size }: Layout, samples: number): Samples {
  // One step more on each side, so that the walls of the shape cut through cells.
  const step = Math.max(...size) / (samples - 2);
  return {
    step,
    low: [low[0] - step, low[1] - step],
    columns: Math.ceil(size[0] / step) + 3,
    rows: Math.ceil(size[1] / step) + 3,
  };
}

interface HeightInput extends BadgeInput {
  readonly base: number;
  /** Height of the relief. */
  readonly tall: number;
  readonly depth: BadgeDepth;
  readonly layout: Layout;
  readonly place: Place;
  /** 1 where a letter is, by sample. */
  readonly letters: Uint8Array;
}

/** Returns the height of every sample; below 0 where nothing is. */
function heightsOf(
  { options, base, tall, depth, layout, place, letters }: HeightInput,
  { columns, rows, step, low }: Samples,
): Float32Array {
  const raw = new Float32Array(columns * rows);
  for (let i = 0; i < raw.length; i++) {
    const at = [low[0] + (i % columns) * step, low[1] + Math.floor(i / columns) * step] as const;
    const [x, y] = onPicture(place, at);
    const inside = pixelOf(depth, depth.inside, x, y);
    const value = options.invert_depth
      ? inside * 1.24 - pixelOf(depth, depth.values, x, y)
      : pixelOf(depth, depth.values, x, y);
    raw[i] = inside > 0.5 && value >= options.depth_threshold ? Math.min(1, Math.max(0, value)) : 0;
  }
  const smooth = blurred(raw, columns, rows, options.smoothing / step);
  const { relief_offset_mm: offset } = options;
  const curve = curveOf(options);
  const nothing = base > 0 ? base : -1;
  return smooth.map((value, i) => {
    const at = [low[0] + (i % columns) * step, low[1] + Math.floor(i / columns) * step] as const;
    const { eye, bar } = layout;
    if (eye && Math.hypot(at[0] - eye.at[0], at[1] - eye.at[1]) < eye.hole + eye.wall)
      return Math.max(base + offset + tall * 0.8, eyeMm * Math.min(1, options.size_mm / 20));
    if (bar && Math.abs(at[0] - bar.at[0]) < bar.half[0] && Math.abs(at[1] - bar.at[1]) < bar.half[1])
      return Math.max(base + (offset + tall) * (letters[i] ? 0.25 : 0.65), leastMm);
    return value > 0.02 ? base + offset + tall * curve(value) : nothing;
  });
}

function curveOf({ relief_curve, curve_param: power }: BadgeOptions): (value: number) => number {
  if (relief_curve === 'gamma') return (value) => value ** power;
  if (relief_curve === 's-curve') {
    const steep = 2 * power;
    return (value) => value ** steep / (value ** steep + (1 - Math.min(1, value)) ** steep);
  }
  return (value) => value;
}

function onPicture({ scale, pixel, middle }: Place, [x, y]: readonly [number, number]): [number, number] {
  return [pixel[0] + (x - middle[0]) / scale, pixel[1] - (y - middle[1]) / scale];
}

/** Interpolates between pixels; 0 outside. */
function pixelOf({ width, height }: BadgeDepth, values: ArrayLike<number>, x: number, y: number): number {
  const [fx, fy] = [x - 0.5, y - 0.5];
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const [tx, ty] = [fx - x0, fy - y0];
  const at = (px: number, py: number): number =>
    px < 0 || py < 0 || px >= width || py >= height ? 0 : values[py * width + px]!;
  return (
    (at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx) * (1 - ty) +
    (at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx) * ty
  );
}

/** Two box blurs of a radius in samples. */
function blurred(values: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const reach = Math.min(Math.round(radius), Math.floor(Math.max(columns, rows) / 2));
  if (reach < 1) return values;
  let from = values;
  for (let pass = 0; pass < 2; pass++) {
    from = boxLines(from, rows, columns, columns, 1, reach);
    from = boxLines(from, columns, rows, 1, columns, reach);
  }
  return from;
}

function boxLines(
  values: Float32Array,
  lines: number,
  length: number,
  lineStride: number,
  stride: number,
  reach: number,
): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    let sum = 0;
    for (let k = -reach; k < length; k++) {
      if (k + reach < length) sum += values[start + (k + reach) * stride]!;
      if (k - reach - 1 >= 0) sum -= values[start + (k - reach - 1) * stride]!;
      if (k >= 0) out[start + k * stride] = sum / (reach * 2 + 1);
    }
  }
  return out;
}

/** Returns the relief in the shape; null when nothing is left. */
function solidOf(
  kernel: Kernel,
  grid: Samples,
  heights: Float32Array,
  { section }: Layout,
  options: BadgeOptions,
  base: number,
): Manifold | null {
  const most = heights.reduce((high, value) => Math.max(high, value), 0);
  if (most <= 0) return null;
  const full = section.extrude(most + 1).intersect(heightField(kernel, grid, heights));
  if (full.isEmpty()) return null;
  const simple = full.simplify(toleranceOf(grid));
  const solid = simple.isEmpty() ? full : simple;
  const wall = Math.max(base, options.size_mm * 0.01, leastMm);
  if (options.has_closed_back || most <= wall * 1.5) return solid;
  const inner = section
    .offset(-wall, 'Round', 2, 32)
    .extrude(most + 2)
    .translate([0, 0, -1])
    .intersect(heightField(kernel, grid, thinned(heights, grid, wall)));
  const open = inner.isEmpty() ? solid : solid.subtract(inner.simplify(toleranceOf(grid)));
  return open.isEmpty() ? solid : open;
}

/** Returns the deviation in millimetres that nobody sees. */
function toleranceOf({ step }: Samples): number {
  return Math.min(step * 0.1, 0.02);
}

/** Returns heights that are a wall below the least around them, so that steep sides keep the wall. */
function thinned(heights: Float32Array, { columns, rows, step }: Samples, wall: number): Float32Array {
  const reach = Math.max(1, Math.round(wall / step));
  const across = leastLines(heights, rows, columns, columns, 1, reach);
  const least = leastLines(across, columns, rows, 1, columns, reach);
  return least.map((value) => Math.max(-0.5, value - wall));
}

function leastLines(
  values: Float32Array,
  lines: number,
  length: number,
  lineStride: number,
  stride: number,
  reach: number,
): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    for (let k = 0; k < length; k++) {
      let least = Number.POSITIVE_INFINITY;
      for (let at = Math.max(0, k - reach); at <= Math.min(length - 1, k + reach); at++)
        least = Math.min(least, values[start + at * stride]!);
      out[start + k * stride] = least;
    }
  }
  return out;
}

/** Returns the solid between heights and a floor below all of them. */
function heightField(
  { Manifold, Mesh }: Kernel,
  { columns, rows, step, low }: Samples,
  heights: Float32Array,
): Manifold {
  const floor = -2;
  const count = columns * rows;
  const points = new Float32Array((count + 2 * (columns + rows) + 1) * 3);
  for (let i = 0; i < count; i++)
    points.set([low[0] + (i % columns) * step, low[1] + Math.floor(i / columns) * step, heights[i]!], i * 3);
  // The rim of the floor follows that of the heights, counter-clockwise from above.
  const rim: number[] = [];
  for (let c = 0; c < columns; c++) rim.push(c);
  for (let r = 1; r < rows; r++) rim.push(r * columns + columns - 1);
  for (let c = columns - 2; c >= 0; c--) rim.push((rows - 1) * columns + c);
  for (let r = rows - 2; r > 0; r--) rim.push(r * columns);
  const corners: number[] = [];
  for (let r = 0; r + 1 < rows; r++)
    for (let c = 0; c + 1 < columns; c++) {
      const a = r * columns + c;
      corners.push(a, a + 1, a + columns + 1, a, a + columns + 1, a + columns);
    }
  const below = (k: number): number => count + (k % rim.length);
  const middle = count + rim.length;
  for (const [k, i] of rim.entries()) {
    points.set([points[i * 3]!, points[i * 3 + 1]!, floor], below(k) * 3);
    const next = rim[(k + 1) % rim.length]!;
    corners.push(i, below(k), below(k + 1), i, below(k + 1), next, middle, below(k + 1), below(k));
  }
  points.set([low[0] + ((columns - 1) * step) / 2, low[1] + ((rows - 1) * step) / 2, floor], middle * 3);
  return new Manifold(
    new Mesh({
      numProp: 3,
      vertProperties: points.subarray(0, (middle + 1) * 3),
      triVerts: Uint32Array.from(corners),
    }),
  );
}

const ink: Rgb = [38, 42, 52];
const paper: Rgb = [244, 242, 236];

/** The plate is dark behind light subjects and light behind dark ones. */
function plateColors({ palette }: Design): { readonly plate: Rgb; readonly letters: Rgb } {
  const [r, g, b] = palette.colors[0] ?? [60, 60, 70];
  return 0.3 * r + 0.59 * g + 0.11 * b <= 128
    ? { plate: paper, letters: ink }
    : { plate: ink, letters: paper };
}

function textureSide({ export_resolution }: BadgeOptions): number {
  return export_resolution;
}

/** Draws the badge from the front, over its bounds. */
async function paintBadge(
  { design, options }: BadgeInput,
  layout: Layout,
  place: Place,
): Promise<Uint8Array> {
  const side = textureSide(options);
  const { plate, letters } = plateColors(design);
  const { paint, subject } = design;
  const pixels = new Uint8Array(side * side * 3);
  const marks = await rasterised(layout.bar?.letters ?? [], side, side, ([x, y]) => {
    const [u, v] = onBadge(layout, [x, y]);
    return [u * side, v * side];
  });
  for (let i = 0; i < side * side; i++) {
    const u = ((i % side) + 0.5) / side;
    const v = (Math.floor(i / side) + 0.5) / side;
    const at = [layout.low[0] + u * layout.size[0], layout.low[1] + (1 - v) * layout.size[1]] as const;
    const [x, y] = onPicture(place, at);
    const [px, py] = [Math.floor(x), Math.floor(y)];
    const within = px >= 0 && py >= 0 && px < paint.width && py < paint.height;
    const { bar, eye } = layout;
    const onBar =
      bar !== null && Math.abs(at[0] - bar.at[0]) < bar.half[0] && Math.abs(at[1] - bar.at[1]) < bar.half[1];
    const onEye = eye !== null && Math.hypot(at[0] - eye.at[0], at[1] - eye.at[1]) < eye.hole + eye.wall;
    const shows =
      within &&
      !onBar &&
      !onEye &&
      (!options.remove_background || subject.mask[py * subject.width + px] === 1);
    if (marks[i]) pixels.set(letters, i * 3);
    else if (shows)
      pixels.set(paint.pixels.subarray((py * paint.width + px) * 3, (py * paint.width + px) * 3 + 3), i * 3);
    else pixels.set(plate, i * 3);
  }
  // The back takes its colour from the lower left corner, which no shape but a full rectangle reaches.
  for (const row of [side - 1, side - 2])
    for (const column of [0, 1]) pixels.set(plate, (row * side + column) * 3);
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return Uint8Array.from(png);
}

function onBadge({ low, size }: Layout, [x, y]: readonly [number, number]): [number, number] {
  return [(x - low[0]) / size[0], 1 - (y - low[1]) / size[1]];
}

function lettersOn({ columns, rows, step, low }: Samples, { bar }: Layout): Promise<Uint8Array> {
  return rasterised(bar?.letters ?? [], columns, rows, ([x, y]) => [
    (x - low[0]) / step + 0.5,
    (y - low[1]) / step + 0.5,
  ]);
}

/** Returns 1 for samples inside outlines. */
async function rasterised(
  polygons: readonly SimplePolygon[],
  width: number,
  height: number,
  on: (point: readonly [number, number]) => readonly [number, number],
): Promise<Uint8Array> {
  if (polygons.length === 0) return new Uint8Array(width * height);
  const path = polygons.map(
    (ring) =>
      `M${ring
        .map((point) =>
          on(point)
            .map((v) => v.toFixed(2))
            .join(' '),
        )
        .join('L')}Z`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path.join('')}" fill="#fff" fill-rule="evenodd"/></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Uint8Array.from(data, (value) => (value > 127 ? 1 : 0));
}
