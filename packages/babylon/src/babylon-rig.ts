import { Animation } from '@babylonjs/core/Animations/animation.js';
import { AnimationGroup } from '@babylonjs/core/Animations/animationGroup.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { RigClip, RigNode, RigTrack } from '@meshwright/runtime';

/** The metadata of the place of another model. */
export const mounted = { role: 'meshwright:mounted' };
const properties = { translation: 'position', rotation: 'rotationQuaternion', scale: 'scaling' } as const;
const framesPerSecond = 60;

/**
 * Returns the nodes of a file, parents before children. The engine's mirroring root is excluded, so their transforms
 * are those of the file.
 */
export function rigNodes(root: Node, joints: ReadonlySet<Node>): RigNode[] {
  const nodes = nodesBelow(root);
  return nodes.map((node) => {
    const { name, parent, position, rotation, rotationQuaternion, scaling } = node;
    const turn = rotationQuaternion ?? Quaternion.FromEulerVector(rotation);
    return {
      name,
      parent: parent === root ? undefined : nodes.indexOf(parent as TransformNode),
      joint: joints.has(node),
      translation: position.asArray(),
      rotation: [turn.x, turn.y, turn.z, turn.w],
      scale: scaling.asArray(),
    };
  });
}

export function rigTracks(root: Node, { targetedAnimations }: AnimationGroup): RigTrack[] {
  const nodes = nodesBelow(root);
  return targetedAnimations.flatMap(({ animation, target }): RigTrack[] => {
    const node = nodes.indexOf(target);
    const path = pathOf(animation.targetProperty);
    if (node < 0 || !path) return [];
    const rate = animation.framePerSecond;
    return [
      {
        node,
        path,
        seconds: animation.getKeys().map(({ frame }) => frame / rate),
        at: (seconds) => (animation.evaluate(seconds * rate) as Vector3 | Quaternion).asArray(),
      },
    ];
  });
}

export function groupFor(root: Node, { name, tracks }: RigClip, scene: Scene): AnimationGroup {
  const nodes = nodesBelow(root);
  const group = new AnimationGroup(name, scene);
  for (const { node, path, seconds, values } of tracks) {
    const [size, value, kind] =
      path === 'rotation'
        ? ([4, Quaternion, Animation.ANIMATIONTYPE_QUATERNION] as const)
        : ([3, Vector3, Animation.ANIMATIONTYPE_VECTOR3] as const);
    const animation = new Animation(name, properties[path], framesPerSecond, kind);
    animation.setKeys(
      Array.from(seconds, (second, key) => ({
        frame: second * framesPerSecond,
        value: value.FromArray(values, key * size),
      })),
    );
    group.addTargetedAnimation(animation, nodes[node]!);
  }
  return group;
}

function pathOf(property: string): RigTrack['path'] | undefined {
  return (['translation', 'rotation', 'scale'] as const).find((path) => properties[path] === property);
}

/** Returns the nodes of a copy in the order of its rig; those of a model in its hand are none of it. */
export function nodesBelow(root: Node): TransformNode[] {
  const isOwn = (node: Node | null): boolean =>
    node === root || node === null || (node.metadata !== mounted && isOwn(node.parent));
  return root.getDescendants(
    false,
    (node) => node instanceof TransformNode && isOwn(node),
  ) as TransformNode[];
}
