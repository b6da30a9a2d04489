import type { EditorProcess } from '@meshwright/testing/hosts/editor-process';
import { waitFor } from '@meshwright/testing/hosts/wait-for';

interface ShownJob {
  readonly title: string;
  readonly state: string;
  readonly text: string;
  /** Labels of its buttons. */
  readonly actions: readonly string[];
}

/**
 * Buttons with which a job that was interrupted goes on, the first one that is there. A create that was killed before it was
 * sent is looked for during two minutes; then its job waits for the user, who sees no such task and sends it again.
 */
const onward = /^(Import|Import again|Try again|Use task .*|No task exists: send again)$/;

/**
 * Does the next thing that a user does who wants a model of a prompt in the scene, after whatever was interrupted. Returns
 * whether the model stands in the scene and the window says so.
 */
export async function stepTowards(editor: EditorProcess, prompt: string): Promise<boolean> {
  const run = <T>(what: object) => editor.run<T>(JSON.stringify(what));
  const jobs = await run<readonly ShownJob[] | null>({ do: 'jobs' });
  if (jobs === null) return false;
  const job = jobs.find(({ title }) => title === prompt);
  if (!job) {
    // A second press before the window shows the job of the first would be another purchase.
    if (await generate(editor, prompt)) {
      const answered = async () => {
        const now = await run<readonly ShownJob[] | null>({ do: 'jobs' });
        return now === null || now.some(({ title }) => title === prompt) || undefined;
      };
      await waitFor(answered, `the job of ${prompt}`).catch(() => {});
    }
    return false;
  }
  if (job.state === 'working') return false;
  const scene = await run<readonly { provenance: { title: string } | null }[]>({ do: 'scene' });
  const stands = scene.some(({ provenance }) => provenance?.title === prompt);
  if (stands && job.text.includes('is in the scene')) return true;
  const action = job.actions.find((label) => onward.test(label));
  if (action !== undefined) await run({ do: 'press-job', title: prompt, label: action });
  return false;
}

/**
 * Fills in the form and presses Generate. Returns whether Generate was there to press. Without a connection no field takes a
 * value, and the form of the next session has that of an earlier job.
 */
export async function generate(editor: EditorProcess, prompt: string): Promise<boolean> {
  const run = <T>(what: object) => editor.run<T>(JSON.stringify(what));
  if ((await run<string>({ do: 'text' })).includes('Start new')) {
    await run({ do: 'press', label: 'Start new' });
    return false;
  }
  if (!(await run<boolean>({ do: 'set', label: 'Prompt', value: prompt }))) return false;
  if (!(await run<boolean>({ do: 'set', label: 'Height', value: 1 }))) return false;
  return await run<boolean>({ do: 'press', label: 'Generate' });
}
