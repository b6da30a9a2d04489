import { replaceMethod } from './graphics-calls.ts';

/** Functions that make an object on the graphics card and free it; in WebGPU what has no `destroy` is garbage collected. */
const pairs = [
  ...['Buffer', 'Texture', 'Program', 'Shader', 'VertexArray', 'Framebuffer', 'Renderbuffer', 'Sampler'].map(
    (kind) =>
      [kind, 'WebGL2RenderingContext', `create${kind}`, 'WebGL2RenderingContext', `delete${kind}`] as const,
  ),
  ['Buffer', 'GPUDevice', 'createBuffer', 'GPUBuffer', 'destroy'],
  ['Texture', 'GPUDevice', 'createTexture', 'GPUTexture', 'destroy'],
] as const;

/** Counts of the objects that were made since and are not freed. */
export interface GraphicsObjects {
  live(): Readonly<Record<string, number>>;
  stop(): void;
}

/** Watches both interfaces; a page uses one of them. */
export function graphicsObjects(): GraphicsObjects {
  const counts: Record<string, number> = {};
  const alive = new WeakSet<object>();
  const restore = pairs.flatMap(([kind, maker, make, owner, free]) => {
    counts[`GPU ${kind}`] = 0;
    const count = (object: unknown, change: 1 | -1) => {
      if (typeof object !== 'object' || object === null || alive.has(object) === change > 0) return;
      if (change > 0) alive.add(object);
      else alive.delete(object);
      counts[`GPU ${kind}`]! += change;
    };
    return [
      replaceMethod(
        maker,
        make,
        (original) =>
          function (...args) {
            const object = original.apply(this, args);
            count(object, 1);
            return object;
          },
      ),
      replaceMethod(
        owner,
        free,
        (original) =>
          function (...args) {
            count(free === 'destroy' ? this : args[0], -1);
            return original.apply(this, args);
          },
      ),
    ];
  });
  return {
    live: () => ({ ...counts }),
    stop() {
      for (const each of restore) each();
    },
  };
}
