import { count, namesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Skins and joints. */
export const rigRules: readonly Rule[] = [manySkins, strayJoints, severalRoots, manyWeights];

function manySkins({ reader }: Examination): Finding[] {
  const { skins } = reader.model;
  const rigs = new Set(skins.map(({ joints }) => [...joints].sort((a, b) => a - b).join()));
  const spare = skins.length - rigs.size;
  if (spare < 2) return [];
  return [
    {
      code: 'repeated_skins',
      severity: 'note',
      message: `${skins.length} skins bind to ${count(rigs.size, 'rig')}`,
      consequence: 'engines make a skeleton for each and compute every pose once per skeleton',
      fix: null,
    },
  ];
}

function strayJoints({ report }: Examination): Finding[] {
  const stray = report.warnings.filter(({ code }) => code === 'joint_outside_scene');
  if (stray.length === 0) return [];
  return [
    {
      code: 'stray_joints',
      severity: 'error',
      message: `${count(stray.length, 'joint is', 'joints are')} in no scene: ${stray[0]!.message}`,
      consequence: 'loaders make no node for it; the mesh collapses there, or the file is refused',
      fix: {
        does: 'export the whole armature with the mesh, or rig it again',
        task: { family: 'rigging', request: {} },
      },
      ...(stray[0]!.pointer !== undefined && { pointer: stray[0]!.pointer }),
    },
  ];
}

/** Importers expect one root bone. */
function severalRoots({ reader }: Examination): Finding[] {
  const { nodes, skins } = reader.model;
  for (const { joints } of skins) {
    const own = new Set(joints);
    const children = new Set(joints.flatMap((joint) => nodes[joint]!.children));
    const roots = [...own].filter((joint) => !children.has(joint));
    // Joints below a plain node between bones are not roots.
    const above = (joint: number): boolean =>
      nodes.some(({ children }, index) => children.includes(joint) && (own.has(index) || above(index)));
    const real = roots.filter((joint) => !above(joint));
    if (real.length < 2) continue;
    return [
      {
        code: 'several_roots',
        severity: 'note',
        message: `the rig has ${real.length} root bones: ${namesText(real.map((joint) => nodes[joint]!.name || `node ${joint}`))}`,
        consequence: 'Unreal accepts only one, and Unity finds no root for retargeting',
        fix: { does: 'put them under one bone in the exporting program' },
      },
    ];
  }
  return [];
}

/** A fifth influence is stored in a second set of weights. */
async function manyWeights({ reader }: Examination): Promise<Finding[]> {
  const sets = new Set(
    reader.model.meshes.flatMap(({ primitives }) => primitives.flatMap(({ weights }) => weights.slice(1))),
  );
  let vertices = 0;
  for (const accessor of sets) {
    const values = await reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
    for (let at = 0; at < values.length; at += 4)
      if (values.subarray(at, at + 4).some((weight) => weight > 0)) vertices++;
  }
  if (vertices === 0) return [];
  return [
    {
      code: 'many_weights',
      severity: 'warning',
      message: `${count(vertices, 'vertex follows', 'vertices follow')} more than four joints`,
      consequence: 'three.js and mobile engines read four: the mesh dents or tears there when it moves',
      fix: { does: 'limit the influences of a vertex to four in the exporting program' },
    },
  ];
}
