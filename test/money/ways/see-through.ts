/** A job as a panel shows it. */
export interface JobView {
  readonly state: string;
  readonly text: string;
  readonly actions: readonly { readonly id: string; readonly label: string }[];
}

/** The controls of a panel, wherever it runs. */
export interface PanelControls {
  /** Resolves with the jobs that are shown, whenever something was said; the first time at once. */
  next(): Promise<readonly JobView[]>;
  set(control: string, value: unknown): Promise<void>;
  press(control: string): Promise<void>;
}

/** What a person presses on a job that waits for one, by its button; each once an attempt. */
const again = 'Make again';
const goOn = ['Import', 'Try again', 'Look again', again];

/** Whether a job waits for a choice that only a person can make. */
export function isQuestion({ actions }: JobView): boolean {
  return actions.some(({ id }) => /\/(adopt:.+|resend)$/.test(id));
}

/**
 * Generates once where no job is shown, and follows the job until it is in the scene or nothing more can be pressed.
 * @param choices ends of the ids of buttons that settle a question, each for once
 */
export async function seeThrough(
  panel: PanelControls,
  prompt: string,
  choices: string[],
  heard: (sign?: string) => void,
): Promise<JobView> {
  const left = new Set(goOn);
  let isPressed = false;
  let refusal: unknown;
  const press = (control: string): void => {
    // Where there is a job by then, it says the same with the buttons that help.
    panel.press(control).catch((error: unknown) => {
      refusal = error;
    });
  };
  for (;;) {
    const job = (await panel.next()).at(-1);
    heard(job && `${job.state}: ${job.text}`);
    if (!job) {
      if (refusal) throw refusal;
      if (isPressed) continue;
      isPressed = true;
      await panel.set('field/prompt', prompt);
      press('make');
      continue;
    }
    if (job.state === 'done') return job;
    const choice = job.actions.find(({ id }) => choices.some((end) => id.endsWith(end)));
    // What is made and waits is not made again.
    const helps = (label: string): boolean => left.has(label) && (label !== again || job.state === 'failed');
    const action = choice ?? job.actions.find(({ label }) => helps(label));
    if (action) {
      if (choice) choices.pop();
      left.delete(action.label);
      press(action.id);
    } else if (job.state === 'failed' || job.actions.some(({ label }) => goOn.includes(label))) return job;
  }
}
