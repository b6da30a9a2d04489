import type { Document } from '@gltf-transform/core';
import { collectTriangles, draw, type TriangleScene } from '@meshwright/look/render';
import sharp from 'sharp';
import { backdropSvg } from './backdrop-svg.ts';
import type { PictureSize } from './picture-size.ts';
import type { PointOfView } from './points-of-view.ts';
import type { Setting } from './settings.ts';

export interface ShowOptions extends PictureSize {
  /** Views placed side by side. */
  readonly views: readonly PointOfView[];
  /** Null for a transparent picture. */
  readonly setting: Setting | null;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** Renders a model in a setting as PNG. */
export async function show(document: Document, options: ShowOptions): Promise<Uint8Array> {
  const { width, height, views, setting, seed, signal } = options;
  const triangleScene = await collectTriangles(document);
  const side = sideFor(triangleScene, options);
  const shots = [];
  for (const [i, view] of views.entries()) {
    signal.throwIfAborted();
    const pixels = draw(triangleScene, { size: side, transparent: true, ...view });
    const foot = footOf(pixels, side);
    const left = Math.round((width * (i + 0.5)) / views.length - side / 2);
    // Places the feet a little below the middle of the ground, wherever the shape ends in its square.
    const top = Math.round(
      setting && views.length === 1
        ? Math.min(height - foot.bottom - 4, Math.max(-foot.top + 4, height * 0.9 - foot.bottom))
        : (height - side) / 2,
    );
    shots.push({ pixels, left, top, foot });
  }
  const shadows = shots.map(({ left, top, foot }) => ({
    x: Math.round(left + foot.middle),
    y: Math.round(top + foot.bottom - side * 0.012),
    rx: Math.round(foot.wide * 0.56),
    ry: Math.round(foot.wide * 0.13),
  }));
  const ground = setting
    ? sharp(Buffer.from(backdropSvg(setting, width, height, shadows, seed)))
    : sharp({ create: { width, height, channels: 4, background: '#00000000' } });
  // Crops layers to the picture: the image library refuses overlays that exceed it.
  const layers = await Promise.all(
    shots.map(async ({ pixels, left, top }) => {
      const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
      const size = {
        width: Math.min(side - cut.left, width - Math.max(0, left)),
        height: Math.min(side - cut.top, height - Math.max(0, top)),
      };
      const input = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
        .extract({ ...cut, ...size })
        .png()
        .toBuffer();
      return { input, left: Math.max(0, left), top: Math.max(0, top) };
    }),
  );
  const shown = ground.composite(layers);
  return Uint8Array.from(await (setting ? shown.removeAlpha() : shown).png().toBuffer());
}

/** Returns the pixels a side of each drawing: its content may fill its share of the width; empty sides do not count. */
function sideFor(triangleScene: TriangleScene, { views, width, height }: ShowOptions): number {
  const probe = 64;
  const widest = Math.max(
    ...views.map((view) => {
      const pixels = draw(triangleScene, { size: probe, transparent: true, ...view });
      let [left, right] = [probe, 0];
      for (let i = 0; i < probe * probe; i++) {
        if (pixels[i * 4 + 3] === 0) continue;
        left = Math.min(left, i % probe);
        right = Math.max(right, (i % probe) + 1);
      }
      return Math.max(probe / 8, right - left) / probe;
    }),
  );
  return Math.floor(Math.min(height * 0.9, (width * 0.94) / views.length / widest));
}

/** Returns where the opaque part of a square picture starts and ends, and its width at the foot. */
function footOf(
  pixels: Uint8Array,
  side: number,
): { top: number; bottom: number; middle: number; wide: number } {
  let [top, bottom] = [side, 0];
  for (let i = 0; i < side * side; i++) {
    if (pixels[i * 4 + 3]! < 40) continue;
    const y = Math.floor(i / side);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  let [left, right] = [side, 0];
  for (let i = Math.floor(top + (bottom - top) * 0.8) * side; i < bottom * side; i++) {
    if (pixels[i * 4 + 3]! < 40) continue;
    left = Math.min(left, i % side);
    right = Math.max(right, (i % side) + 1);
  }
  if (right <= left) return { top: 0, bottom: side, middle: side / 2, wide: side / 2 };
  return { top, bottom, middle: (left + right) / 2, wide: right - left };
}
