import type { Document } from '@gltf-transform/core';
import type { Picture } from '../picture/draw-picture.ts';
import { documentOf, type Model } from '../picture/model.ts';
import { jointPoints, type Subject, subjectOf } from '../picture/subject.ts';
import { takePicture } from '../picture/take-picture.ts';
import { clipTimes } from '../pose/at-time.ts';
import type { View } from '../render/camera.ts';
import { decodedBySharp } from '../render/decode-picture.ts';
import { type Cell, composeSheet, type TextLine } from '../sheet/compose.ts';

/** One of two models. */
export interface ComparedModel {
  readonly name: string;
  readonly model: Model;
  /** Of its file. */
  readonly bytes: number;
}

export interface CompareOptions {
  /**
   * Width and height of each picture in pixels, 96 to 640.
   * @default 360
   */
  readonly cell?: number;
  /**
   * Largest difference of a colour channel that counts as the same, 0 to 255.
   * @default 8
   */
  readonly tolerance?: number;
  /**
   * One view and no words below it; the answer is the same.
   * @default false
   */
  readonly compact?: boolean;
  readonly signal?: AbortSignal;
}

/** A figure of both models. */
export interface ComparedFigure {
  readonly what: string;
  readonly before: number | string;
  readonly after: number | string;
  readonly changed: boolean;
}

/** Names that only one of the models has. */
export interface ComparedNames {
  readonly kind: 'node' | 'mesh' | 'material' | 'texture' | 'clip';
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Comparison {
  /** A row for each view: before, after, and the changed pixels in red. */
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Share of the pixels that either model covers and that differ, 0 to 1, over all views. */
  readonly changedShare: number;
  readonly views: readonly {
    readonly view: string;
    readonly changedPixels: number;
    readonly coveredPixels: number;
  }[];
  readonly figures: readonly ComparedFigure[];
  readonly names: readonly ComparedNames[];
}

const directions: readonly (View & { readonly view: string })[] = [
  { view: 'three-quarter', azimuth: 32, elevation: 18 },
  { view: 'from behind', azimuth: 212, elevation: 18 },
];

/**
 * Draws two models with one camera, side by side, with the pixels that differ, and lists what changed in sizes, triangles,
 * materials, textures, clips, names and bytes.
 * @throws LookError `bad_option`
 * @example
 * import { compareModels } from '@meshwright/look';
 *
 * const model = { name: 'chest.glb', model: document, bytes: 1200 };
 * const { changedShare } = await compareModels(model, model);
 */
export async function compareModels(
  before: ComparedModel,
  after: ComparedModel,
  { cell = 360, tolerance = 8, compact = false, signal }: CompareOptions = {},
): Promise<Comparison> {
  const documents = [await documentOf(before.model), await documentOf(after.model)] as const;
  const subjects = [
    await subjectOf(documents[0], undefined, decodedBySharp()),
    await subjectOf(documents[1], undefined, decodedBySharp()),
  ] as const;
  const frame = jointPoints(subjects);
  const header = 34;
  const shown = directions.slice(0, compact ? 1 : 2);
  const cells: Cell[] = [];
  const views: Comparison['views'][number][] = [];
  for (const [row, { view, ...direction }] of shown.entries()) {
    signal?.throwIfAborted();
    const [one, other] = [
      await takePicture(
        subjects[0],
        { size: cell, view: direction, cull: true, transparent: true },
        { frame },
      ),
      await takePicture(
        subjects[1],
        { size: cell, view: direction, cull: true, transparent: true },
        { frame },
      ),
    ];
    const { picture, changedPixels, coveredPixels } = differenceOf(one, other, tolerance);
    views.push({ view, changedPixels, coveredPixels });
    const top = header + row * cell;
    cells.push(
      { left: 0, top, picture: onPaper(one), caption: row === 0 ? captionOf('before', before.name) : '' },
      { left: cell, top, picture: onPaper(other), caption: row === 0 ? captionOf('after', after.name) : '' },
      {
        left: cell * 2,
        top,
        picture,
        caption: `${view}: ${changedPixels.toLocaleString('en')} pixels differ`,
      },
    );
  }
  const [changed, covered] = [
    views.reduce((sum, { changedPixels }) => sum + changedPixels, 0),
    views.reduce((sum, { coveredPixels }) => sum + coveredPixels, 0),
  ];
  const figures = figuresOf([before.bytes, after.bytes], documents, subjects);
  const names = namesOf(documents[0], documents[1]);
  const changedShare = covered > 0 ? changed / covered : 0;
  const [width, foot] = [cell * 3, header + shown.length * cell];
  const texts = compact
    ? []
    : [...figures.filter((figure) => figure.changed).map(figureText), ...names.map(namesText)];
  const lines: TextLine[] = [
    {
      ...{ left: 12, top: 23, size: 15, color: '#14171c' },
      text: `${before.name} -> ${after.name}: ${(changedShare * 100).toFixed(1)} % of the picture differs`,
    },
    ...texts.map((text, i) => ({ left: 12, top: foot + 22 + i * 20, text, size: 13, color: '#20242c' })),
  ];
  const height = foot + texts.length * 20 + (texts.length > 0 ? 14 : 0);
  return {
    png: await composeSheet(width, height, cells, lines),
    ...{ width, height, changedShare, views, figures, names },
  };
}

/**
 * Returns a figure as a line of text.
 * @example
 * import { figureText } from '@meshwright/look';
 *
 * console.log(figureText({ what: 'triangles', before: 12_000, after: 4_000, changed: true })); // triangles: 12,000 -> 4,000
 */
export function figureText({ what, before, after }: ComparedFigure): string {
  const shown = (value: number | string): string =>
    typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 4 }) : value || 'none';
  return `${what}: ${shown(before)} -> ${shown(after)}`;
}

