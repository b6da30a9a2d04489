import { budgetReasons, checkBudget, type Measure } from '../../optimize/target-budgets.ts';
import { bytesText, timesText, whole } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Fix, Rule } from '../finding.ts';
import { isPlatform, platformBudgets } from '../platform-budgets.ts';

/** One finding for every measure over the budget. */
export const budgetRules: readonly Rule[] = [overBudget];

function overBudget({ report, budget, target, platform, explicit }: Examination): Finding[] {
  const over = checkBudget(report, budget).lines.filter(({ ok }) => !ok);
  return over.map(({ measure, value, limit, share }) => {
    const { title, unit } = words[measure];
    return {
      code: `over_${measure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      severity: explicit ? 'error' : 'warning',
      message: `${title}: ${unit(value)}, ${timesText(share)} the ${unit(limit)} budget of a ${platform} asset`,
      consequence: `${budgetReasons[measure]}${published(platform, measure)}`,
      fix: fixes[measure](target, limit),
    };
  });
}

/** The address of a platform's limit, and what it limits there. */
function published(platform: Examination['platform'], measure: Measure): string {
  const limit = isPlatform(platform) ? platformBudgets[platform].limits[measure] : undefined;
  if (!limit) return '';
  return `; limit of ${limit.source}, read ${limit.read}${limit.note ? ` (${limit.note})` : ''}`;
}

const words: Readonly<Record<Measure, { title: string; unit: (value: number) => string }>> = {
  bytes: { title: 'a large file', unit: bytesText },
  triangles: { title: 'too many triangles', unit: whole },
  meshTriangles: { title: 'too many triangles in one mesh', unit: whole },
  vertices: { title: 'too many vertices', unit: whole },
  primitives: { title: 'too many draw calls', unit: whole },
  materials: { title: 'too many materials', unit: whole },
  textureSide: { title: 'a large texture', unit: (value) => `${whole(value)} pixels` },
  gpuBytes: { title: 'too much texture memory', unit: bytesText },
  joints: { title: 'too many joints', unit: whole },
  influences: { title: 'too many bones per vertex', unit: whole },
  clips: { title: 'too many clips', unit: whole },
};

const lighter =
  (does: string) =>
  (target: string): Fix => ({ does, command: `optimize FILE --for ${target} -o OUT` });

const fixes: Readonly<Record<Measure, (target: string, limit: number) => Fix | null>> = {
  bytes: lighter('compress geometry and textures'),
  triangles: (target, limit) => ({
    does: `reduce it to ${whole(limit)} triangles, here or on the server with new topology`,
    command: `optimize FILE --for ${target} --triangles ${limit} -o OUT`,
    task: { family: 'remesh', request: { topology: 'triangle', target_polycount: Math.min(limit, 300_000) } },
  }),
  meshTriangles: (target, limit) => ({
    does: `split the mesh, or reduce the model to ${whole(limit)} triangles`,
    command: `optimize FILE --for ${target} --triangles ${limit} -o OUT`,
    task: { family: 'remesh', request: { topology: 'triangle', target_polycount: Math.min(limit, 300_000) } },
  }),
  vertices: (target, limit) => ({
    does: 'reduce its triangles; a smooth surface has about one vertex per triangle at most',
    command: `optimize FILE --for ${target} --triangles ${limit} -o OUT`,
  }),
  primitives: (target) => ({
    does: 'join meshes that share a material',
    command: `optimize FILE --for ${target} --join all -o OUT`,
  }),
  materials: lighter('merge plain-colour materials into one'),
  textureSide: lighter('shrink textures to the budget'),
  gpuBytes: (target) => ({
    does: 'shrink textures, or keep them compressed on the GPU',
    command: `optimize FILE --for ${target} --textures ktx2 -o OUT`,
  }),
  joints: () => null,
  influences: () => null,
  clips: () => ({ does: 'keep only the clips you play and move the others to separate files' }),
};
