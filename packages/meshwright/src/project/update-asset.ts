import { manifestFile, readProject } from '@meshwright/pipeline';
import { CliError } from '../errors/cli-error.ts';
import type { Answer, Terminal } from '../progress/terminal.ts';
import type { ServiceValues } from '../session/session.ts';
import { commandText } from '../text/command-text.ts';
import { withText } from './add-asset.ts';
import { withJsonValue } from './json-edit.ts';
import { knownNames, openProject } from './open-project.ts';
import { planAnswer } from './plan/plan-answer.ts';
import { syncAssets } from './sync/sync-assets.ts';

/**
 * Raises the take of an asset in the manifest and syncs it; of an asset with several takes, how many there are.
 * @throws CliError `over_budget` before anything is written when it costs more than allowed
 */
export async function updateAsset(
  name: string,
  values: ServiceValues & { readonly maxCredits?: number; readonly dryRun?: boolean },
  terminal: Terminal,
): Promise<Answer> {
  const { folder, files, project } = await openProject(terminal);
  knownNames([name], project);
  const { recipe, take = 1, takes = 1 } = project.manifest.assets[name]!;
  if (recipe !== undefined) {
    const where = typeof recipe === 'string' ? recipe : 'its recipe';
    const advice = `raise "take" there at the task that is to be bought again, then: ${commandText(['sync', name], terminal)}`;
    throw new CliError('invalid', `"${name}" is made by ${where}: ${advice}`);
  }
  const locked = project.lock.assets[name];
  if (!locked) {
    const first = commandText(['sync', name], terminal);
    throw new CliError(
      'invalid',
      `"${name}" was never made: there is nothing to buy again. Make it with: ${first}`,
    );
  }
  const text = new TextDecoder().decode(await files.read(manifestFile));
  // What was bought as one of several takes is not bought again: the next one has a number of its own.
  const numbers = Object.keys(locked.takes ?? {}).map(Number);
  const edited =
    takes > 1 || numbers.length > 1
      ? withJsonValue(text, ['assets', name, 'takes'], Math.max(takes, ...numbers) + 1)
      : withJsonValue(text, ['assets', name, 'take'], take + 1);
  const next = { folder, files, project: await readProject(withText(files, edited), terminal.now()) };
  const plan = await planAnswer(next, { ...values, names: [name] }, terminal);
  if (values.dryRun) return plan;
  const { credits, budget } = plan.data;
  if (budget.run !== undefined && credits.total > budget.run) {
    throw new CliError(
      'over_budget',
      `"${name}" costs ${credits.total} credits again, and ${budget.run} are allowed. Nothing was changed.`,
    );
  }
  await files.write(manifestFile, new TextEncoder().encode(edited));
  return syncAssets(next, { ...values, names: [name] }, terminal);
}
