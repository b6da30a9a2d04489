import { combine, inverse, noRotation, type Rotation, rotate, scaledBy } from '@meshwright/gltf/math';
import {
  type KeyedTrack,
  placedNodes,
  type RigClip,
  type RigNode,
  type Vector,
} from '@meshwright/runtime/white-box';

export interface WalkerOptions {
  /** Names by passport bone; a bone without one is omitted, and its children move to its parent. */
  readonly names?: Readonly<Record<string, string>>;
  /** Length of each bone, as a factor of the default one. */
  readonly shape?: (bone: string) => number;
  /** Angle of the arms below the horizontal at rest, in degrees. */
  readonly armDegrees?: number;
  /** Rotation of each bone's own axes at rest. */
  readonly axes?: (bone: string) => Rotation;
  /** Metres per unit of joint positions. */
  readonly unit?: number;
  readonly facing?: Rotation;
  /** Metres that the hips advance per second. */
  readonly stride?: number;
}

/** A body of a game's size, at rest and in a one-second clip of two steps. */
export interface Walker {
  readonly nodes: readonly RigNode[];
  readonly clip: RigClip;
}

/** Returns a figure of any build that walks with its lower foot on the ground. */
export function walker(options: WalkerOptions = {}): Walker {
  const { names = serviceNames, shape = () => 1, axes = () => noRotation, unit = 0.01, stride = 0 } = options;
  const { facing = noRotation, armDegrees = 0 } = options;
  const bones = Object.keys(figure).filter((bone) => names[bone] !== undefined);
  const parentOf = (bone: string): string | undefined => {
    const { parent } = figure[bone]!;
    return parent === '' || bones.includes(parent) ? parent || undefined : parentOf(parent);
  };
  const angle = (armDegrees * Math.PI) / 180;
  const offset = (bone: string): Vector => {
    const [x, y, z] = figure[bone]!.at;
    const factor = shape(bone.replace(/^(left|right)/, ''));
    const arm = /(LowerArm|Hand)$/.test(bone);
    return [
      x * (arm ? Math.cos(angle) : 1) * factor,
      (arm ? -Math.abs(x) * Math.sin(angle) : y) * factor,
      z * factor,
    ];
  };
  const axesOf = (bone: string | undefined) => (bone === undefined ? noRotation : axes(bone));
  const armature: RigNode = {
    name: 'Armature',
    parent: undefined,
    joint: false,
    translation: [0, 0, 0],
    rotation: facing,
    scale: [unit, unit, unit],
  };
  const joints = bones.map((bone): RigNode => {
    const parent = parentOf(bone);
    const back = inverse(axesOf(parent));
    return {
      name: names[bone]!,
      parent: parent === undefined ? 0 : bones.indexOf(parent) + 1,
      joint: true,
      translation: scaledBy(rotate(back, offset(bone)), [1 / unit, 1 / unit, 1 / unit]),
      rotation: combine(back, axes(bone)),
      scale: [1, 1, 1],
    };
  });
  const nodes = [armature, ...joints];
  const soles = bones.flatMap((bone, index) => (/(Foot|Toes)$/.test(bone) ? [index + 1] : []));
  const rest = placedNodes(nodes);

  const seconds = Float32Array.from({ length: 31 }, (_, key) => key / 30);
  const poses = Array.from(seconds, (second) => {
    const turned = bones.map((bone) => {
      const parent = parentOf(bone);
      // The swing about the axes of the body, expressed in those of the bone.
      const swing = combine(combine(inverse(axes(bone)), swingOf(bone, second)), axes(bone));
      return combine(combine(inverse(axesOf(parent)), axes(bone)), swing);
    });
    const placed = placedNodes(nodes, (node) => ({ ...nodes[node]!, rotation: turned[node - 1] ?? facing }));
    const sunk = Math.min(...soles.map((sole) => placed[sole]!.at[1] - rest[sole]!.at[1]));
    const [x, y, z] = joints[0]!.translation;
    return { turned, hips: [x, y - sunk / unit, z + (stride * second) / unit] };
  });
  const tracks = bones.map((_, bone): KeyedTrack => {
    const values = Float32Array.from(poses.flatMap(({ turned }) => turned[bone]!));
    return { node: bone + 1, path: 'rotation', seconds, values };
  });
  const hips = Float32Array.from(poses.flatMap((pose) => pose.hips));
  tracks.push({ node: 1, path: 'translation', seconds, values: hips });
  return { nodes, clip: { name: 'Armature|walking_man|baselayer', tracks } };
}

