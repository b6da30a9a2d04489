import { bytesSource, inspectModel } from '@meshwright/gltf';
import { type Budget, checkBudget } from '@meshwright/gltf/optimize';
import type { LockedReport } from '../lockfile.ts';
import { type ModelJson, namesIn } from './model-names.ts';

/** Returns the measures of a model that the lockfile keeps, so that budgets and modules need not open the file. */
export async function lockedReport(glb: Uint8Array): Promise<LockedReport> {
  const report = await inspectModel(bytesSource(glb));
  const { bounds, clips } = report;
  const json = jsonOf(glb);
  // With limits that cannot be exceeded, a budget is a list of measures.
  const { lines } = checkBudget(report, unlimited);
  return {
    triangles: report.triangles,
    size: bounds && rounded(bounds.size),
    min: bounds && rounded(bounds.min),
    ...markOf(json),
    names: namesIn(json),
    clips: clips.map(({ name, seconds }) => ({ name, seconds: round(seconds) })),
    weight: Object.fromEntries(lines.map(({ measure, value }) => [measure, value])),
  };
}

/** Returns the mark in the asset's extras. */
function markOf({ asset }: ModelJson): Pick<LockedReport, 'standIn'> {
  const standIn = asset?.extras?.meshwright?.standIn;
  return typeof standIn === 'string' ? { standIn } : {};
}

/** The JSON of a GLB that the inspector has checked. */
function jsonOf(glb: Uint8Array): ModelJson {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
}

const unlimited: Budget = {
  bytes: Number.MAX_VALUE,
  triangles: Number.MAX_VALUE,
  primitives: Number.MAX_VALUE,
  materials: Number.MAX_VALUE,
  textureSide: Number.MAX_VALUE,
  gpuBytes: Number.MAX_VALUE,
  joints: Number.MAX_VALUE,
  clips: Number.MAX_VALUE,
};

function rounded([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [round(x), round(y), round(z)];
}

/** Rounds to a tenth of a millimetre or millisecond, enough for a readable diff. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4 || 0;
}
