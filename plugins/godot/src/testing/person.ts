import type { Godot } from './godot/open-godot.ts';

/** A job as the dock shows it. */
interface ShownJob {
  readonly title: string;
  readonly state: string;
  readonly text: string;
  /** Labels of its buttons. */
  readonly actions: readonly string[];
}

/**
 * Buttons with which a job that was interrupted goes on, the first one that is there. A create that was killed before it
 * was sent is looked for during two minutes; then the user, who sees no such task at the service, sends it again.
 */
const onward = /^(Import|Import again|Try again|Use task .*|No task exists: send again)$/;

/**
 * Does the next thing that a user does who wants a model of a prompt in the scene, after whatever was interrupted: waits
 * while the dock is not connected or works, presses what a job offers, and starts again only when no job is listed.
 * Returns whether the model stands in the scene and the dock says so.
 */
export async function stepTowards(godot: Godot, prompt: string): Promise<boolean> {
  const text = JSON.stringify(prompt);
  const jobs = await godot.run<readonly ShownJob[] | null>('return user.jobs()');
  if (jobs === null) return false;
  const job = jobs.find(({ title }) => title === prompt);
  if (!job) {
    await generate(godot, prompt);
    return false;
  }
  if (job.state === 'working') return false;
  const stands = await godot.run<boolean>(`return user.stands(${text})`);
  if (stands && job.text.includes('is in the scene')) return true;
  const action = job.actions.find((label) => onward.test(label));
  if (action !== undefined) await godot.run(`user.press_job(${text}, ${JSON.stringify(action)})`);
  return false;
}

/** Fills in the form and presses Generate. Returns whether Generate was there to press. */
export async function generate(godot: Godot, prompt: string): Promise<boolean> {
  return await godot.run<boolean>(`
if user.text().contains("Start new"):
	user.press("Start new")
	return false
user.set_value("Prompt", ${JSON.stringify(prompt)})
user.set_value("Height", 1)
return user.press("Generate")`);
}