/** Names that the service uses. */
export const serviceNames: Readonly<Record<string, string>> = {
  hips: 'Hips',
  spine: 'Spine02',
  chest: 'Spine01',
  upperChest: 'Spine',
  neck: 'neck',
  head: 'Head',
  ...sided((side) => ({
    Shoulder: `${side}Shoulder`,
    UpperArm: `${side}Arm`,
    LowerArm: `${side}ForeArm`,
    Hand: `${side}Hand`,
    UpperLeg: `${side}UpLeg`,
    LowerLeg: `${side}Leg`,
    Foot: `${side}Foot`,
    Toes: `${side}ToeBase`,
  })),
};

/** Names that other tools use, with one bone less. */
export const otherNames: Readonly<Record<string, string>> = {
  hips: 'pelvis',
  spine: 'spine_01',
  chest: 'spine_02',
  neck: 'neck_01',
  head: 'head',
  ...sided((_, [s]) => ({
    Shoulder: `clavicle_${s}`,
    UpperArm: `upperarm_${s}`,
    LowerArm: `lowerarm_${s}`,
    Hand: `hand_${s}`,
    UpperLeg: `thigh_${s}`,
    LowerLeg: `calf_${s}`,
    Foot: `foot_${s}`,
    Toes: `ball_${s}`,
  })),
};

/** Metres from the parent, for a body that faces +z. */
const figure: Readonly<Record<string, { readonly parent: string; readonly at: Vector }>> = {
  hips: { parent: '', at: [0, 0.95, 0] },
  spine: { parent: 'hips', at: [0, 0.1, 0] },
  chest: { parent: 'spine', at: [0, 0.12, 0] },
  upperChest: { parent: 'chest', at: [0, 0.12, 0] },
  neck: { parent: 'upperChest', at: [0, 0.18, 0] },
  head: { parent: 'neck', at: [0, 0.08, 0] },
  ...limbs('left', 1),
  ...limbs('right', -1),
};

function limbs(side: string, x: number): typeof figure {
  const of = (parent: string, [across, up, forth]: Vector) => ({
    parent: /^[a-z]/.test(parent) ? parent : side + parent,
    at: [across * x, up, forth] as const,
  });
  return {
    [`${side}Shoulder`]: of('upperChest', [0.06, 0.12, 0]),
    [`${side}UpperArm`]: of('Shoulder', [0.12, 0, 0]),
    [`${side}LowerArm`]: of('UpperArm', [0.26, 0, 0]),
    [`${side}Hand`]: of('LowerArm', [0.24, 0, 0]),
    [`${side}UpperLeg`]: of('hips', [0.09, -0.06, 0]),
    [`${side}LowerLeg`]: of('UpperLeg', [0, -0.42, 0]),
    [`${side}Foot`]: of('LowerLeg', [0, -0.4, -0.02]),
    [`${side}Toes`]: of('Foot', [0, -0.06, 0.12]),
  };
}

/** Returns a bone's rotation away from its parent at a time in the cycle of one second, about x, y and z. */
function swingOf(bone: string, second: number): Rotation {
  const side = bone.startsWith('left') ? 0 : Math.PI;
  const wave = Math.sin(2 * Math.PI * second + side);
  const late = Math.max(0, Math.sin(2 * Math.PI * second + side + 1));
  const part = bone.replace(/^(left|right)/, '');
  const turns: Readonly<Record<string, Rotation>> = {
    UpperLeg: about('x', -0.5 * wave),
    LowerLeg: about('x', 0.9 * late),
    Foot: about('x', 0.25 * wave - 0.3 * late),
    UpperArm: combine(about('x', 0.4 * wave), about('z', bone.startsWith('left') ? -1.1 : 1.1)),
    LowerArm: about('y', (bone.startsWith('left') ? -0.5 : 0.5) * (1 + 0.3 * wave)),
    spine: about('y', 0.1 * Math.sin(2 * Math.PI * second)),
    head: about('x', 0.05 * Math.sin(4 * Math.PI * second)),
  };
  return turns[part] ?? noRotation;
}

export function about(axis: 'x' | 'y' | 'z', angle: number): Rotation {
  const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)];
  return [axis === 'x' ? sin : 0, axis === 'y' ? sin : 0, axis === 'z' ? sin : 0, cos];
}

function sided(
  of: (side: 'Left' | 'Right', letter: string) => Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (['Left', 'Right'] as const).flatMap((side) =>
      Object.entries(of(side, side[0]!.toLowerCase())).map(([part, name]) => [
        side.toLowerCase() + part,
        name,
      ]),
    ),
  );
}
