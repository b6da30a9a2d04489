/** A job as displayed by a panel. */
export interface JobView {
  readonly state: string;
  readonly text: string;
  readonly actions: readonly { readonly id: string; readonly label: string }[];
}

/** The controls of a panel, on any host. */
export interface PanelControls {
  /** Resolves with the displayed jobs after every update; the first time at once. */
  next(): Promise<readonly JobView[]>;
  set(control: string, value: unknown): Promise<void>;
  press(control: string): Promise<void>;
}

/** Buttons to press on a waiting job; each once per attempt. */
const again = 'Run again';
const buttonLabels = ['Import', 'Try again', 'Check again', again];

/** Returns whether a job waits for a choice that only the user can make. */
export function isQuestion({ actions }: JobView): boolean {
  return actions.some(({ id }) => /\/(adopt:.+|resend)$/.test(id));
}

/**
 * Generates once where no job is displayed, and follows the job until it is in the scene or nothing more can be
 * pressed.
 * @param choices ends of the ids of buttons that settle a question, each for one use
 */
export async function runPanelJob(
  panel: PanelControls,
  prompt: string,
  choices: string[],
  onSign: (sign?: string) => void,
): Promise<JobView> {
  const unused = new Set(buttonLabels);
  let isPressed = false;
  let refusal: unknown;
  const press = (control: string): void => {
    // An existing job reports the same error, with the buttons that help.
    panel.press(control).catch((error: unknown) => {
      refusal = error;
    });
  };
  for (;;) {
    const job = (await panel.next()).at(-1);
    onSign(job && `${job.state}: ${job.text}`);
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
    // A waiting job with a finished task is not made again.
    const helps = (label: string): boolean =>
      unused.has(label) && (label !== again || job.state === 'failed');
    const action = choice ?? job.actions.find(({ label }) => helps(label));
    if (action) {
      if (choice) choices.pop();
      unused.delete(action.label);
      press(action.id);
    } else if (job.state === 'failed' || job.actions.some(({ label }) => buttonLabels.includes(label)))
      return job;
  }
}
