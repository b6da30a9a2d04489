import { bytesSource, inspectModel } from '@meshwright/gltf';
import { type Budget, checkBudget } from '@meshwright/gltf/optimize';
import type { LockedReport } from '../lockfile.ts';

/** Returns the measures of a model that the lockfile keeps, so that budgets and modules need not open the file. */
export async function lockedReport(glb: Uint8Array): Promise<LockedReport> {
  const report = await inspectModel(bytesSource(glb));
  const { bounds, clips } = report;
  // With limits that cannot be exceeded, a budget is a list of measures.
  const { lines } = checkBudget(report, unlimited);
  return {
    triangles: report.triangles,
    size: bounds && rounded(bounds.size),
    min: bounds && rounded(bounds.min),
    clips: clips.map(({ name, seconds }) => ({ name, seconds: round(seconds) })),
    weight: Object.fromEntries(lines.map(({ measure, value }) => [measure, value])),
  };
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
