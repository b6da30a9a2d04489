import { AssetError, type EngineScatter } from '@meshwright/runtime';
import {
  type AppBase,
  BoundingBox,
  BUFFER_DYNAMIC,
  Entity,
  Mat4,
  MeshInstance,
  type RenderComponent,
  type StandardMaterial,
  VertexBuffer,
} from 'playcanvas';
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
  if (renders.some(({ meshInstances }) => meshInstances.some(({ mesh }) => mesh?.skin))) {
    throw new AssetError(
      'engine_setup',
      'A shader of PlayCanvas applies either a skin or hardware instancing, so it cannot draw a crowd; clone the character.',
    );
  }
  const parts = renders.flatMap((render) =>
    render.meshInstances.map((source) => scatterPart(app, space, render, source, fromWorld)),
  );
  // Its meshes lend their geometry and are not drawn.
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
    camera() {
      const toSpace = space.getWorldTransform().clone().invert();
      const { x, y, z } = toSpace.transformPoint(host.camera.getPosition());
      return [x, y, z];
    },
    owns: (node) => parts.some(({ entity }) => entity === node),
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}

interface ScatterPart extends Pick<EngineScatter<Entity>, 'change' | 'show'> {
  /** What is drawn. */
  readonly entity: Entity;
  dispose(): void;
}

function scatterPart(
  app: AppBase,
  space: Entity,
  { castShadows, receiveShadows, layers }: RenderComponent,
  source: MeshInstance,
  fromWorld: Mat4,
): ScatterPart {
  const { node } = source;
  const mesh = source.mesh!;
  const material = source.material as StandardMaterial;
  const local = fromWorld.clone().mul(node.getWorldTransform());
  const entity = new Entity(node.name, app);
  const copies = new MeshInstance(mesh, material, entity);
  copies.visible = false;
  entity.addComponent('render', { meshInstances: [copies], castShadows, receiveShadows, layers });
  space.addChild(entity);
  let coloured: StandardMaterial | undefined;
  let buffer: VertexBuffer | undefined;
  return {
    entity,
    show(matrices, colours) {
      const count = matrices.length / 16;
      copies.visible = count > 0;
      if (count === 0) return;
      // Copies that get colours later need another layout of the buffer.
      if (colours && !coloured) buffer = void buffer?.destroy();
      if (colours && !coloured) {
        coloured = colouredCopies(app.graphicsDevice, material);
        copies.material = coloured;
      }
      if (!buffer || buffer.getNumVertices() < count) {
        buffer?.destroy();
        const format = instanceFormat(app.graphicsDevice, colours !== undefined);
        buffer = new VertexBuffer(app.graphicsDevice, format, count, { usage: BUFFER_DYNAMIC });
        copies.setInstancing(buffer, true);
      }
      const all = Array.from({ length: count }, (_, slot) => slot);
      copies.setCustomAabb(fill(buffer, all, matrices, colours, local, mesh.aabb));
      copies.instancingCount = count;
    },
    change(slots, matrices, colours) {
      const around = fill(buffer!, slots, matrices, colours, local, mesh.aabb);
      // Grows, and is exact again with the next copies.
      around.add(copies.aabb);
      copies.setCustomAabb(around);
    },
    dispose() {
      entity.destroy();
      buffer?.destroy();
      coloured?.destroy();
    },
  };
}

/** Writes matrices and colours of some copies, and returns the box around those. */
function fill(
  buffer: VertexBuffer,
  slots: readonly number[],
  matrices: Float32Array,
  colours: Float32Array | undefined,
  local: Mat4,
  box: BoundingBox,
): BoundingBox {
  const values = new Float32Array(buffer.lock() as ArrayBuffer);
  const stride = buffer.getFormat().size / 4;
  const around = new BoundingBox();
  const one = new BoundingBox();
  const place = new Mat4();
  for (const [index, slot] of slots.entries()) {
    place.set(matrices.subarray(index * 16, index * 16 + 16) as never).mul(local);
    values.set(place.data, slot * stride);
    if (colours) values.set(colours.subarray(index * 3, index * 3 + 3), slot * stride + 16);
    one.setFromTransformedAabb(box, place);
    if (index === 0) around.copy(one);
    else around.add(one);
  }
  buffer.unlock();
  return around;
}
