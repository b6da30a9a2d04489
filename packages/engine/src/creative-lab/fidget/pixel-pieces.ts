import type { Manifold } from 'manifold-3d';
import { JobError } from '../../job/job-error.ts';
import type { BuildInput, Product } from '../product.ts';
import { heldTogether } from './hold-together.ts';
import { pixelGrid } from './pixel-grid.ts';

/** Gap between pieces and size of the links, in millimetres: thin enough to bend. */
const gapMm = 0.5;
const link = { width: 1.2, height: 0.5 } as const;

/**
 * Builds a flexible mat: one piece per pixel of the design in a few colours, tied to its neighbours by thin links at
 * the bottom. Lies on its back, facing +Z.
 * @throws JobError `invalid_option`
 */
export function pixelPieces({ kernel, design, request, prototype }: BuildInput): Product {
  const { CrossSection, Manifold } = kernel;
  const options = (request.options ?? {}) as Readonly<Record<string, unknown>>;
  const size = whole('grid_size', options.grid_size ?? 16, 16, 32);
  const shape = options.piece_shape ?? 'square';
  const width = within('piece_size_mm', options.piece_size_mm ?? 5, 1, 100);
  const height = within('piece_height_mm', options.piece_height_mm ?? 5, 1, 100);
  const count = whole('color_count', options.color_count ?? 8, 1, 256);
  if (shape !== 'square' && shape !== 'hex') {
    throw new JobError(
      'invalid_option',
      `run fidget-pixel-build: options.piece_shape ${String(shape)} is not known; use square or hex.`,
    );
  }
  const hex = shape === 'hex';
  const { cells: seen, colors } = pixelGrid(design, size, count, prototype.type === 'person');
  const cells = heldTogether(seen, size, (cell) => around(cell, size, hex));
  const rowStep = hex ? (width * Math.sqrt(3)) / 2 : width;
  const centre = (cell: number): [number, number] => {
    const [column, row] = [cell % size, Math.floor(cell / size)];
    const shift = hex && row % 2 === 1 ? width / 2 : 0;
    return [(column - (size - 1) / 2) * width + shift, ((size - 1) / 2 - row) * rowStep];
  };
  const inset = Math.min(gapMm, width * 0.15) / 2;
  const section = hex
    ? CrossSection.circle((width / 2 - inset) / Math.cos(Math.PI / 6), 6).rotate(30)
    : CrossSection.square([width - 2 * inset, width - 2 * inset], true);
  const bevel = Math.min(width, height) * 0.1;
  const shrink = (width - 2 * inset - 2 * bevel) / (width - 2 * inset);
  const piece = section
    .extrude(height - bevel)
    .add(section.extrude(bevel, 0, 0, [shrink, shrink]).translate([0, 0, height - bevel]));
  const byColor = new Map<(typeof colors)[number], Manifold[]>();
  for (const [cell, color] of cells.entries()) {
    if (!color) continue;
    const [x, y] = centre(cell);
    byColor.set(color, [...(byColor.get(color) ?? []), piece.translate([x, y, 0])]);
  }
  const bars: Manifold[] = [];
  for (const [a, b] of neighbours(cells, size, hex)) {
    const [from, to] = [centre(a), centre(b)];
    const bar = Manifold.cube([inset * 2, Math.min(link.width, width * 0.4), link.height], true);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    bars.push(
      bar.rotate([0, 0, turn]).translate([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, link.height / 2]),
    );
  }
  return {
    parts: [
      ...[...byColor].map(([color, pieces], i) => ({
        name: `pieces-${i + 1}`,
        solid: Manifold.compose(pieces),
        look: { color },
      })),
      ...(bars.length > 0
        ? [{ name: 'links', solid: Manifold.compose(bars), look: { color: linkColor } }]
        : []),
    ],
  };
}

const linkColor = [52, 54, 60] as const;

/** Pairs of adjacent cells that both have a piece. */
function* neighbours(cells: readonly unknown[], size: number, hex: boolean): Generator<[number, number]> {
  for (const [cell, color] of cells.entries()) {
    if (!color) continue;
    for (const next of around(cell, size, hex)) if (next > cell && cells[next]) yield [cell, next];
  }
}

/** Returns the cells beside a cell; every second row of hexagons is half a cell to the right. */
function around(cell: number, size: number, hex: boolean): number[] {
  const [column, row] = [cell % size, Math.floor(cell / size)];
  const aside = hex ? (row % 2 === 1 ? [0, 1] : [-1, 0]) : [0];
  const next: [number, number][] = [
    [column + 1, row],
    [column - 1, row],
    ...[row + 1, row - 1].flatMap((other) => aside.map((by): [number, number] => [column + by, other])),
  ];
  return next.filter(([x, y]) => x >= 0 && x < size && y >= 0 && y < size).map(([x, y]) => y * size + x);
}

function within(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new JobError(
    'invalid_option',
    `run fidget-pixel-build: options.${name} is ${String(value)}; it must be ${least} to ${most}.`,
  );
}

function whole(name: string, value: unknown, least: number, most: number): number {
  return Math.round(within(name, value, least, most));
}
