import { lengthText, timesText } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Size and position of the model. */
export const sizeRules: readonly Rule[] = [wrongSize, offGround, hiddenScale];

function wrongSize({ report }: Examination): Finding[] {
  const box = report.bounds;
  if (!box) return [];
  const metres = report.unit === 'metre' ? 1 : 0.001;
  const longest = Math.max(...box.size) * metres;
  if (longest === 0 || (longest >= SMALLEST && longest <= LARGEST)) return [];
  const { factor, read } =
    longest > LARGEST ? tooLarge(longest) : { factor: 1000, read: 'metres taken for millimetres' };
  return [
    {
      code: 'wrong_size',
      severity: longest > LARGEST && longest <= TOWER ? 'note' : 'warning',
      message: `its longest side is ${lengthText(longest)}; were that ${read}, it would be ${lengthText(longest * factor)}`,
      consequence:
        'glTF lengths are in metres: beside other assets it is far too large or too small, and physics and shadows fail',
      fix: {
        does: 'scale it, or set its height with --height',
        command: `place FILE --factor ${factor} -o OUT`,
      },
    },
  ];
}

/** Exporters mistake centimetres for metres more often than millimetres. */
function tooLarge(metres: number): { factor: number; read: string } {
  return metres <= LARGEST * 20
    ? { factor: 0.01, read: 'centimetres taken for metres' }
    : { factor: 0.001, read: 'millimetres taken for metres' };
}

function offGround({ report }: Examination): Finding[] {
  const box = report.bounds;
  if (!box) return [];
  const [base, top, height] = [box.min[1], box.max[1], box.size[1]];
  const share = height > 0 ? base / height : 0;
  if (height === 0 || Math.abs(share) <= LIFTED) return [];
  const centred = Math.abs(base + top) <= height * 0.02;
  const metres = report.unit === 'metre' ? 1 : 0.001;
  const where = base > 0 ? 'floats above' : 'reaches below';
  const rigged = report.joints > 0;
  return [
    {
      code: 'off_ground',
      severity: rigged ? 'warning' : 'note',
      message: centred
        ? 'its origin is at its centre, not at its base'
        : `it ${where} the ground by ${lengthText(Math.abs(base) * metres)}`,
      consequence: 'placed on a floor, it floats or sinks in',
      fix: { does: 'put its origin at its base', command: 'place FILE --factor 1 --origin bottom -o OUT' },
    },
  ];
}

/** Vertices in one unit and joints in another, which importers handle differently. */
function hiddenScale({ reader, report }: Examination): Finding[] {
  if (report.joints === 0) return [];
  const { nodes, skins } = reader.model;
  const joints = new Set(skins.flatMap((skin) => skin.joints));
  const holder = nodes.find(
    ({ children, parts }, index) =>
      !joints.has(index) && children.some((child) => joints.has(child)) && parts && isScaled(parts.scale),
  );
  if (!holder) return [];
  const scale = Number(holder.parts!.scale[0]!.toPrecision(3));
  return [
    {
      code: 'scaled_armature',
      severity: 'note',
      message: `the armature "${holder.name}" is scaled by ${scale}, ${timesText(Math.max(scale, 1 / scale))} from its joints' own unit`,
      consequence:
        'correct in viewers; Unreal and Godot may import bones, attachments or root motion in the wrong unit',
      fix: { does: 'bake the scale into the joints', step: { bakeArmatureScale: {} } },
    },
  ];
}

function isScaled(scale: ArrayLike<number>): boolean {
  return [0, 1, 2].some((axis) => Math.abs(scale[axis]! - 1) > 0.01);
}

/** Metres: a house is below the largest size, a ring above the smallest. */
const LARGEST = 50;
/** Up to here it may be a tower or a stadium as well as a chair in centimetres. */
const TOWER = 100;
const SMALLEST = 0.005;
const LIFTED = 0.02;
