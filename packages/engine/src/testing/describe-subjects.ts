import { writeGlb } from '@meshwright/formats';
import { collectTriangles, draw } from '@meshwright/look/render';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInTable } from '../content/subjects.ts';
import { generate } from '../text-to-3d/generate.ts';
import { grow, type Model } from '../text-to-3d/grow.ts';
import type { Shape } from '../text-to-3d/shapes/shape.ts';
import type { Subject } from '../text-to-3d/subject.ts';

const untextured = { seed: 7, texture: null } as const;

/** Tests that each subject alone keeps the rules of subjects, and that no two of them look alike. */
export function describeSubjects(rows: readonly Subject[]): void {
  describe.each(rows.map((subject) => [subject.name, subject] as const))('%s', (_, subject) => {
    it('stands on the ground at its declared height, as a preview and refined, without validator errors', async () => {
      for (const texture of [null, { size: 16, emission: true }]) {
        const { document } = await generate({ prompt: subject.words[0]!, seed: 3, texture });
        expect(await glbErrors(await writeGlb(document))).toEqual([]);
        const { low, high } = displayedHeight(document);
        expect(Math.abs(low)).toBeLessThan(1e-6);
        expect(high - low).toBeCloseTo(subject.height, 4);
      }
    });

    it('has 20 to 30,000 triangles: closed, outward, none degenerate or doubled, normals of unit length', () => {
      const model = grow(subject, { seed: 11, height: subject.height });
      expect(model.triangles).toBeGreaterThanOrEqual(20);
      expect(model.triangles).toBeLessThanOrEqual(30_000);
      for (const { name: part, surfaces } of model.parts) {
        for (const { slot, shape } of surfaces)
          expect(faults(shape, subject.height, meeting.has(subject.name)), `${part} ${slot}`).toEqual([]);
      }
    });

    it('varies with the seed unless it is a tile, and is equal for equal seeds', () => {
      const positions = (seed: number): string => fingerprint(grow(subject, { seed, height: 1 }));
      expect(positions(1)).toBe(positions(1));
      expect(new Set([1, 2, 3].map(positions)).size).toBe(isInTable(subject, 'tiles', 'runs') ? 1 : 3);
    });
  });

  describe('subjects', () => {
    const looks = new Map<string, Look>();

    beforeAll(async () => {
      for (const subject of rows) {
        const { document } = await generate({
          ...untextured,
          prompt: subject.words[0]!,
          texture: { size: 16, emission: false },
        });
        looks.set(subject.name, await lookOf(document));
      }
    });

    it('differ in outline or colours for every pair', () => {
      const alike: string[] = [];
      const names = [...looks.keys()];
      names.forEach((a, i) => {
        for (const b of names.slice(i + 1)) {
          const [one, other] = [looks.get(a)!, looks.get(b)!];
          const overlap = outlineOverlap(one, other);
          const apart = colourDistance(one, other);
          // The nearest of all are an apple and a tomato, 0.056 apart.
          if (overlap > 0.8 && apart < 0.05)
            alike.push(`${a} ${b} ${overlap.toFixed(3)} ${apart.toFixed(3)}`);
        }
      });
      expect(alike).toEqual([]);
    });
  });
}

function displayedHeight(document: Parameters<typeof collectTriangles>[0]): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const root of document.getRoot().listScenes()[0]!.listChildren()) {
    for (const node of root.listChildren()) {
      const y = node.getWorldTranslation()[1];
      for (const primitive of node.getMesh()!.listPrimitives()) {
        const position = primitive.getAttribute('POSITION')!;
        low = Math.min(low, y + position.getMin([])[1]!);
        high = Math.max(high, y + position.getMax([])[1]!);
      }
    }
  }
  return { low, high };
}

/** Share of the edges where solids may touch: feathers at their root, steps of a stair, petals. */
const fewShared = 0.01;
/** Thin sheets and strings whose solids meet in one edge of a few. */
const meeting = new Set(['bow', 'kite', 'butterfly']);

/**
 * Checks closedness by directed edges over welded vertices, volume by components, and that no solid lies on another or
 * meets it in more than a few edges.
 */
