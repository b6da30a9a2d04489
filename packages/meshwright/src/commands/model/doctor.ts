import { basename } from 'node:path';
import type { BudgetName, Diagnosis } from '@meshwright/gltf/doctor';
import { Command, Option } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { modelSource } from '../../files/model-source.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { taskPrice } from '../../task/task-price.ts';
import { diagnosisText } from '../../text/diagnosis-text.ts';
import { sarifOf } from '../../text/sarif.ts';

interface DoctorValues {
  readonly budget?: BudgetName;
  readonly strict?: boolean;
  readonly sarif?: boolean;
}

/** `doctor`: lists the faults of a model with severity and remedy. */
export function doctorCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('doctor')
    .description('report problems of a model, their severity, and the command or task that fixes each')
    .argument('<file|url|->', 'a GLB or glTF: a file, an address, or - for standard input')
    .addOption(
      new Option('--budget <target>', 'a budget that must hold; breaking it is an error').choices(
        budgetNames,
      ),
    )
    .option('--strict', 'fail on warnings too')
    .option('--sarif', 'print SARIF 2.1.0, which code scanning services read')
    .option('--json', 'print one JSON document')
    .action(async (file: string, { budget, strict = false, sarif = false }: DoctorValues) => {
      const { diagnose } = await import('@meshwright/gltf/doctor');
      const diagnosis = await diagnose(await modelSource(file, terminal), {
        signal: terminal.signal,
        ...(budget && { budget }),
      });
      const failure = failureOf(diagnosis, file, strict);
      reply({
        data: { ...diagnosis, findings: diagnosis.findings.map(withPrice) },
        text: sarif
          ? JSON.stringify(sarifOf(diagnosis, file), null, 2)
          : diagnosisText(diagnosis, {
              file,
              columns: terminal.stdout.columns ?? 100,
              explicit: budget !== undefined,
            }),
        ...(failure && { failure }),
      });
    });
}

/** Listed here, because help must not load the doctor. */
const budgetNames: readonly BudgetName[] = [
  'mobile',
  'desktop',
  'engine',
  'roblox',
  'fortnite-uefn',
  'vrchat',
  'quest',
  'print',
];

function failureOf({ counts }: Diagnosis, file: string, strict: boolean): CliError | undefined {
  const bad = counts.error + (strict ? counts.warning : 0);
  if (bad === 0) return undefined;
  const what = strict ? 'errors and warnings' : bad === 1 ? 'error' : 'errors';
  return new CliError('unhealthy', `${basename(file)}: ${bad} ${what}`);
}

/** Adds the price of the remedy's task for the JSON output. */
function withPrice(finding: Diagnosis['findings'][number]): object {
  const { fix } = finding;
  return fix?.task
    ? { ...finding, fix: { ...fix, task: { ...fix.task, price: taskPrice(fix.task) } } }
    : finding;
}
