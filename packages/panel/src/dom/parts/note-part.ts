import type { NoteControl } from '../../view/view.ts';
import { element, mark, setText } from '../element.ts';
import type { Part } from './part.ts';

export function notePart(): Part<NoteControl> {
  const text = element('span');
  const help = element('span', { class: 'dim' });
  const node = element('p', { class: 'note' }, text, ' ', help);
  return {
    node,
    update(now) {
      mark(node, 'data-tone', now.tone);
      setText(text, now.label);
      setText(help, now.help ?? '');
    },
  };
}
