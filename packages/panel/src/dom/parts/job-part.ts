import type { ButtonControl, JobControl } from '../../view/view.ts';
import { element, hide, mark, setText } from '../element.ts';
import { domId } from '../field.ts';
import { filled, ownWords } from '../own-words.ts';
import { picture } from '../picture.ts';
import { buttonPart } from './button-part.ts';
import { keyedParts } from './keyed-parts.ts';
import { largerPart } from './larger-part.ts';
import type { Part, Scope } from './part.ts';
import { takesPart } from './takes-part.ts';

/** Actions outside the fold. */
const most = 2;

export function jobPart(scope: Scope, first: JobControl): Part<JobControl> {
  const id = domId(first.id);
  const words = ownWords(scope.panel);
  const thumbnail = picture(scope.panel);
  const title = element('h3', { id: `${id}-title` });
  const text = element('p', { class: 'dim' });
  const bar = element('progress', { max: '100', 'aria-labelledby': title.id });
  const percent = element('span', { class: 'percent' });
  const progress = element('div', { class: 'progress' }, bar, percent);
  const buttons = element('div', { class: 'actions' });
  const others = element('div', { class: 'actions' });
  const fold = element(
    'details',
    {},
    element('summary', { 'aria-label': filled(words.moreFor, { title: first.label }) }, words.more),
    others,
  );
  const strip = takesPart(scope, first);
  const larger = largerPart(scope);
  larger.frame.append(thumbnail.node);
  const node = element(
    'article',
    { class: 'job', id, tabindex: '-1', 'aria-labelledby': title.id },
    larger.frame,
    element('div', { class: 'about' }, title, strip.node, larger.node, text, progress, buttons, fold),
  );
  const shown = actionParts(scope, buttons);
  const folded = actionParts(scope, others);
  return {
    node,
    update(now) {
      mark(node, 'data-state', now.state);
      mark(title, 'title', now.help);
      setText(title, now.label);
      setText(text, now.text);
      hide(progress, now.state !== 'working' && now.progress === undefined);
      mark(bar, 'value', now.progress?.toString());
      setText(percent, now.progress === undefined ? '' : `${Math.floor(now.progress)} %`);
      thumbnail.show(now.picture);
      larger.update(now);
      // One extra action does not need a fold.
      const chosen = new Set(now.takes?.map(({ control }) => control));
      const actions = now.actions.filter(({ id }) => !chosen.has(id));
      hide(strip.node, now.takes === undefined);
      strip.update(now);
      const few = actions.length <= most + 1 ? actions.length : most;
      hide(fold, few === actions.length);
      // A result has one line, and all its lines when the fold is open; what the user must read has them always.
      const isBrief = (now.state === 'done' || now.state === 'ready') && few < actions.length;
      node.classList.toggle('brief', isBrief);
      mark(text, 'title', isBrief ? now.text : undefined);
      shown.update(actions.slice(0, few));
      folded.update(actions.slice(few));
    },
    dispose() {
      shown.dispose();
      folded.dispose();
      thumbnail.dispose();
      larger.dispose?.();
      strip.dispose?.();
    },
  };
}

function actionParts(scope: Scope, container: HTMLElement) {
  return keyedParts<ButtonControl>(
    container,
    ({ id }) => id,
    (action) => buttonPart(scope, action),
  );
}
