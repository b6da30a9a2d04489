import { propGlb } from '@meshwright/testing/engines/prop-glb';
import { type Object3D, PerspectiveCamera, Scene, type WebGLRenderer } from 'three';
import { expect, it } from 'vitest';
import { threePort } from './three-port.ts';

/** As much of a renderer as the port reads before anything is drawn. */
function portWith(session: { requestAnimationFrame(callback: () => void): number } | null) {
  const renderer = { xr: { getSession: () => session }, properties: { get: () => ({}) } };
  return threePort({
    renderer: renderer as unknown as WebGLRenderer,
    scene: new Scene(),
    camera: new PerspectiveCamera(),
  });
}

it('takes its frames from the session of a headset, in which the page has none', async () => {
  let frames = 0;
  const session = {
    requestAnimationFrame(callback: () => void) {
      frames++;
      callback();
      return frames;
    },
    addEventListener() {},
  };
  await portWith(session).nextFrame();
  expect(frames).toBe(1);
});

it('a clone has the nodes of the file and its scene and no more, and shares geometry and materials', async () => {
  const port = portWith(null);
  const model = await port.parse(Uint8Array.from(propGlb('sword')), { extensionsUsed: [] } as never);
  const [one, copy] = [model.instance(), model.instance(true)].map(({ root }) => nodesIn(root));
  expect(copy!.length).toBe(1 + model.rig().length);
  for (const part of ['geometry', 'material'])
    expect(copy!.map((node) => Reflect.get(node, part))).toEqual(one!.map((node) => Reflect.get(node, part)));
});

function nodesIn(root: Object3D): Object3D[] {
  const nodes: Object3D[] = [];
  root.traverse((node) => void nodes.push(node));
  return nodes;
}
