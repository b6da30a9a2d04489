import type { EngineScatter } from '@meshwright/runtime';
import { placeInCopy } from '@meshwright/runtime/internal';
import {
  type AppBase,
  BoundingBox,
  BUFFER_DYNAMIC,
  Entity,
  type Mat4,
  MeshInstance,
  type RenderComponent,
  type StandardMaterial,
  Vec3,
  VertexBuffer,
} from 'playcanvas';
import { freeVertexArray } from '../free-vertex-array.ts';
import type { PlaycanvasHost } from '../playcanvas-host.ts';
import { colouredCopies, instanceFormat } from './instance-colour.ts';

/** Draws each mesh of a model as hardware instances, which share its geometry and material. */
export function playcanvasScatter(
  app: AppBase,
  host: PlaycanvasHost,
  space: Entity,
  content: Entity,
): EngineScatter<Entity> {
  const fromWorld = space.getWorldTransform().clone().invert();
  const renders = content.findComponents('render') as RenderComponent[];
  const parts = renders.flatMap((render) =>
    render.meshInstances.map((source) => {
      const local = fromWorld.clone().mul(source.node.getWorldTransform());
      const look = { material: source.material as StandardMaterial, local, box: source.mesh!.aabb };
      return scatterPart(app, space, render, source, look);
    }),
  );
  // Its geometry is shared, and its meshes are not drawn.
  content.remove();
  return {
    show(matrices, colours) {
      for (const part of parts) part.show(matrices, colours);
    },
    change(slots, matrices, colours) {
      for (const part of parts) part.change(slots, matrices, colours);
    },
    // The engine compiles with the first draw, and keeps every program.
    warm: async () => {},
    camera: () => cameraIn(space, host),
    owns: (node) => parts.some(({ entity }) => entity === node),
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}

/** Returns the camera's position in a space. */
export function cameraIn(
  space: Entity,
  { camera }: Pick<PlaycanvasHost, 'camera'>,
): [number, number, number] {
  const { x, y, z } = space.getWorldTransform().clone().invert().transformPoint(camera.getPosition());
  return [x, y, z];
}

/** Copies of one mesh. */
interface ScatterPart extends Pick<EngineScatter<Entity>, 'change' | 'show'> {
  /** What is drawn. */
  readonly entity: Entity;
  /** Returns what a copy of a crowd plays. */
  motionOf(slot: number): [first: number, intervals: number, rounds: number, phase: number];
  dispose(): void;
}

/** How the copies of one mesh are drawn. */
interface PartLook {
  readonly material: StandardMaterial;
  /** Place of the mesh in a copy. */
  readonly local: Mat4;
  /** Around everything that a copy may draw, before its place. */
  readonly box: BoundingBox;
}

/** Draws copies of a mesh in a space. */
export function scatterPart(
  app: AppBase,
  space: Entity,
  { castShadows, receiveShadows, layers }: RenderComponent,
  source: MeshInstance,
  { material, local, box }: PartLook,
): ScatterPart {
  const mesh = source.mesh!;
  const entity = new Entity(source.node.name, app);
  const copies = new MeshInstance(mesh, material, entity);
  copies.visible = false;
  entity.addComponent('render', { meshInstances: [copies], castShadows, receiveShadows, layers });
  space.addChild(entity);
  let coloured: StandardMaterial | undefined;
  let buffer: VertexBuffer | undefined;

  function freeBuffer(): void {
    if (!buffer) return;
    freeVertexArray(app.graphicsDevice, copies, buffer);
    buffer.destroy();
    buffer = undefined;
  }

  return {
    entity,
    motionOf(slot) {
      const values = new Float32Array(buffer!.lock() as ArrayBuffer);
      const at = (slot * buffer!.getFormat().size) / 4;
      return [values[at + 3]!, values[at + 7]!, values[at + 11]!, values[at + 15]!];
    },
    show(matrices, colours, motions) {
      const count = matrices.length / 16;
      copies.visible = count > 0;
      if (count === 0) return;
      // Copies that get colours later need another layout of the buffer.
      if (colours && !coloured) freeBuffer();
      if (colours && !coloured) {
        coloured = colouredCopies(app.graphicsDevice, material);
        copies.material = coloured;
      }
      if (!buffer || buffer.getNumVertices() < count) {
        freeBuffer();
        const format = instanceFormat(app.graphicsDevice, colours !== undefined);
        buffer = new VertexBuffer(app.graphicsDevice, format, count, { usage: BUFFER_DYNAMIC });
        copies.setInstancing(buffer, true);
        const values = new Float32Array(buffer.lock() as ArrayBuffer);
        for (let end = 15; end < values.length; end += buffer.getFormat().size / 4) values[end] = 1;
      }
      const all = Array.from({ length: count }, (_, slot) => slot);
      copies.setCustomAabb(fill(buffer, all, { matrices, colours, motions }, local, box));
      copies.instancingCount = count;
    },
    change(slots, matrices, colours, motions) {
      const around = fill(buffer!, slots, { matrices, colours, motions }, local, box);
      // Grows, and is exact again when all copies move.
      if (slots.length < copies.instancingCount) around.add(copies.aabb);
      copies.setCustomAabb(around);
    },
    dispose() {
      freeBuffer();
      entity.destroy();
      coloured?.destroy();
    },
  };
}

/** Numbers of copies, as the runtime hands them over. */
interface Copies {
  readonly matrices: Float32Array;
  readonly colours: Float32Array | undefined;
  readonly motions: Float32Array | undefined;
}

/** Writes some copies, and returns the box around those. */
function fill(
  buffer: VertexBuffer,
  slots: readonly number[],
  { matrices, colours, motions }: Copies,
  local: Mat4,
  box: BoundingBox,
): BoundingBox {
  const values = new Float32Array(buffer.lock() as ArrayBuffer);
  const stride = buffer.getFormat().size / 4;
  const { x, y, z } = box.center;
  const { x: wide, y: tall, z: deep } = box.halfExtents;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < slots.length; at++) {
    const first = slots[at]! * stride;
    placeInCopy(local.data, matrices, at * 16, values, first);
    // The last row of every place is the same.
    if (motions)
      for (let column = 0; column < 4; column++) values[first + column * 4 + 3] = motions[at * 4 + column]!;
    if (colours) for (let part = 0; part < 3; part++) values[first + 16 + part] = colours[at * 3 + part]!;
    for (let axis = 0; axis < 3; axis++) {
      const a = values[first + axis]!;
      const b = values[first + 4 + axis]!;
      const c = values[first + 8 + axis]!;
      const middle = a * x + b * y + c * z + values[first + 12 + axis]!;
      const reach = Math.abs(a) * wide + Math.abs(b) * tall + Math.abs(c) * deep;
      if (middle - reach < low[axis]!) low[axis] = middle - reach;
      if (middle + reach > high[axis]!) high[axis] = middle + reach;
    }
  }
  buffer.unlock();
  const around = new BoundingBox();
  around.setMinMax(new Vec3(low), new Vec3(high));
  return around;
}
