import type { EngineCrowd } from '@meshwright/runtime';
import {
  type AppBase,
  BoundingBox,
  type Entity,
  Mat4,
  type MeshInstance,
  type RenderComponent,
  type StandardMaterial,
} from 'playcanvas';
import type { PlaycanvasHost } from '../playcanvas-host.ts';
import { posedCopies } from './pick-instance.ts';
import { cameraIn, scatterPart } from './playcanvas-scatter.ts';
import { playingCopies } from './playing-copies.ts';
import { type Poses, posesOf } from './poses.ts';

/**
 * Draws each mesh of a character as hardware instances that read their poses from a texture. A mesh without a skin, as a
 * sword in a hand, moves with its bone.
 */
export function playcanvasCrowd(
  app: AppBase,
  host: PlaycanvasHost,
  space: Entity,
  content: Entity,
  count: number,
): EngineCrowd<Entity> {
  const toSpace = () => space.getWorldTransform().clone().invert();
  const kept: Poses[] = [];
  /** Returns the poses of a mesh, which it shares with others of equal skins. */
  const posesFor = ({ skinInstance, mesh, node }: MeshInstance): Poses => {
    const bones = skinInstance ? skinInstance.bones : [node];
    const inverses = skinInstance ? mesh!.skin!.inverseBindPose : [new Mat4()];
    const known = kept.find((each) => each.isOf(bones, inverses));
    if (known) return known;
    const made = posesOf(app.graphicsDevice, bones, inverses, count);
    made.capture(0, toSpace());
    kept.push(made);
    return made;
  };
  let time = 0;
  const renders = content.findComponents('render') as RenderComponent[];
  const parts = renders.flatMap((render) =>
    render.meshInstances.map((source) => {
      const mesh = source.mesh!;
      const poses = posesFor(source);
      const material = playingCopies(source.material as StandardMaterial, !source.skinInstance);
      material.setParameter('crowdPoses', poses.texture);
      const box = reachOf(poses.positions(mesh, 0));
      const part = scatterPart(app, space, render, source, { material, local: new Mat4(), box });
      const [copies] = part.entity.render!.meshInstances;
      copies!.setParameter('crowdSeconds', 0);
      posedCopies.set(copies!, {
        box,
        positions(instance) {
          const [first, intervals, rounds, phase] = part.motionOf(instance);
          const turns = time * rounds + phase;
          return poses.positions(mesh, first + (turns - Math.floor(turns)) * intervals);
        },
      });
      return { ...part, copies: copies!, material };
    }),
  );
  return {
    capture(pose) {
      const back = toSpace();
      for (const each of kept) each.capture(pose, back);
    },
    captured() {
      for (const each of kept) each.upload();
      content.remove();
    },
    advance(next) {
      time = next;
      for (const { copies } of parts) copies.setParameter('crowdSeconds', time);
    },
    show(...shown) {
      for (const part of parts) part.show(...shown);
    },
    change(...changed) {
      for (const part of parts) part.change(...changed);
    },
    // The engine compiles with the first draw, and keeps every program.
    warm: async () => {},
    camera: () => cameraIn(space, host),
    owns: (node) => parts.some(({ entity }) => entity === node),
    dispose() {
      for (const { dispose, material } of parts) {
        dispose();
        material.destroy();
      }
      for (const each of kept) each.dispose();
    },
  };
}

/** Returns a box around every pose that stays within twice the extent of the first one. */
function reachOf(positions: readonly number[]): BoundingBox {
  const box = new BoundingBox();
  box.compute(positions as number[]);
  box.halfExtents.mulScalar(2);
  return box;
}
