import type { Control } from '../../view/view.ts';

export type { Control };

/** Returns every text of a control that a user reads. */
export function controlTexts(control: Control): string[] {
  const { label, help, disabled } = control;
  const own = [label, help, disabled, 'issue' in control ? control.issue : undefined];
  const options = 'options' in control ? control.options.map((option) => option.label) : [];
  const job = control.kind === 'job' ? [control.text, ...control.actions.flatMap(controlTexts)] : [];
  const cost = control.kind === 'button' ? [control.cost] : [];
  const unit = control.kind === 'number' ? [control.unit] : [];
  return [...own, ...options, ...job, ...cost, ...unit].filter(
    (text): text is string => text !== undefined && text !== '',
  );
}