function faults(shape: Shape, size: number, mayMeet: boolean): string[] {
  const found = new Set<string>();
  const ids = new Map<string, number>();
  const welded: number[] = [];
  for (let i = 0; i < shape.positions.length; i += 3) {
    const key = [0, 1, 2].map((k) => Math.round((shape.positions[i + k]! / size) * 1e6)).join();
    welded.push(ids.get(key) ?? ids.size);
    ids.set(key, welded[welded.length - 1]!);
    const length = Math.hypot(shape.normals[i]!, shape.normals[i + 1]!, shape.normals[i + 2]!);
    if (Math.abs(length - 1) > 1e-6) found.add('normal not of unit length');
  }
  const edges = new Map<string, number>();
  const faces = new Set<string>();
  const group = Array.from({ length: ids.size }, (_, i) => i);
  const rootOf = (i: number): number => {
    let at = i;
    while (group[at] !== at) at = group[at] = group[group[at]!]!;
    return at;
  };
  const volumes = new Map<number, number>();
  const corner = (i: number): number[] => [0, 1, 2].map((k) => shape.positions[shape.indices[i]! * 3 + k]!);
  for (let t = 0; t < shape.indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => welded[shape.indices[t + k]!]!) as [number, number, number];
    if (a === b || b === c || c === a) {
      found.add('degenerate triangle');
      continue;
    }
    const face = [a, b, c].sort((one, other) => one - other).join(' ');
    if (faces.has(face)) found.add('two triangles of the same corners');
    faces.add(face);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
      group[rootOf(from)] = rootOf(to);
    }
  }
  let shared = 0;
  for (const [edge, count] of edges) {
    const [from, to] = edge.split(' ');
    if (edges.get(`${to} ${from}`) !== count) found.add('open edge');
    if (count > 1) shared++;
  }
  if (!mayMeet && shared > edges.size * fewShared) found.add('non-manifold edges');
  for (let t = 0; t < shape.indices.length; t += 3) {
    const [p, q, r] = [corner(t), corner(t + 1), corner(t + 2)] as [number[], number[], number[]];
    const root = rootOf(welded[shape.indices[t]!]!);
    const volume =
      p[0]! * (q[1]! * r[2]! - q[2]! * r[1]!) +
      p[1]! * (q[2]! * r[0]! - q[0]! * r[2]!) +
      p[2]! * (q[0]! * r[1]! - q[1]! * r[0]!);
    volumes.set(root, (volumes.get(root) ?? 0) + volume / 6);
  }
  for (const volume of volumes.values()) if (volume <= 0) found.add('inside out');
  return [...found];
}

function fingerprint(model: Model): string {
  return JSON.stringify(
    model.parts.map((part) =>
      part.surfaces.map(({ shape }) => shape.positions.map((value) => Math.round(value * 1e4))),
    ),
  );
}

/** A small picture: the cells that the subject covers, and its colours there. */
interface Look {
  readonly mask: readonly boolean[];
  readonly colors: readonly number[];
}

const cells = 48;

async function lookOf(document: Parameters<typeof collectTriangles>[0]): Promise<Look> {
  const size = cells * 2;
  const pixels = draw(await collectTriangles(document), {
    size,
    transparent: true,
    azimuth: 32,
    elevation: 18,
  });
  const { data } = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .resize(cells, cells)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = Array.from({ length: cells * cells }, (_, i) => data[i * 4 + 3]! > 100);
  return { mask, colors: [...data] };
}

function outlineOverlap(a: Look, b: Look): number {
  let [both, either] = [0, 0];
  a.mask.forEach((on, i) => {
    if (on && b.mask[i]) both++;
    if (on || b.mask[i]) either++;
  });
  return both / either;
}

/** Returns the mean distance of the colours where both are present, 0 to 1. */
function colourDistance(a: Look, b: Look): number {
  let [sum, count] = [0, 0];
  a.mask.forEach((on, i) => {
    if (!on || !b.mask[i]) return;
    sum += Math.hypot(...[0, 1, 2].map((c) => a.colors[i * 4 + c]! - b.colors[i * 4 + c]!)) / 441;
    count++;
  });
  return count === 0 ? 1 : sum / count;
}
