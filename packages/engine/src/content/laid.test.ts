import { BufferAttribute, BufferGeometry, Triangle, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { expect, it } from 'vitest';
import { joinMeshes } from '../rig/skin/join-meshes.ts';
import { grow } from '../text-to-3d/grow.ts';
import { subjects } from './subjects.ts';

/** Farthest that a stripe, a patch or a hole stands off the surface that it is on, in longest sides of the model. */
const most = 0.025;

it.each([
  ['tiger', ['mark'], ['coat', 'belly']],
  ['cow', ['mark'], ['coat', 'belly']],
  ['hot_air_balloon', ['second'], ['skin']],
  ['glider', ['second'], ['canopy']],
  ['soda_can', ['wave'], ['can']],
  ['hockey_mask', ['mark'], ['mask', 'hole']],
  ['planet', ['band', 'light'], ['planet']],
  ['orca', ['belly'], ['skin']],
  ['candy_cane', ['stripe'], ['candy']],
  ['cat', ['mark'], ['coat', 'belly']],
  ['soccer_ball', ['black'], ['white']],
  ['american_football', ['lace'], ['ball']],
  ['ramp', ['trim'], ['main']],
  ['jack_o_lantern', ['dark', 'face'], ['skin']],
  ['wheel_of_cheese', ['hole'], ['cheese']],
])('%s: %j lie on %j', (name, laid, host) => {
  const subject = subjects.find((each) => each.name === name)!;
  const { parts, size } = grow(subject, { seed: 1, height: 1 });
  const meshOf = (slots: readonly string[]) =>
    joinMeshes(
      parts.flatMap(({ pivot, surfaces }) =>
        surfaces
          .filter(({ slot }) => slots.includes(slot))
          .map(({ shape }) => {
            const placed = shape.move(pivot[0], pivot[1], pivot[2]);
            return {
              positions: Float32Array.from(placed.positions),
              indices: Uint32Array.from(placed.indices),
            };
          }),
      ),
    );
  const surface = meshOf(host);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(surface.positions, 3));
  geometry.setIndex(new BufferAttribute(surface.indices, 1));
  const tree = new MeshBVH(geometry, { indirect: true });
  const { positions } = meshOf(laid);
  expect(positions.length).toBeGreaterThan(0);
  let farthest = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const point = new Vector3().fromArray(positions, i);
    const { point: below, faceIndex, distance } = tree.closestPointToPoint(point)!;
    const corners = [0, 1, 2].map((k) =>
      new Vector3().fromArray(surface.positions, 3 * surface.indices[3 * faceIndex + k]!),
    );
    const normal = new Triangle(...(corners as [Vector3, Vector3, Vector3])).getNormal(new Vector3());
    // What is in the body is hidden.
    if (normal.dot(point.sub(below)) > 0) farthest = Math.max(farthest, distance);
  }
  expect(farthest / Math.max(...size)).toBeLessThan(most);
});
