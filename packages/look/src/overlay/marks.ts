import type { ScenePart } from '@meshwright/formats/parts';
import { pointOnPicture } from '../render/camera.ts';
import type { Drawn } from '../render/draw.ts';
import { textPath } from '../render/text-path.ts';

/** A number at parts of the model. */
export interface Mark {
  readonly number: number;
  readonly color: string;
  readonly parts: ReadonlySet<ScenePart>;
}

/** Returns a frame around the parts of each mark, as they appear, and its number on the frame. */
export function marksSvg(
  drawn: Pick<Drawn, 'camera' | 'size'>,
  parts: readonly ScenePart[],
  marks: readonly Mark[],
): string {
  const size = drawn.size;
  const radius = Math.max(7, Math.min(12, size / 36));
  const taken: { x: number; y: number }[] = [];
  return marks
    .map(({ number, color, parts: own }) => {
      const frame = frameOf(
        drawn,
        parts.filter((part) => own.has(part)),
      );
      if (!frame) return '';
      const { left, top, right, bottom } = frame;
      let [x, y] = [
        Math.max(radius + 1, Math.min(size - radius - 1, left)),
        Math.max(radius + 1, Math.min(size - radius - 1, top)),
      ];
      // Marks of one part stand beside each other along its upper edge.
      while (taken.some((other) => Math.hypot(other.x - x, other.y - y) < radius * 1.9)) {
        x += radius * 2;
        if (x > size - radius) [x, y] = [radius + 1, y + radius * 2];
        if (y > size) break;
      }
      taken.push({ x, y });
      const text = String(number);
      const font = radius * 1.15;
      return (
        `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(right - left).toFixed(1)}" height="${(bottom - top).toFixed(1)}" fill="none" stroke="${color}" stroke-width="1.6" stroke-dasharray="5 3"/>` +
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${color}" stroke="#fff" stroke-width="1.5"/>` +
        `<path transform="translate(${(x - text.length * font * 0.32).toFixed(1)} ${(y + font * 0.36).toFixed(1)})" fill="#fff" d="${textPath(text, font)}"/>`
      );
    })
    .join('');
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function frameOf(
  { camera, size }: Pick<Drawn, 'camera' | 'size'>,
  parts: readonly ScenePart[],
): Frame | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y] = pointOnPicture(camera, [positions[i]!, positions[i + 1]!, positions[i + 2]!]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (!(left <= right)) return null;
  return {
    left: Math.max(1, left - 3),
    top: Math.max(1, top - 3),
    right: Math.min(size - 1, right + 3),
    bottom: Math.min(size - 1, bottom + 3),
  };
}
