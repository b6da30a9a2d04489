import { Box3, type InstancedMesh, type MeshStandardMaterial, type Object3D, type Scene } from 'three';

interface ShownMesh {
  /** Number of instances; 0 for a mesh that is none. */
  readonly copies: number;
  readonly casts: boolean;
  readonly colour: readonly number[];
  /** Whether it hangs on a bone. */
  readonly isHeld: boolean;
}

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
    /** Returns the meshes with what the guides show of them. */
    meshes() {
      const seen: ShownMesh[] = [];
      for (const scene of scenes)
        scene.traverse((node) => {
          if (!('isMesh' in node)) return;
          const mesh = node as InstancedMesh & { readonly isSkinnedMesh?: boolean };
          const { r, g, b } = (mesh.material as MeshStandardMaterial).color;
          seen.push({
            copies: mesh.isInstancedMesh ? mesh.count : 0,
            casts: mesh.castShadow,
            colour: [r, g, b],
            isHeld: !mesh.isSkinnedMesh && isBelowBone(mesh),
          });
        });
      return seen;
    },
  };
}

function isBelowBone({ parent }: Object3D): boolean {
  return parent !== null && ('isBone' in parent || isBelowBone(parent));
}
