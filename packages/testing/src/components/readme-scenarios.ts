import { Box3, type Scene } from 'three';

/** What a test can see of the component of a README. Made before the component, whose scenes it notices. */
export function readmeScenarios() {
  const scenes: Scene[] = [];
  // three.js announces scenes and renderers to tools for developers.
  const tools = new EventTarget();
  tools.addEventListener('observe', (event) => {
    const { detail } = event as CustomEvent<Scene>;
    if (detail.isScene) scenes.push(detail);
  });
  Object.assign(globalThis, { __THREE_DEVTOOLS__: tools });
  return {
    /** Returns whether metals have something to reflect. */
    hasEnvironment: () => scenes.some(({ environment }) => environment !== null),
    /** Returns the place and the height of every model that the game shows. */
    models() {
      const standing: { readonly x: number; readonly height: number }[] = [];
      for (const scene of scenes)
        for (const object of scene.children) {
          const { min, max } = new Box3().setFromObject(object, true);
          if (max.y > min.y) standing.push({ x: object.position.x, height: max.y - min.y });
        }
      return standing;
    },
  };
}
