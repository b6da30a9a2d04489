/** A joint by name, its parent, and the end point of its bone where no child defines it. */
export interface JointFact {
  readonly name: string;
  readonly parent: string | null;
  /** True for joints that only mark a place; no vertices are bound to them. */
  readonly marker?: true;
}

export type BodyKind = 'biped' | 'quadruped';

const leg = (side: string): JointFact[] => [
  { name: `${side}UpLeg`, parent: 'Hips' },
  { name: `${side}Leg`, parent: `${side}UpLeg` },
  { name: `${side}Foot`, parent: `${side}Leg` },
  { name: `${side}ToeBase`, parent: `${side}Foot` },
];

const arm = (side: string): JointFact[] => [
  { name: `${side}Shoulder`, parent: 'Spine' },
  { name: `${side}Arm`, parent: `${side}Shoulder` },
  { name: `${side}ForeArm`, parent: `${side}Arm` },
  { name: `${side}Hand`, parent: `${side}ForeArm` },
];

const spine: JointFact[] = [
  { name: 'Spine02', parent: 'Hips' },
  { name: 'Spine01', parent: 'Spine02' },
  { name: 'Spine', parent: 'Spine01' },
];

const headMarkers: JointFact[] = [
  { name: 'head_end', parent: 'Head', marker: true },
  { name: 'headfront', parent: 'Head', marker: true },
];

/**
 * The joints of both skeletons, parents first, in the order of the skin. The biped's are the 24 that importers of
 * generated characters expect; the names are case-sensitive, and two begin with a small letter.
 */
export const skeletons: Readonly<Record<BodyKind, readonly JointFact[]>> = {
  biped: [
    { name: 'Hips', parent: null },
    ...leg('Left'),
    ...leg('Right'),
    ...spine,
    ...arm('Left'),
    ...arm('Right'),
    { name: 'neck', parent: 'Spine' },
    { name: 'Head', parent: 'neck' },
    ...headMarkers,
  ],
  quadruped: [
    { name: 'Hips', parent: null },
    ...leg('Left'),
    ...leg('Right'),
    ...spine,
    ...arm('Left'),
    ...arm('Right'),
    { name: 'neck', parent: 'Spine' },
    { name: 'neck01', parent: 'neck' },
    { name: 'Head', parent: 'neck01' },
    ...headMarkers,
    { name: 'Tail', parent: 'Hips' },
    { name: 'Tail01', parent: 'Tail' },
  ],
};
