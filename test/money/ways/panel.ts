import { silence } from '../silence.ts';
import type { Attempt, AttemptEnd, RunContext, Way } from '../way.ts';
import { bridgeHost } from './bridge-host.ts';
import { startCommand } from './command.ts';
import { isQuestion, runPanelJob } from './run-panel-job.ts';

/** The panel over `meshwright bridge`: presses Generate, and imports the model. The bridge is killed. */
export const panel: Way = {
  name: 'panel',
  purchases: 1,
  async open(context) {
    const scene = new Set<string>();
    /** Ends of the ids of buttons that settle a question. */
    const choices: string[] = [];
    return {
      attempt: () => attempt(context, scene, choices),
      settle: async (_, task) => void choices.push(task ? `/adopt:${task}` : '/resend'),
      delivered: async () => [...scene].map((ref) => /:([^@]+)/.exec(ref)![1]!),
    };
  },
};

function attempt(context: RunContext, scene: Set<string>, choices: string[]): Attempt {
  const { heard: onSign, longest } = silence();
  const bridge = startCommand(context, ['bridge', '--json']);
  let isKilled = false;
  const go = async (): Promise<AttemptEnd> => {
    try {
      const [line] = await bridge.prints(/^\{.*\}$/m);
      const { file } = JSON.parse(line) as { file: string };
      const host = await bridgeHost(file, context.folder, scene);
      const job = await runPanelJob(host, `a panel box number ${context.number}`, choices, onSign);
      const status = job.state === 'done' ? 'done' : 'stopped';
      return {
        status,
        text: `${job.state}: ${job.text}`,
        isQuestion: isQuestion(job),
        ...longest(),
      };
    } catch (error) {
      return { status: isKilled ? 'killed' : 'stopped', text: String(error), ...longest() };
    } finally {
      bridge.kill();
      await bridge.ended;
    }
  };
  return {
    kill() {
      isKilled = bridge.kill();
      return isKilled;
    },
    ended: go(),
  };
}
