import type { Control } from '@meshwright/panel';
import type { Unreal } from './open-unreal.ts';
import type { PanelPage } from './panel-page.ts';

/**
 * Buttons with which a job that was interrupted goes on, the first one that is there. A create that was killed before it was
 * sent is looked for during two minutes; then its job waits for the user, who sees no such task and sends it again.
 */
const onward = /^(Import|Import again|Try again|Use task .*|No task exists: send again)$/;

type Job = Extract<Control, { kind: 'job' }>;

/** Returns the actors that show a model of a prompt. */
export async function standing(unreal: Unreal, prompt: string): Promise<readonly string[]> {
  const scene =
    await unreal.run<{ id: string; provenance: { title: string } | null }[]>('answer = user.scene()');
  return scene.filter(({ provenance }) => provenance?.title === prompt).map(({ id }) => id);
}

/** Fills in the form and presses Generate. Returns whether Generate was there to press. */
export async function generate(page: PanelPage, prompt: string, untilAnswered = false): Promise<boolean> {
  if ((await page.controls()).some(({ id }) => id === 'start-new')) await page.press('Start new');
  if (!(await page.set('Prompt', prompt))) return false;
  await page.set('Height', 1);
  return await page.press('Generate', untilAnswered);
}

/**
 * Does the next thing that a user does who wants a model of a prompt in the level, after whatever was interrupted.
 * Returns whether the model stands there and the page says so.
 */
export async function stepTowards(unreal: Unreal, page: PanelPage, prompt: string): Promise<boolean> {
  const { view, status } = await page.shown();
  if (!view || !status.connected) return false;
  const jobs = (await page.controls()).filter((control): control is Job => control.kind === 'job');
  const job = jobs.find(({ label }) => label === prompt);
  if (!job) {
    // A press without an answer went to a bridge that ended; an answered one has its job in the list.
    await generate(page, prompt, true).catch(() => {});
    return false;
  }
  if (job.state === 'working') return false;
  if ((await standing(unreal, prompt)).length > 0 && job.text.includes('is in the scene')) return true;
  const action = job.actions.find(({ label }) => onward.test(label));
  if (action) await page.panel.send({ do: 'press', control: action.id }).catch(() => {});
  return false;
}
