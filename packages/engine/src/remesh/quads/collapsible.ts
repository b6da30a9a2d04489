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
  const fan = fans[v]!.filter((t) => {
    const i = t * 3;
    return corners[i]! >= 0 && (corners[i] === v || corners[i + 1] === v || corners[i + 2] === v);
  });
  fans[v] = fan;
  return fan;
}

/** Returns how many triangles use each neighbour of a vertex. */
function ringOf({ corners }: Collapsible, v: number, fan: readonly number[]): Map<number, number> {
  const ring = new Map<number, number>();
  for (const t of fan) {
    for (let k = 0; k < 3; k++) {
      const w = corners[t * 3 + k]!;
      if (w !== v) ring.set(w, (ring.get(w) ?? 0) + 1);
    }
  }
  return ring;
}

/**
 * Moves all triangles of `gone` to `kept`, if the surface keeps its topology by that.
 * @returns whether it was done
 */
export function collapse(
  mesh: Collapsible,
  kept: number,
  gone: number,
  accepts: (moved: readonly number[]) => boolean = () => true,
): boolean {
  const { corners, fans } = mesh;
  const [fanKept, fanGone] = [fanOf(mesh, kept), fanOf(mesh, gone)];
  const [ringKept, ringGone] = [ringOf(mesh, kept, fanKept), ringOf(mesh, gone, fanGone)];
  const shared = fanGone.filter((t) => fanKept.includes(t));
  if (shared.length === 0 || shared.length > 2) return false;
  let common = 0;
  for (const w of ringGone.keys()) if (w !== kept && ringKept.has(w)) common++;
  if (common !== shared.length) return false;
  // A border collapses only along itself, and no edge may get a third triangle.
  const [borderKept, borderGone] = [isBorder(ringKept), isBorder(ringGone)];
  if (borderKept && borderGone && shared.length === 2) return false;
  if ([...ringKept.values(), ...ringGone.values()].some((n) => n > 2)) return false;
  // The smallest closed surface is a tetrahedron; the smallest open one is a triangle.
  if (fanKept.length + fanGone.length - 2 * shared.length < (borderKept || borderGone ? 1 : 3)) return false;
  for (const t of shared) {
    const far = [0, 1, 2].map((k) => corners[t * 3 + k]!).find((w) => w !== kept && w !== gone)!;
    if (!isBorder(ringOf(mesh, far, fanOf(mesh, far))) && fanOf(mesh, far).length <= 3) return false;
  }
  const moved = fanGone.filter((t) => !shared.includes(t));
  if (!accepts(moved)) return false;
  for (const t of shared) corners[t * 3] = -1;
  for (const t of moved) {
    for (let k = 0; k < 3; k++) if (corners[t * 3 + k] === gone) corners[t * 3 + k] = kept;
    fans[kept]!.push(t);
  }
  fans[gone] = [];
  return true;
}

/** Every neighbour within a closed surface is in two triangles. */
function isBorder(ring: ReadonlyMap<number, number>): boolean {
  for (const n of ring.values()) if (n === 1) return true;
  return false;
}