/**
 * Returns names as a line of text.
 * @example
 * import { namesText } from '@meshwright/look';
 *
 * console.log(namesText({ kind: 'material', added: ['gold'], removed: ['iron'] })); // materials: + gold; - iron
 */
export function namesText({ kind, added, removed }: ComparedNames): string {
  const listed = (sign: string, all: readonly string[]): string[] =>
    all.length === 0
      ? []
      : [`${sign} ${all.slice(0, 6).join(', ')}${all.length > 6 ? ` and ${all.length - 6} more` : ''}`];
  const plural = kind === 'mesh' ? 'meshes' : `${kind}s`;
  return `${plural}: ${[...listed('+', added), ...listed('-', removed)].join('; ')}`;
}

function differenceOf(one: Picture, other: Picture, tolerance: number) {
  const { size } = one;
  const [a, b] = [one.pixels, other.pixels];
  const pixels = new Uint8Array(size * size * 4).fill(255);
  let changedPixels = 0;
  let coveredPixels = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    const [alphaA, alphaB] = [a[i + 3]! / 255, b[i + 3]! / 255];
    if (alphaA === 0 && alphaB === 0) continue;
    coveredPixels++;
    let worst = Math.abs(a[i + 3]! - b[i + 3]!);
    let grey = 0;
    for (let k = 0; k < 3; k++) {
      worst = Math.max(worst, Math.abs(a[i + k]! * alphaA - b[i + k]! * alphaB));
      grey += (a[i + k]! * alphaA + 255 * (1 - alphaA)) / 3;
    }
    const differs = worst > tolerance;
    if (differs) changedPixels++;
    const faded = Math.round(200 + grey * 0.2);
    const strength = differs ? Math.min(1, 0.35 + worst / 128) : 0;
    pixels[i] = Math.round(faded * (1 - strength) + 214 * strength);
    pixels[i + 1] = Math.round(faded * (1 - strength) + 24 * strength);
    pixels[i + 2] = Math.round(faded * (1 - strength) + 32 * strength);
  }
  return { picture: { size, pixels }, changedPixels, coveredPixels };
}

