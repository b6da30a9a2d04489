import { textOutlines } from './picture/text-outlines.ts';
import type { BuildInput, Product, ProductPart } from './product.ts';
import { reliefSolid } from './relief-solid.ts';

const longestMm = 42;
const plateMm = 3;
const reliefMm = 2.4;
const rimMm = 2;
const ring = { outer: 5, hole: 2.2 } as const;
const text = { height: 5.5, depth: 0.8, bar: 10, most: 10, inlay: 0.4 } as const;

const ink = [38, 42, 52] as const;
const paper = [244, 242, 236] as const;

/**
 * Builds a plate of the subject's outline with the subject raised on it, an eye for the ring, and the text engraved
 * in a bar below.
 */
export function keychain({ kernel, design, prototype }: BuildInput): Product {
  const { solid, frame } = reliefSolid(
    kernel,
    design,
    ([width, height]) => longestMm / Math.max(width, height),
  );
  const { max } = solid.boundingBox();
  const { CrossSection: Section } = kernel;
  const words =
    typeof prototype.name_text === 'string'
      ? [...prototype.name_text.trim()].slice(0, text.most).join('')
      : '';
  const outlines = words ? textOutlines(kernel, words, text.height) : null;
  const shape = solid.project().offset(rimMm, 'Round', 2, 32);
  const eyeAt = max[1] + rimMm + ring.outer - 3.2;
  const eye = Section.circle(ring.outer, 48).translate([topX(), eyeAt]);
  const neck = Section.square([ring.outer * 1.4, ring.outer * 2.4], true).translate([
    topX(),
    eyeAt - ring.outer * 1.2,
  ]);
  let plate = shape
    .add(eye)
    .add(neck)
    .subtract(Section.circle(ring.hole, 40).translate([topX(), eyeAt]));
  const barAt = -text.bar / 2 + 0.6;
  if (outlines) {
    const box = outlines.bounds();
    const width = Math.max(box.max[0] - box.min[0] + 7, text.bar);
    const bar = Section.square([width - 6, text.bar - 6], true)
      .offset(3, 'Round', 2, 32)
      .translate([0, barAt]);
    const stalk = Section.square([6, text.bar + 8], true).translate([anchorX(), barAt + 5]);
    plate = plate
      .add(bar)
      .add(stalk)
      .subtract(Section.circle(ring.hole, 40).translate([topX(), eyeAt]));
  }
  const engraved = outlines
    ?.translate([0, barAt])
    .extrude(text.depth + 1)
    .translate([0, 0, plateMm - text.depth]);
  const body = plate.simplify(0.02).extrude(plateMm);
  const raised = solid
    .scale([1, 1, reliefMm / Math.max(max[2], 1e-6)])
    .trimByPlane([0, 0, 1], 0)
    .translate([0, 0, plateMm]);
  const [r, g, b] = design.palette.colors[0] ?? [60, 60, 70];
  // A dark plate behind light subjects and a light one behind dark ones.
  const light = 0.3 * r + 0.59 * g + 0.11 * b <= 128;
  const parts: ProductPart[] = [
    { name: 'relief', solid: raised, look: { picture: frame } },
    { name: 'plate', solid: engraved ? body.subtract(engraved) : body, look: { color: light ? paper : ink } },
  ];
  // The floor of the letters has the other colour, for contrast.
  const inlay = outlines
    ?.translate([0, barAt])
    .extrude(text.inlay)
    .translate([0, 0, plateMm - text.depth]);
  if (inlay) parts.push({ name: 'text', solid: inlay.intersect(body), look: { color: light ? ink : paper } });
  return { parts };

  /** Returns the middle column of the subject's top or bottom edge. */
  function columnAt(high: boolean): number {
    const slab = kernel.Manifold.cube([400, 4, 400], true).translate([0, high ? max[1] - 1 : 1, 0]);
    const { min: low, max: top } = solid.intersect(slab).boundingBox();
    return Number.isFinite(low[0]) ? (low[0] + top[0]) / 2 : 0;
  }

  function topX(): number {
    return columnAt(true);
  }

  function anchorX(): number {
    return columnAt(false);
  }
}
