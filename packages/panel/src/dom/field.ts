import type { ControlValue } from '../intent.ts';
import type { Control } from '../view/view.ts';
import { controlNotes } from './control-notes.ts';
import { element, mark, setText } from './element.ts';
import type { Part, Scope } from './parts/part.ts';

type SettableControl = Exclude<Control, { kind: 'button' | 'note' | 'job' }>;

/** Frame of an input: its label, help and error. */
export interface Field<C> {
  /** Sends a value and shows an error. A disabled control resets and shows the reason. */
  send(value: ControlValue): void;
  /** Runs `work` that leads to a value, with the same error display. */
  attempt(work: () => Promise<void>): void;
  /** Shows an error until the next attempt. */
  complain(problem: string): void;
  latest(): C;
  /** Creates the part. `show` runs when the control is drawn and none of its values is pending. */
  part(show: (now: C) => void, dispose?: () => void): Part<C>;
}

/**
 * @param body element below the label
 * @param target element that the label and the descriptions refer to
 */
export function field<C extends SettableControl>(
  { panel, announce, change }: Scope,
  first: C,
  body: HTMLElement,
  target: HTMLElement = body,
): Field<C> {
  const id = domId(first.id);
  const isGroup = target.matches('[role=group]');
  const label = isGroup
    ? element('span', { class: 'label', id: `${id}-label` })
    : element('label', { class: 'label', for: id, id: `${id}-label` });
  const notes = controlNotes(panel, id);
  const node = element('div', { class: 'field', 'data-kind': first.kind }, label, body, notes.node);
  target.id = id;
  target.setAttribute('aria-describedby', notes.id);
  if (isGroup) target.setAttribute('aria-labelledby', label.id);

  let latest = first;
  let pending = 0;
  let problem = '';
  let show: (now: C) => void = () => {};

  function draw(): void {
    setText(label, latest.label);
    const wrong = problem || (latest.issue ?? '');
    notes.show(latest, wrong);
    mark(label, 'data-changed', latest.changed && '');
    mark(target, 'aria-disabled', latest.disabled === undefined ? undefined : 'true');
    if (!isGroup) mark(target, 'aria-invalid', wrong ? 'true' : undefined);
    if (pending === 0) show(latest);
  }

  async function settle(work: () => Promise<void>): Promise<void> {
    pending += 1;
    problem = '';
    try {
      await change(work);
    } catch (error) {
      problem = sentence(error);
    }
    pending -= 1;
    // Waits until the resulting view is drawn; otherwise the old value would flash.
    requestAnimationFrame(draw);
  }

  const attempt = (work: () => Promise<void>): void => {
    if (latest.disabled === undefined) return void settle(work);
    announce(latest.disabled);
    draw();
  };

  return {
    attempt,
    send: (value) => attempt(() => panel.send({ do: 'set', control: latest.id, value })),
    complain(text) {
      problem = text;
      draw();
    },
    latest: () => latest,
    part(how, dispose) {
      show = how;
      return {
        node,
        update(now) {
          latest = now;
          draw();
        },
        ...(dispose && { dispose }),
      };
    },
  };
}

/** Returns the id of a control in the page, without blanks, because they separate ids in a list. */
export function domId(control: string): string {
  return control.replace(/\s+/g, '_');
}

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
