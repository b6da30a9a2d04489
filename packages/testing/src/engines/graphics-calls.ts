/** What a call asks of the graphics card: to compile a shader, to upload a picture, or to draw. */
type GraphicsCall = 'shader' | 'picture' | 'draw';

/** Functions of WebGL and WebGPU by interface; WebGPU has no draw outside a pass. */
const watched: Readonly<Record<string, Readonly<Record<string, GraphicsCall>>>> = {
  WebGL2RenderingContext: {
    linkProgram: 'shader',
    texImage2D: 'picture',
    texSubImage2D: 'picture',
    drawArrays: 'draw',
    drawElements: 'draw',
    drawArraysInstanced: 'draw',
    drawElementsInstanced: 'draw',
  },
  GPUDevice: { createRenderPipeline: 'shader', createRenderPipelineAsync: 'shader' },
  GPUQueue: { copyExternalImageToTexture: 'picture' },
  GPURenderPassEncoder: { draw: 'draw', drawIndexed: 'draw' },
  GPURenderBundleEncoder: { draw: 'draw', drawIndexed: 'draw' },
};

/** Reports the calls of one kind until the returned function is called. */
export function watchCalls(kind: GraphicsCall, onCall: () => void): () => void {
  const restore: (() => void)[] = [];
  for (const [name, functions] of Object.entries(watched)) {
    for (const [method, does] of Object.entries(functions)) {
      if (does !== kind) continue;
      restore.push(
        replaceMethod(
          name,
          method,
          (original) =>
            function (...args) {
              if (kind !== 'picture' || hasPicture(args)) onCall();
              return original.apply(this, args);
            },
        ),
      );
    }
  }
  return () => {
    for (const each of restore) each();
  };
}

type Method = (this: object, ...args: unknown[]) => unknown;

/** Replaces a method of an interface, and returns a function that restores it; a missing interface is skipped. */
export function replaceMethod(name: string, method: string, make: (original: Method) => Method): () => void {
  const context = (
    globalThis as unknown as Record<string, { prototype: Record<string, Method> } | undefined>
  )[name];
  const original = context?.prototype[method];
  if (!context || !original) return () => {};
  context.prototype[method] = make(original);
  return () => {
    context.prototype[method] = original;
  };
}

/** Bytes are no picture: an engine uploads tables of its own as such. */
function hasPicture([first, ...rest]: unknown[]): boolean {
  return [(first as { source?: unknown } | null)?.source, ...rest].some(
    (each) => each instanceof ImageBitmap || each instanceof HTMLImageElement,
  );
}
