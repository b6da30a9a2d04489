import type { RigNode } from '@meshwright/runtime/white-box';

/**
 * Skeletons of two characters by Quaternius (CC0), without their meshes: an adventurer with fingers, whose feet hang below
 * the root, and a hero of a platformer with a fist at each arm. A row is a node: `-` for one that is no joint, name,
 * parent, translation, rotation, scale.
 */
const rows = {
  adventurer: `
- | RootNode | | 0,0,0 | 0,0,0,1 |
- | CharacterArmature | RootNode | 0,0,0 | -.70711,0,0,.70711 | 100,100,100
| Root | CharacterArmature | 0,-.000723,0 | .70711,0,0,.70711 |
| Hips | Root | -.000003,.010023,.000055 | -.06943,0,0,.99759 |
| Abdomen | Hips | 0,.001061,0 | -.01933,0,0,.99981 |
| Torso | Abdomen | 0,.001418,0 | .09834,0,0,.99515 |
| Chest | Torso | 0,.001304,0 | -.00021,0,0,1 |
| Neck | Chest | 0,.001333,0 | -.00947,0,0,.99996 |
| Head | Neck | 0,.000767,0 | 0,0,0,1 |
| Shoulder.L | Chest | .000636,.000333,.000225 | -.26981,-.41761,-.40977,.76478 |
| UpperArm.L | Shoulder.L | 0,.000635,0 | -.25455,-.25017,-.09316,.92948 |
| LowerArm.L | UpperArm.L | 0,.00217,0 | .00321,.00315,-.07874,.99688 |
| Hand.L | LowerArm.L | 0,.002627,0 | -.00342,-.00462,.0775,.99698 |
| Index1.L | Hand.L | .000299,.001205,-.000095 | .0962,.0854,-.04688,.99058 |
| Index2.L | Index1.L | 0,.000283,0 | -.02809,-.01661,.01384,.99937 |
| Index3.L | Index2.L | 0,.000286,0 | .00508,.00569,.00251,.99997 |
| Middle1.L | Hand.L | .000032,.001232,0 | .05229,.04823,-.00732,.99744 |
| Middle2.L | Middle1.L | 0,.000358,0 | -.02118,-.01675,-.00044,.99964 |
| Middle3.L | Middle2.L | 0,.000392,0 | .03018,.03011,-.00119,.99909 |
| Ring1.L | Hand.L | -.000235,.001214,-.000047 | .0551,.0479,.0775,.99432 |
| Ring2.L | Ring1.L | 0,.000284,0 | .00483,.00916,-.01911,.99976 |
| Ring3.L | Ring2.L | 0,.000322,0 | .00011,.00107,.00901,.99996 |
| Pinky1.L | Hand.L | -.000443,.001118,-.000048 | .05655,.04592,.17031,.98269 |
| Pinky2.L | Pinky1.L | 0,.000212,0 | -.00002,.00703,-.02497,.99966 |
| Pinky3.L | Pinky2.L | 0,.000268,0 | .01304,.0095,-.0003,.99987 |
| Thumb1.L | Hand.L | .000355,.000309,-.000181 | -.28589,-.06789,-.31406,.90279 |
| Thumb2.L | Thumb1.L | 0,.000287,0 | .077,-.19116,-.01748,.97838 |
| Thumb3.L | Thumb2.L | 0,.000338,0 | .13468,.23189,.02047,.96316 |
| Shoulder.R | Chest | -.000629,.000333,.000225 | -.26981,.41761,.40977,.76478 |
| UpperArm.R | Shoulder.R | 0,.000635,0 | -.25455,.25017,.09316,.92948 |
| LowerArm.R | UpperArm.R | 0,.00217,0 | .00321,-.00315,.07874,.99688 |
| Hand.R | LowerArm.R | 0,.002627,0 | -.00345,.00464,-.07387,.99725 |
| Index1.R | Hand.R | -.000287,.001172,-.000095 | .08577,-.08627,.04331,.99163 |
| Index2.R | Index1.R | 0,.000318,0 | -.0179,.01677,-.0146,.99959 |
| Index3.R | Index2.R | 0,.000286,0 | .00508,-.00569,-.00251,.99997 |
| Middle1.R | Hand.R | -.000026,.001198,0 | .04754,-.04826,.00008,.9977 |
| Middle2.R | Middle1.R | 0,.000392,0 | -.01643,.01668,.00389,.99972 |
| Middle3.R | Middle2.R | 0,.000392,0 | .03018,-.03011,.00119,.99909 |
| Ring1.R | Hand.R | .00024,.001167,-.000047 | .04721,-.04779,-.07587,.99485 |
| Ring2.R | Ring1.R | 0,.000329,0 | .01232,-.00933,.0134,.99979 |
| Ring3.R | Ring2.R | 0,.000322,0 | .00011,-.00107,-.00901,.99996 |
| Pinky1.R | Hand.R | .000455,.001066,-.000048 | .04636,-.04683,-.13567,.98856 |
| Pinky2.R | Pinky1.R | 0,.000258,0 | .00808,-.00724,-.01426,.99984 |
| Pinky3.R | Pinky2.R | 0,.000268,0 | .01304,-.0095,.0003,.99987 |
| Thumb1.R | Hand.R | -.000353,.000312,-.000181 | -.28559,.06891,.31078,.90394 |
| Thumb2.R | Thumb1.R | 0,.000287,0 | .077,.19116,.01748,.97838 |
| Thumb3.R | Thumb2.R | 0,.000338,0 | .13468,-.23189,-.02047,.96316 |
| UpperLeg.L | Root | .000969,.010369,-.000272 | .99903,0,0,.04397 |
| LowerLeg.L | UpperLeg.L | 0,.004818,0 | .0676,0,0,.99771 |
| Foot.L | LowerLeg.L | 0,.005348,0 | -.72548,0,0,.68824 |
| UpperLeg.R | Root | -.000969,.010369,-.000272 | .99903,0,0,.04397 |
| LowerLeg.R | UpperLeg.R | 0,.004818,0 | .0676,0,0,.99771 |
| Foot.R | LowerLeg.R | 0,.005348,0 | -.72548,0,0,.68824 |
`,
  platformer: `
- | RootNode | | 0,0,0 | 0,0,0,1 |
- | CharacterArmature | RootNode | 0,0,0 | -.70711,0,0,.70711 | 100,100,100
| Root | CharacterArmature | -.000013,.000001,-.000024 | .70711,0,0,.70711 |
| Foot.L | Root | .005472,.000247,-.000451 | .00001,.70295,.71124,.00001 |
| Body | Root | .000022,.00626,.001549 | 0,0,0,1 |
| Hips | Body | -.000015,-.002312,-.001818 | -.05077,0,0,.99871 |
| Abdomen | Hips | 0,.003143,0 | .13506,0,0,.99084 |
| Torso | Abdomen | 0,.002986,0 | -.01316,0,0,.99991 |
| Neck | Torso | 0,.005881,0 | -.02707,0,0,.99963 |
| Head | Neck | 0,.001335,0 | -.05618,-.00028,.00002,.99842 |
| Shoulder.L | Torso | .001386,.001411,.00014 | -.04879,.04266,-.4105,.90955 |
| UpperArm.L | Shoulder.L | 0,.002595,0 | .52679,.50361,.47416,-.49401 |
| LowerArm.L | UpperArm.L | 0,.005283,0 | -.02938,.26151,-.28078,.92299 |
| Fist.L | LowerArm.L | 0,.004253,0 | .01254,.0182,-.00654,.99973 |
| Shoulder.R | Torso | -.001373,.001411,.00014 | -.04879,-.04266,.4105,.90955 |
| UpperArm.R | Shoulder.R | 0,.002595,0 | .52679,-.50361,-.47416,-.49401 |
| LowerArm.R | UpperArm.R | 0,.005283,0 | -.02938,-.26151,.28078,.92299 |
| Fist.R | LowerArm.R | 0,.004253,0 | .01254,-.0182,.00654,.99973 |
| UpperLeg.L | Body | .005348,-.001815,-.001915 | .93352,.016,.00536,.35813 |
| LowerLeg.L | UpperLeg.L | 0,.002373,0 | .61417,.00976,.01622,.78894 |
| UpperLeg.R | Body | -.005365,-.001815,-.001915 | .93352,-.016,-.00536,.35813 |
| LowerLeg.R | UpperLeg.R | 0,.002373,0 | .61417,-.00976,-.01622,.78894 |
| Foot.R | Root | -.005446,.000247,-.000451 | -.00001,.70295,.71124,-.00001 |
`,
} as const;

/** Returns the nodes of a skeleton, parents first. */
export function quaterniusSkeleton(name: keyof typeof rows): RigNode[] {
  const cells = rows[name]
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const names = cells.map(([, node]) => node!);
  const numbers = (cell: string | undefined, otherwise: readonly number[]) =>
    (cell ? cell.split(',').map(Number) : otherwise) as never;
  return cells.map(([mark, node, parent, translation, rotation, scale]) => ({
    name: node!,
    parent: parent ? names.indexOf(parent) : undefined,
    joint: mark !== '-',
    translation: numbers(translation, [0, 0, 0]),
    rotation: numbers(rotation, [0, 0, 0, 1]),
    scale: numbers(scale, [1, 1, 1]),
  }));
}
