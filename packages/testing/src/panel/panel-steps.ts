import type { Control, ControlValue, JobControl, Panel } from '@meshwright/panel';

/** Returns all controls of the view, including the buttons of jobs. */
export function controlsOf(panel: Panel): Control[] {
  const controls = panel.view().sections.flatMap((section) => section.controls);
  return controls.flatMap((control): Control[] =>
    control.kind === 'job' ? [control, ...control.actions] : [control],
  );
}

/** Returns the control with this label; `Rig (` is a button that shows its price, as `Rig (5 credits)`. */
export function labelled(panel: Panel, label: string): Control {
  const match = controlsOf(panel).find((control) =>
    label.endsWith(' (')
      ? control.kind === 'button' && control.cost !== undefined && `${control.label} (` === label
      : control.label === label,
  );
  if (match) return match;
  throw new Error(
    `no control "${label}"; there are ${controlsOf(panel)
      .map((each) => each.label)
      .join(', ')}`,
  );
}

export function press(panel: Panel, label: string): Promise<void> {
  return panel.send({ do: 'press', control: labelled(panel, label).id });
}

export function set(panel: Panel, label: string, value: ControlValue): Promise<void> {
  return panel.send({ do: 'set', control: labelled(panel, label).id, value });
}

export function jobsOf(panel: Panel): JobControl[] {
  return controlsOf(panel).filter((control) => control.kind === 'job');
}

/** Resolves with the newest job once it meets the condition. */
export function newestJob(panel: Panel, wanted: (job: JobControl) => boolean): Promise<JobControl> {
  return jobWhere(panel, () => jobsOf(panel)[0], wanted);
}

/** Resolves with the job of that title once it meets the condition. */
export function jobNamed(
  panel: Panel,
  title: string,
  wanted: (job: JobControl) => boolean,
): Promise<JobControl> {
  return jobWhere(panel, () => jobsOf(panel).find(({ label }) => label === title), wanted);
}

function jobWhere(
  panel: Panel,
  find: () => JobControl | undefined,
  wanted: (job: JobControl) => boolean,
): Promise<JobControl> {
  return new Promise((resolve) => {
    const look = () => {
      const job = find();
      if (!job || !wanted(job)) return;
      stop();
      resolve(job);
    };
    const stop = panel.subscribe(look);
    look();
  });
}

export const isOver = ({ state }: JobControl): boolean =>
  state === 'done' || state === 'failed' || state === 'ready';
