import type { JobControl, ShownTake } from '../../view/view.ts';
import { element, mark, setText } from '../element.ts';
import { domId, sentence } from '../field.ts';
import { filled, ownWords } from '../own-words.ts';
import { picture } from '../picture.ts';
import { keyedParts } from './keyed-parts.ts';
import type { Part, Scope } from './part.ts';

/** Creates the strip of takes: a radio group, so that arrow keys choose, with a picture and a name for each. */
export function takesPart(scope: Scope, { id: control }: JobControl): Part<JobControl> {
  const id = domId(control);
  const issue = element('p', { class: 'issue', id: `${id}-issue` });
  const list = element('div', { class: 'takes', role: 'radiogroup', 'aria-describedby': issue.id });
  const node = element('div', {}, list, issue);
  let takes: readonly ShownTake[] = [];
  let pending = 0;
  setText(issue, '');

  async function choose(input: HTMLInputElement): Promise<void> {
    const { control } = takes.find(({ label }) => label === input.value) ?? {};
    if (control === undefined) return;
    setText(issue, '');
    pending += 1;
    mark(list, 'aria-busy', 'true');
    try {
      await scope.panel.send({ do: 'press', control });
    } catch (error) {
      setText(issue, sentence(error));
    }
    pending -= 1;
    if (pending > 0) return;
    mark(list, 'aria-busy', undefined);
    showPicked();
  }
  list.addEventListener('change', ({ target }) => void choose(target as HTMLInputElement));

  function showPicked(): void {
    for (const input of list.querySelectorAll('input')) {
      input.checked = takes.some(({ label, picked }) => picked && label === input.value);
    }
  }
  const cells = keyedParts<ShownTake>(
    list,
    ({ label }) => label,
    ({ label }) => takeCell(scope, `${id}-take`, label),
  );
  return {
    node,
    update(now) {
      takes = now.takes ?? [];
      mark(list, 'aria-label', filled(ownWords(scope.panel).takesOf, { title: now.label }));
      cells.update(takes);
      if (pending === 0) showPicked();
    },
    dispose: cells.dispose,
  };
}

function takeCell({ panel }: Scope, name: string, value: string): Part<ShownTake> {
  const input = element('input', { type: 'radio', class: 'unseen', name, value });
  const thumbnail = picture(panel);
  const label = element('span');
  const frame = element('span', { class: 'picture' }, thumbnail.node);
  const node = element('label', { class: 'take' }, input, frame, label);
  return {
    node,
    update({ label: title, text, state, progress, picked, control, picture: shown }) {
      mark(node, 'data-state', state);
      mark(node, 'title', text);
      mark(input, 'aria-label', `${title}: ${text}`);
      // The browser skips a take without a result when arrow keys choose.
      input.disabled = !picked && control === undefined;
      setText(label, progress === undefined ? title : `${title}, ${Math.floor(progress)} %`);
      thumbnail.show(shown);
    },
    dispose: thumbnail.dispose,
  };
}
