/** A joint by name, the one it hangs on, and the point its bone ends at where no child says so. */
export interface JointFact {
  readonly name: string;
  readonly parent: string | null;
  /** Joints that only mark a place: nothing is bound to them. */
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
 * generated characters expect; the names are told apart by case, and two begin small.
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
