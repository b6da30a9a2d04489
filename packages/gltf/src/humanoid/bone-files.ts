import { GltfError } from '../gltf-error.ts';
import type { Model } from '../read/model.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { jointTree } from '../rig/joint-tree.ts';
import { humanoidBones } from '../rig/target-bone-names.ts';
import { socketsOf } from '../sockets/model-sockets.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { shortFloat } from '../write/float-text.ts';
import { type HumanBones, humanBonesOf } from './humanoid-bones.ts';
import { openModel } from './humanoid-model.ts';
import { poseEdit } from './pose-edit.ts';
import { tPoseOf } from './t-pose.ts';

/** The engine that reads a bone file. */
export type BoneFileEngine = 'unity' | 'godot' | 'unreal';

export interface BoneFile {
  /** What follows the name of the model in the name of the file. */
  suffix: '.humanoid.json' | '.bonemap.tres' | '.chains.csv';
  text: string;
}

/**
 * Returns the bones of a humanoid as the file that an engine reads beside the model: a `HumanDescription` for Unity's
 * avatars as JSON, a `BoneMap` resource for Godot's importer, or a table of IK-rig chains for Unreal as CSV.
 * @throws GltfError `not_humanoid`
 * @example
 * import { boneFile } from '@meshwright/gltf/rig';
 *
 * const { suffix, text } = await boneFile(source, 'godot');
 */
export async function boneFile(
  input: ModelInput,
  engine: BoneFileEngine,
  options: { limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<BoneFile> {
  const source = await sourceOf(input);
  try {
    const { reader } = await openModel(source, options);
    const bones = humanBonesOf(reader.model);
    requireNames(reader.model, bones);
    return WRITERS[engine](reader.model, bones);
  } finally {
    await source.close?.();
  }
}

const WRITERS: Readonly<Record<BoneFileEngine, (model: Model, bones: HumanBones) => BoneFile>> = {
  unity: (model, bones) => ({ suffix: '.humanoid.json', text: unityText(model, bones) }),
  godot: (model, bones) => ({ suffix: '.bonemap.tres', text: godotText(model, bones) }),
  unreal: (model, bones) => ({ suffix: '.chains.csv', text: unrealText(model, bones) }),
};

/** Engines find joints by name, so the name of a bone must mean one node. */
function requireNames(model: Model, bones: HumanBones): void {
  const counts = new Map<string, number>();
  for (const { name } of model.nodes) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const node of bones.values()) {
    const { name } = model.nodes[node]!;
    if (name !== '' && counts.get(name) === 1) continue;
    const why = name === '' ? `joint ${node} has no name` : `${counts.get(name)} nodes are named "${name}"`;
    throw new GltfError(
      'not_humanoid',
      `humanoid: ${why}, but engines find joints by name; rename them in an editor`,
      { pointer: `/nodes/${node}` },
    );
  }
}

/** Unity's axes are those of glTF with x reversed, as its glTF importers convert them. */
function unityText(model: Model, bones: HumanBones): string {
  const { pose, reposed, turnDegrees } = tPoseOf(model, bones);
  const joints = jointTree(model).joints.map(({ node }) => node);
  const rest = poseEdit(model, joints);
  const skeleton = joints.map((node) => {
    const { translation, rotation, scale } = (pose.changed.has(node) ? pose : rest).local(node);
    const [x, y, z] = translation;
    const [rx, ry, rz, rw] = rotation;
    return {
      name: model.nodes[node]!.name,
      position: [-x, y, z].map(clean),
      rotation: [rx, -ry, -rz, rw].map(clean),
      scale: [scale, scale, scale].map(clean),
    };
  });
  const human = humanoidBones.flatMap(({ vrm, unity }) => {
    const node = bones.get(vrm);
    return node === undefined ? [] : [{ humanName: unity, boneName: model.nodes[node]!.name }];
  });
  const sockets = socketsOf(model)
    .filter(({ by }) => by === 'rig')
    .map(({ name, nodeName, position: [x, y, z], rotation: [rx, ry, rz, rw] }) => ({
      name,
      boneName: nodeName,
      position: [-x, y, z].map(clean),
      rotation: [rx, -ry, -rz, rw].map(clean),
    }));
  const limits = { upperArmTwist: 0.5, lowerArmTwist: 0.5, upperLegTwist: 0.5, lowerLegTwist: 0.5 };
  const stretch = { armStretch: 0.05, legStretch: 0.05, feetSpacing: 0, hasTranslationDoF: false };
  const description = { human, skeleton, ...limits, ...stretch, sockets };
  return `${JSON.stringify({ format: 'meshwright-unity-humanoid', version: 1, turnDegrees, reposed, ...description }, null, 2)}\n`;
}

/** Godot's importer replaces two characters of a name that its paths use. */
function godotText(model: Model, bones: HumanBones): string {
  const rows = humanoidBones.flatMap(({ vrm, godot }) => {
    const node = bones.get(vrm);
    if (node === undefined) return [];
    const name = model.nodes[node]!.name.replace(/[:/]/g, '_');
    return [`bone_map/${godot} = &${JSON.stringify(name)}`];
  });
  return [
    '[gd_resource type="BoneMap" load_steps=2 format=3]',
    '',
    '[sub_resource type="SkeletonProfileHumanoid" id="SkeletonProfileHumanoid_1"]',
    '',
    '[resource]',
    'profile = SubResource("SkeletonProfileHumanoid_1")',
    ...rows,
    '',
  ].join('\n');
}

/** Columns are the fields of Unreal's `FBoneChain`; the pelvis row names the retarget root. */
function unrealText(model: Model, bones: HumanBones): string {
  const name = (bone: string) => model.nodes[bones.get(bone)!]!.name;
  const rows = CHAINS.flatMap(([chain, parts, goal]) => {
    const present = parts.filter((bone) => bones.has(bone));
    if (present.length === 0) return [];
    const ends = [name(present[0]!), name(present.at(-1)!)];
    return [[chain, chain, ...ends, goal ?? 'None'].map(csvField).join(',')];
  });
  return ['---,ChainName,StartBone,EndBone,IKGoalName', ...rows, ''].join('\n');
}

/** Retarget chains by the names that Unreal's own rigs use. */
const CHAINS: readonly (readonly [chain: string, bones: readonly string[], goal?: string])[] = [
  ['Pelvis', ['hips']],
  ['Spine', ['spine', 'chest', 'upperChest']],
  ['Neck', ['neck']],
  ['Head', ['head']],
  ...(['left', 'right'] as const).flatMap((side): [string, string[], string?][] => {
    const name = side === 'left' ? 'Left' : 'Right';
    const of = (...parts: string[]) => parts.map((part) => side + part);
    return [
      [`${name}Clavicle`, of('Shoulder')],
      [`${name}Arm`, of('UpperArm', 'LowerArm', 'Hand'), `${name}HandIK`],
      [`${name}Leg`, of('UpperLeg', 'LowerLeg', 'Foot', 'Toes'), `${name}FootIK`],
      [`${name}Thumb`, of('ThumbMetacarpal', 'ThumbProximal', 'ThumbDistal')],
      ...['Index', 'Middle', 'Ring', 'Little'].map((finger): [string, string[]] => [
        `${name}${finger === 'Little' ? 'Pinky' : finger}`,
        of(`${finger}Proximal`, `${finger}Intermediate`, `${finger}Distal`),
      ]),
    ];
  }),
];

function csvField(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Adding 0 turns a negative zero into zero. */
function clean(value: number): number {
  return shortFloat(value) + 0;
}