/** Lays a clear picture over light grey. */
function onPaper({ size, pixels }: Picture): Picture {
  const out = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3]! / 255;
    for (let k = 0; k < 3; k++) out[i + k] = Math.round(pixels[i + k]! * alpha + 236 * (1 - alpha));
    out[i + 3] = 255;
  }
  return { size, pixels: out };
}

function figuresOf(
  bytes: readonly [number, number],
  documents: readonly [Document, Document],
  subjects: readonly [Subject, Subject],
): ComparedFigure[] {
  const figure = (what: string, of: (document: Document, i: 0 | 1) => number | string): ComparedFigure => {
    const [before, after] = [of(documents[0], 0), of(documents[1], 1)];
    return { what, before, after, changed: before !== after };
  };
  const side = (axis: 0 | 1 | 2) => (_: Document, i: 0 | 1) => {
    const { low, high } = subjects[i].box;
    return Number((high[axis] - low[axis]).toPrecision(4));
  };
  return [
    figure('bytes', (_, i) => bytes[i]),
    figure('width in metres', side(0)),
    figure('height in metres', side(1)),
    figure('depth in metres', side(2)),
    figure('lowest point in metres', (_, i) => Number(subjects[i].box.low[1].toFixed(4)) + 0),
    figure('triangles', (_, i) => subjects[i].scene.triangles.length / 3),
    figure('vertices', (_, i) => subjects[i].scene.positions.length / 3),
    figure('nodes', (document) => document.getRoot().listNodes().length),
    figure('meshes', (document) => document.getRoot().listMeshes().length),
    figure('materials', (document) => document.getRoot().listMaterials().length),
    figure('textures', (document) => document.getRoot().listTextures().length),
    figure('texture sizes', textureSizes),
    figure('bytes of textures', (document) =>
      document
        .getRoot()
        .listTextures()
        .reduce((sum, texture) => sum + (texture.getImage()?.byteLength ?? 0), 0),
    ),
    figure('joints', (document) =>
      document
        .getRoot()
        .listSkins()
        .reduce((sum, skin) => sum + skin.listJoints().length, 0),
    ),
    figure('clips', (document) => document.getRoot().listAnimations().length),
    figure('seconds of clips', (document) =>
      Number(
        clipTimes(document)
          .reduce((sum, { start, end }) => sum + end - start, 0)
          .toFixed(3),
      ),
    ),
  ];
}

/** Returns the sizes of all textures with their numbers: `14 of 512x512, 2 of 1024x1024`. */
function textureSizes(document: Document): string {
  const counts = new Map<string, number>();
  for (const texture of document.getRoot().listTextures()) {
    const size = texture.getSize()?.join('x') ?? 'unknown size';
    counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  return [...counts].map(([size, count]) => `${count} of ${size}`).join(', ');
}

function captionOf(side: string, name: string): string {
  return name === side ? side : `${side}: ${name}`;
}

function namesOf(before: Document, after: Document): ComparedNames[] {
  const kinds = {
    node: (document: Document) => document.getRoot().listNodes(),
    mesh: (document: Document) => document.getRoot().listMeshes(),
    material: (document: Document) => document.getRoot().listMaterials(),
    texture: (document: Document) => document.getRoot().listTextures(),
    clip: (document: Document) => document.getRoot().listAnimations(),
  } as const;
  return (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => {
    const named = (document: Document) =>
      new Set(
        kinds[kind](document)
          .map((entry) => entry.getName())
          .filter((name) => name !== ''),
      );
    const [one, other] = [named(before), named(after)];
    const added = [...other].filter((name) => !one.has(name));
    const removed = [...one].filter((name) => !other.has(name));
    return added.length + removed.length > 0 ? [{ kind, added, removed }] : [];
  });
}
