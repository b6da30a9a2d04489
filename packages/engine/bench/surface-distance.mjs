// The distance between two surfaces, from random points on each to the nearest point of the other.
import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';

const samples = 20_000;

/**
 * Returns the larger root mean square of both directions, and the largest distance, as shares of the diagonal of the
 * first surface.
 * @param one corners of triangles, nine values each
 */
export function surfaceDistance(one, other) {
  const there = distances(one, other);
  const back = distances(other, one);
  const low = [0, 1, 2].map((k) => one.reduce((least, x, i) => (i % 3 === k && x < least ? x : least), 1e30));
  const high = [0, 1, 2].map((k) => one.reduce((most, x, i) => (i % 3 === k && x > most ? x : most), -1e30));
  const diagonal = Math.hypot(...high.map((x, k) => x - low[k]));
  return { rms: Math.max(there.rms, back.rms) / diagonal, most: Math.max(there.most, back.most) / diagonal };
}

function distances(from, to) {
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(to.slice(), 3));
  const tree = new MeshBVH(geometry);
  const random = randomFrom(1);
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const areas = new Float64Array(from.length / 9);
  let area = 0;
  for (const i of areas.keys()) {
    for (const [k, corner] of [a, b, c].entries()) corner.fromArray(from, i * 9 + k * 3);
    area += b.sub(a).cross(c.sub(a)).length();
    areas[i] = area;
  }
  let [sum, most] = [0, 0];
  for (let n = 0; n < samples; n++) {
    const at = random() * area;
    let [low, high] = [0, areas.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (areas[middle] < at) low = middle + 1;
      else high = middle;
    }
    for (const [k, corner] of [a, b, c].entries()) corner.fromArray(from, low * 9 + k * 3);
    let [u, v] = [random(), random()];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    const point = a
      .multiplyScalar(1 - u - v)
      .addScaledVector(b, u)
      .addScaledVector(c, v);
    const { distance } = tree.closestPointToPoint(point);
    sum += distance * distance;
    most = Math.max(most, distance);
  }
  return { rms: Math.sqrt(sum / samples), most };
}

function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
