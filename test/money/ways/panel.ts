import { silence } from '../silence.ts';
import type { Attempt, AttemptEnd, RunContext, Way } from '../way.ts';
import { bridgeHost } from './bridge-host.ts';
import { startCommand } from './command.ts';
import { isQuestion, type JobView, type PanelControls, runPanelJob } from './run-panel-job.ts';

/** Follows what one run makes to its end. */
type Follow = (
  host: PanelControls,
  number: number,
  choices: string[],
  onSign: (sign?: string) => void,
) => Promise<JobView>;

/** The panel over `meshwright bridge`: presses Generate, and imports the model. The bridge is killed. */
export const panel: Way = panelWay('panel', 1, (host, number, choices, onSign) =>
  runPanelJob(host, `a panel box number ${number}`, choices, onSign),
);

/** Returns a way over `meshwright bridge`, which is killed. */
export function panelWay(name: string, purchases: number, follow: Follow): Way {
  return {
    name,
    purchases,
    async open(context) {
      const scene = new Set<string>();
      /** Ends of the ids of buttons that settle a question. */
      const choices: string[] = [];
      return {
        attempt: () => attempt(context, scene, choices, follow),
        settle: async (_, task) => void choices.push(task ? `/adopt:${task}` : '/resend'),
        delivered: async () => [...scene].map((ref) => /:([^@]+)/.exec(ref)![1]!),
      };
    },
  };
}

function attempt(context: RunContext, scene: Set<string>, choices: string[], follow: Follow): Attempt {
  const { heard: onSign, longest } = silence();
  const bridge = startCommand(context, ['bridge', '--json']);
  let isKilled = false;
  const go = async (): Promise<AttemptEnd> => {
    try {
      const [line] = await bridge.prints(/^\{.*\}$/m);
      const { file } = JSON.parse(line) as { file: string };
      const host = await bridgeHost(file, context.folder, scene);
      const job = await follow(host, context.number, choices, onSign);
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
