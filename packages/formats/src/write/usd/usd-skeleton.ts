import {
  type Animation,
  MathUtils,
  type mat4,
  type Node,
  type Skin,
  type vec3,
  type vec4,
} from '@gltf-transform/core';
import { invertMatrix, multiplyMatrices } from '../../mesh/matrix.ts';
import { type ClipPose, clipPose } from '../../scene/clip-pose.ts';
import type { SkinBinding } from '../../scene/skin-binding.ts';
import { UniqueNames } from '../unique-names.ts';
import { type UsdaText, usdMatrix, usdName, usdQuaternion, usdTuple } from './usda-text.ts';

/** A skin and the path of its skeleton in the stage. */
export interface UsdSkeleton {
  readonly name: string;
  readonly path: string;
  readonly skin: Skin;
  readonly binding: SkinBinding;
}

/**
 * Writes a skeleton with the clips that move it. A stage plays one: the first clip is bound where it moves the skeleton, the others are
 * available to programs that offer a choice.
 */
export function writeSkeleton(
  text: UsdaText,
  { name, path, skin, binding }: UsdSkeleton,
  animations: readonly Animation[],
  fps: number,
): void {
  const joints = skin.listJoints();
  const above = jointsAbove(joints);
  const tokens = jointTokens(joints);
  const list = `[${tokens.map((token) => `"${token}"`).join(', ')}]`;
  const rests = joints.map((joint) => localTo(joint, above.get(joint), (node) => node.getWorldMatrix()));
  const names = new UniqueNames();
  const clips = animations
    .map((animation, index) => ({
      name: names.take(usdName(animation.getName() || 'clip')),
      pose: clipPose(animation),
      isFirst: index === 0,
    }))
    .filter(({ pose }) => joints.some((joint) => movesAlong(pose, joint)));
  text.prim(`def Skeleton "${name}"`, ['prepend apiSchemas = ["SkelBindingAPI"]'], () => {
    text.line(`uniform token[] joints = ${list}`);
    text.line(`uniform matrix4d[] bindTransforms = [${binding.binds.map(usdMatrix).join(', ')}]`);
    text.line(`uniform matrix4d[] restTransforms = [${rests.map(usdMatrix).join(', ')}]`);
    if (clips[0]?.isFirst) text.line(`rel skel:animationSource = <${path}/${clips[0].name}>`);
    for (const clip of clips) writeClip(text, clip, { joints, above, list, fps });
  });
}

/** Whether a clip moves a node, or one above it. */
function movesAlong(pose: ClipPose, node: Node): boolean {
  for (let at: Node | null = node; at; at = at.getParentNode()) if (pose.moves(at)) return true;
  return false;
}

/** Returns the seconds of a clip's frames, both ends included; below a thousandth of a frame none is added. */
export function clipFrames({ start, end }: ClipPose, fps: number): number[] {
  const count = Math.max(0, Math.ceil((end - start) * fps - 1e-3));
  return Array.from({ length: count + 1 }, (_, i) => Math.min(end, start + i / fps));
}

interface ClipJoints {
  readonly joints: readonly Node[];
  readonly above: ReadonlyMap<Node, Node>;
  /** The joint list in USD syntax. */
  readonly list: string;
  readonly fps: number;
}

function writeClip(
  text: UsdaText,
  { name, pose }: { name: string; pose: ClipPose },
  { joints, above, list, fps }: ClipJoints,
): void {
  const frames = clipFrames(pose, fps).map((seconds) => {
    const worldOf = pose.worldsAt(seconds);
    const parts = joints.map((joint) => decompose(localTo(joint, above.get(joint), worldOf)));
    return { time: seconds * fps, parts };
  });
  type Part = ReturnType<typeof decompose>;
  const samples = (print: (part: Part) => string): (readonly [number, string])[] =>
    frames.map(({ time, parts }) => [time, `[${parts.map(print).join(', ')}]`]);
  text.prim(`def SkelAnimation "${name}"`, [], () => {
    text.line(`uniform token[] joints = ${list}`);
    text.samples(
      'float3[] translations',
      samples(({ translation }) => usdTuple(translation)),
    );
    text.samples(
      'quatf[] rotations',
      samples(({ rotation }) => usdQuaternion(rotation)),
    );
    text.samples(
      'half3[] scales',
      samples(({ scale }) => usdTuple(scale)),
    );
  });
}

/** Returns each joint's path from the root joint; nodes between two joints are merged into the lower one. */
function jointTokens(joints: readonly Node[]): string[] {
  const names = new UniqueNames();
  const own = new Map(
    joints.map((joint, i) => [joint, names.take(usdName(joint.getName() || `joint_${i}`))]),
  );
  return joints.map((joint) => {
    const path: string[] = [];
    for (let node: Node | null = joint; node; node = node.getParentNode()) {
      const name = own.get(node);
      if (name !== undefined) path.unshift(name);
    }
    return path.join('/');
  });
}

/** Returns the parent joint of each joint, with or without other nodes between them. */
function jointsAbove(joints: readonly Node[]): Map<Node, Node> {
  const own = new Set(joints);
  const above = new Map<Node, Node>();
  for (const joint of joints) {
    let node = joint.getParentNode();
    while (node && !own.has(node)) node = node.getParentNode();
    if (node) above.set(joint, node);
  }
  return above;
}

function localTo(joint: Node, above: Node | undefined, worldOf: (node: Node) => mat4): mat4 {
  const inverse = above && invertMatrix(worldOf(above));
  return inverse ? multiplyMatrices(inverse, worldOf(joint)) : worldOf(joint);
}

function decompose(matrix: mat4): { translation: vec3; rotation: vec4; scale: vec3 } {
  const [translation, rotation, scale]: [vec3, vec4, vec3] = [
    [0, 0, 0],
    [0, 0, 0, 1],
    [1, 1, 1],
  ];
  MathUtils.decompose(matrix, translation, rotation, scale);
  return { translation, rotation, scale };
}
