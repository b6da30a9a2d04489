import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { type Ended, type ObservedProcess, observedProcess } from '../kills/observed-process.ts';
import type { Attempt, AttemptEnd, RunContext, WayRun } from '../way.ts';

/** Returns the arguments of one command; `before` is the stdout of the previous one. */
export type Step = (before: string) => readonly string[];

const bin = join(repository, 'packages/meshwright/bin/meshwright.mjs');

/** Starts the built command in the folder of a run, without any setting of this machine. */
export function startCommand({ folder, account }: RunContext, argv: readonly string[]): ObservedProcess {
  const { PATH = '', SystemRoot = '' } = process.env;
  return observedProcess(process.execPath, [bin, ...argv], {
    cwd: folder,
    env: { PATH, SystemRoot, HOME: folder, ...account.env },
  });
}

/** Runs commands in sequence. A repeated attempt begins with the first one that has not succeeded. */
export function commandRun(context: RunContext, steps: readonly Step[]): Pick<WayRun, 'attempt' | 'settle'> {
  let done = 0;
  let before = '';
  const attempt = (): Attempt => {
    let running: ObservedProcess | undefined;
    let isKilled = false;
    const go = async (): Promise<AttemptEnd> => {
      let silentMs = 0;
      while (done < steps.length) {
        running = startCommand(context, steps[done]!(before));
        const ended = await running.ended;
        silentMs = Math.max(silentMs, ended.silentMs);
        if (ended.code === null) return { status: 'killed', text: '', silentMs };
        if (ended.code !== 0) {
          return { status: 'stopped', text: textOf(ended), isQuestion: isQuestion(ended), silentMs };
        }
        before = ended.stdout;
        done += 1;
        if (isKilled) return { status: 'killed', text: '', silentMs };
      }
      return { status: 'done', text: before, silentMs };
    };
    return {
      kill() {
        isKilled = running?.kill() ?? false;
        return isKilled;
      },
      ended: go(),
    };
  };
  return { attempt, settle: (question, task) => settleByCommand(context, question, task) };
}

/** True for the exit code of an unknown outcome, with commands that settle it. */
function isQuestion({ code, stdout, stderr }: Ended): boolean {
  return code === 10 && /meshwright \w+/.test(stderr + stdout);
}

/** Runs the command that the question names for this choice. */
export async function settleByCommand(
  context: RunContext,
  question: string,
  task: string | undefined,
): Promise<void> {
  const [, purchase = ''] = /meshwright (?:journal drop|tasks adopt) (\w+)/.exec(question) ?? [];
  const argv = task ? ['tasks', 'adopt', purchase, task] : ['journal', 'drop', purchase];
  const ended = await startCommand(context, argv).ended;
  if (ended.code !== 0) throw new Error(`meshwright ${argv.join(' ')}: ${textOf(ended)}`);
}

function textOf({ code, stderr, stdout }: Ended): string {
  const lines = (stderr || stdout).trim().split('\n');
  const error = lines.findIndex((line) => line.startsWith('error:'));
  return `exit ${code}: ${lines.slice(error).join('\n')}`;
}
