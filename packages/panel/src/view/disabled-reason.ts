import type { Intent } from '../intent.ts';
import { PanelError } from '../panel-error.ts';
import type { Control, View } from './view.ts';

/**
 * Refuses an intent whose control is missing, of another kind or disabled, independent of the renderer.
 * @throws PanelError `bad_intent` | `disabled`
 */
export function refuseIntent(view: View, intent: Intent): void {
  if (intent.do === 'select' || intent.do === 'scene') return;
  const control = controlOf(view, intent.control);
  if (!control)
    throw new PanelError('bad_intent', `The panel has no control "${intent.control}" at the moment.`);
  const fits = intent.do === 'press' ? control.kind === 'button' : !/^(button|note|job)$/.test(control.kind);
  if (!fits)
    throw new PanelError(
      'bad_intent',
      `"${control.label}" cannot be ${intent.do === 'press' ? 'pressed' : 'set'}.`,
    );
  if (control.disabled !== undefined) throw new PanelError('disabled', control.disabled);
}

function controlOf({ sections }: View, id: string): Control | undefined {
  for (const { controls } of sections) {
    for (const control of controls) {
      if (control.id === id) return control;
      const action = control.kind === 'job' ? control.actions.find((each) => each.id === id) : undefined;
      if (action) return action;
    }
  }
  return undefined;
}
