/** A triangle mesh whose edges can be collapsed; it never changes its topology. */
export interface Collapsible {
  /** Three vertices a triangle; the first is -1 where it is gone. */
  readonly corners: Int32Array;
  /** By vertex: its triangles, some of them gone. */
  readonly fans: number[][];
}

export function collapsible(indices: Uint32Array, count: number): Collapsible {
  const fans: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < indices.length; i++) fans[indices[i]!]!.push((i - (i % 3)) / 3);
  return { corners: Int32Array.from(indices), fans };
}

/** Returns the remaining triangles of a vertex. */
export function fanOf({ corners, fans }: Collapsible, v: number): number[] {
  const fan = fans[v]!;
  let length = 0;
  for (const t of fan) {
    const i = t * 3;
    if (corners[i]! >= 0 && (corners[i] === v || corners[i + 1] === v || corners[i + 2] === v))
      fan[length++] = t;
  }
  fan.length = length;
  return fan;
}

/** Neighbours of a vertex, and how many of its triangles use each. */
class Ring {
  readonly ids: number[] = [];
  readonly counts: number[] = [];

  /** Rings have few members, so a search from the start beats a table. */
  fill({ corners }: Collapsible, v: number, fan: readonly number[]): this {
    this.ids.length = 0;
    this.counts.length = 0;
    for (const t of fan) {
      for (let i = t * 3; i < t * 3 + 3; i++) {
        const w = corners[i]!;
        if (w === v) continue;
        const at = this.ids.indexOf(w);
        if (at >= 0) this.counts[at]!++;
        else this.counts[this.ids.push(w) - 1] = 1;
      }
    }
    return this;
  }

  /** Every neighbour within a closed surface is in two triangles. */
  get isBorder(): boolean {
    return this.counts.includes(1);
  }

  get isForked(): boolean {
    return this.counts.some((n) => n > 2);
  }
}

const [ringKept, ringGone, ringFar] = [new Ring(), new Ring(), new Ring()];

/**
 * Moves all triangles of `gone` to `kept`, if the surface keeps its topology by that.
 * @returns whether it was done
 */
export function collapse(
  mesh: Collapsible,
  kept: number,
  gone: number,
  accepts: () => boolean = () => true,
): boolean {
  const { corners, fans } = mesh;
  const [fanKept, fanGone] = [fanOf(mesh, kept), fanOf(mesh, gone)];
  const shared = fanGone.filter((t) => fanKept.includes(t));
  if (shared.length === 0 || shared.length > 2) return false;
  ringKept.fill(mesh, kept, fanKept);
  ringGone.fill(mesh, gone, fanGone);
  let common = 0;
  for (const w of ringGone.ids) if (w !== kept && ringKept.ids.includes(w)) common++;
  if (common !== shared.length) return false;
  // A border collapses only along itself, and no edge may get a third triangle.
  const [borderKept, borderGone] = [ringKept.isBorder, ringGone.isBorder];
  if (borderKept && borderGone && shared.length === 2) return false;
  if (ringKept.isForked || ringGone.isForked) return false;
  // The smallest closed surface is a tetrahedron; the smallest open one is a triangle.
  if (fanKept.length + fanGone.length - 2 * shared.length < (borderKept || borderGone ? 1 : 3)) return false;
  for (const t of shared) {
    let far = corners[t * 3]!;
    for (let i = t * 3 + 1; far === kept || far === gone; i++) far = corners[i]!;
    const fan = fanOf(mesh, far);
    if (fan.length <= 3 && !ringFar.fill(mesh, far, fan).isBorder) return false;
  }
  if (!accepts()) return false;
  for (const t of fanGone) {
    if (shared.includes(t)) {
      corners[t * 3] = -1;
      continue;
    }
    for (let i = t * 3; i < t * 3 + 3; i++) if (corners[i] === gone) corners[i] = kept;
    fanKept.push(t);
  }
  fans[gone] = [];
  return true;
}
