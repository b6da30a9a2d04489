import { lostExtensions } from '../optimize/carried-extensions.ts';
import { type BudgetReport, checkBudget } from '../optimize/target-budgets.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { type ExamineOptions, examine } from './examination.ts';
import type { Finding, Fix, Rule, Severity } from './finding.ts';
import { type BudgetName, heldBudget } from './platform-budgets.ts';
import { budgetRules } from './rules/budget-rules.ts';
import { clipRules } from './rules/clip-rules.ts';
import { decoderRules } from './rules/decoder-rules.ts';
import { geometryRules } from './rules/geometry-rules.ts';
import { khronosRules } from './rules/khronos-rules.ts';
import { materialRules } from './rules/material-rules.ts';
import { footSlide } from './rules/motion/foot-slide.ts';
import { nameRules } from './rules/name-rules.ts';
import { pivotOffContact } from './rules/pivot.ts';
import { idleBones } from './rules/rig/idle-bones.ts';
import { rigRules } from './rules/rig-rules.ts';
import { sizeRules } from './rules/size-rules.ts';
import { surfaceRules } from './rules/surface/surface-rules.ts';
import { textureRules } from './rules/texture-rules.ts';
import { unusedRules } from './rules/unused-rules.ts';
import { lightInTexture } from './rules/uv/baked-light.ts';
import { offAtlas } from './rules/uv/off-atlas.ts';
import { texelDensity } from './rules/uv/texel-density.ts';
import { uvOverlap } from './rules/uv/uv-overlap.ts';
import { wastedTexture } from './rules/uv/wasted-texture.ts';

export interface DiagnoseOptions extends ExamineOptions {
  /**
   * The target or platform whose budget must hold; exceeding it is an error.
   * @default `desktop`, as advice only
   */
  budget?: BudgetName;
}

/** Output of `meshwright doctor --json`. Fields may be added, existing ones stay. */
export interface Diagnosis {
  schema: 'meshwright-doctor/1';
  name: string;
  target: BudgetName;
  /** `unhealthy` with an error, `fair` with a warning but no error, `healthy` with neither. */
  verdict: 'healthy' | 'fair' | 'unhealthy';
  counts: Record<Severity, number>;
  /** Errors first, then in the order of the rules. */
  findings: Finding[];
  budget: BudgetReport;
}

/**
 * Examines a model and reports in plain words what is wrong, what effect it has and how to fix it. Reads the whole
 * file, because the Khronos validator does.
 * @throws GltfError for files that cannot be read as a model at all
 * @example
 * import { diagnose } from '@meshwright/gltf/doctor';
 *
 * const { findings } = await diagnose(source, { budget: 'mobile' });
 * for (const { severity, message } of findings) console.log(severity, message);
 */
export async function diagnose(input: ModelInput, options: DiagnoseOptions = {}): Promise<Diagnosis> {
  const platform = options.budget ?? 'desktop';
  const held = { ...heldBudget(platform), explicit: options.budget !== undefined };
  const source = await sourceOf(input);
  try {
    const examination = await examine(source, held, options);
    const findings: Finding[] = [];
    for (const rule of rules) {
      options.signal?.throwIfAborted();
      findings.push(...(await rule(examination)));
    }
    const { refused } = lostExtensions(examination.json);
    if (refused.length > 0) for (const finding of findings) finding.fix = keptFix(finding.fix, refused);
    findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
    const counts = { error: 0, warning: 0, note: 0 };
    for (const { severity } of findings) counts[severity]++;
    return {
      schema: 'meshwright-doctor/1',
      name: source.name,
      target: platform,
      verdict: counts.error > 0 ? 'unhealthy' : counts.warning > 0 ? 'fair' : 'healthy',
      counts,
      findings,
      budget: checkBudget(examination.report, held.budget),
    };
  } finally {
    await source.close?.();
  }
}

/** A remedy without the steps that would refuse the model, because they parse its meshes. */
function keptFix(fix: Fix | null, extensions: readonly string[]): Fix | null {
  const edits = fix?.command?.startsWith('optimize ') || fix?.step?.lightmapUv || fix?.step?.metalRough;
  if (!fix || !edits) return fix;
  const { command: _, step: __, ...rest } = fix;
  return {
    ...rest,
    does: `${fix.does}, in the exporting program: optimize cannot carry ${extensions.join(', ')}`,
  };
}

const rules: readonly Rule[] = [
  ...khronosRules,
  ...sizeRules,
  pivotOffContact,
  ...budgetRules,
  ...textureRules,
  ...materialRules,
  ...geometryRules,
  ...surfaceRules,
  uvOverlap,
  offAtlas,
  texelDensity,
  wastedTexture,
  lightInTexture,
  ...unusedRules,
  ...clipRules,
  footSlide,
  ...rigRules,
  idleBones,
  ...nameRules,
  ...decoderRules,
];

const ORDER: readonly Severity[] = ['error', 'warning', 'note'];
