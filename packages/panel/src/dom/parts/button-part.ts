import type { ButtonControl } from '../../view/view.ts';
import { controlNotes } from '../control-notes.ts';
import { element, mark, setText } from '../element.ts';
import { domId, sentence } from '../field.ts';
import type { Part, Scope } from './part.ts';

/** Creates a button. Disabled, it keeps the focus and shows the reason; while it works, it cannot be pressed again. */
export function buttonPart({ panel, settled }: Scope, first: ButtonControl): Part<ButtonControl> {
  const id = domId(first.id);
  const label = element('span');
  const cost = element('span', { class: 'cost' });
  const notes = controlNotes(panel, id);
  const button = element('button', { type: 'button', id, 'aria-describedby': notes.id }, label, ' ', cost);
  const node = element('div', { class: 'press' }, button, notes.node);
  let latest = first;
  let busy = false;
  let problem = '';

  async function press(): Promise<void> {
    if (busy) return;
    busy = true;
    problem = '';
    notes.show(latest, problem);
    mark(button, 'aria-busy', 'true');
    try {
      await settled();
      // Sends the press even when disabled: the panel decides by the current state and returns the reason.
      await panel.send({ do: 'press', control: latest.id });
    } catch (error) {
      problem = sentence(error);
    }
    notes.show(latest, problem);
    mark(button, 'aria-busy', undefined);
    busy = false;
  }
  button.addEventListener('click', () => void press());

  return {
    node,
    update(now) {
      if (now.disabled !== latest.disabled) problem = '';
      latest = now;
      mark(node, 'data-tone', now.tone);
      setText(label, now.label);
      setText(cost, now.cost === undefined ? '' : `(${now.cost})`);
      notes.show(now, problem);
      mark(button, 'title', now.disabled ?? now.help);
      mark(button, 'aria-disabled', now.disabled === undefined ? undefined : 'true');
    },
  };
}
