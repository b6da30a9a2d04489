import type { Panel } from '../panel.ts';
import { element, setText } from './element.ts';
import { ownWords } from './own-words.ts';

/** Texts below a control: its help, why it is disabled, what is wrong. */
export interface ControlNotes {
  readonly node: HTMLElement;
  /** For `aria-describedby`. */
  readonly id: string;
  show(
    of: {
      readonly help?: string | undefined;
      readonly disabled?: string | undefined;
      readonly changed?: boolean | undefined;
    },
    wrong: string,
  ): void;
}

/** @param control id of the control in the page */
export function controlNotes(panel: Panel, control: string): ControlNotes {
  const id = `${control}-about`;
  const help = element('span', { class: 'unseen', 'data-help': '' });
  const reason = element('span', { class: 'reason' });
  const issue = element('span', { class: 'issue' });
  return {
    id,
    node: element('p', { class: 'notes', id }, help, reason, issue),
    show(of, wrong) {
      setText(help, [of.changed && ownWords(panel).changed, of.help].filter(Boolean).join(' '));
      setText(reason, of.disabled ?? '');
      setText(issue, wrong);
    },
  };
}
