import type { JobControl, LargerPictures } from '../../view/view.ts';
import { element, hide, mark, setText } from '../element.ts';
import { ownWords } from '../own-words.ts';
import { picture } from '../picture.ts';
import { keyedParts } from './keyed-parts.ts';
import type { Part, Scope } from './part.ts';

type Shown = LargerPictures['pictures'][number];

/** What opens the pictures of a job at their full size: its small picture, and a button where there are several. */
export interface LargerPart extends Part<JobControl> {
  /** Holds the small picture. */
  readonly frame: HTMLButtonElement;
}

export function largerPart(scope: Scope): LargerPart {
  const frame = element('button', { class: 'picture', type: 'button' });
  const button = element('button', { class: 'compare', type: 'button' });
  const close = element('button', { type: 'button', 'aria-label': ownWords(scope.panel).close }, '✕');
  const figures = element('div', { class: 'figures' });
  const dialog = element('dialog', {}, close, figures);
  let larger: LargerPictures | undefined;
  const cells = keyedParts<Shown>(
    figures,
    ({ label }) => label,
    () => figurePart(scope),
  );
  const open = (): void => {
    if (!larger) return;
    cells.update(larger.pictures);
    dialog.showModal();
  };
  frame.addEventListener('click', open);
  button.addEventListener('click', open);
  close.addEventListener('click', () => dialog.close());
  // What lies outside of the pictures closes, too.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  // Object URLs live only while the pictures are seen.
  dialog.addEventListener('close', () => cells.update([]));
  return {
    frame,
    node: element('div', {}, button, dialog),
    update({ larger: now, label }) {
      larger = now;
      if (frame.disabled === Boolean(now)) frame.disabled = !now;
      mark(frame, 'aria-label', now ? `${now.label}: ${label}` : label);
      mark(frame, 'title', now?.label);
      mark(dialog, 'aria-label', now ? `${now.label}: ${label}` : label);
      setText(button, now && now.pictures.length > 1 ? now.label : '');
      hide(button, !now || now.pictures.length < 2);
      if (dialog.open) cells.update(now?.pictures ?? []);
    },
    dispose: cells.dispose,
  };
}

function figurePart({ panel }: Scope): Part<Shown> {
  const shown = picture(panel);
  const caption = element('figcaption');
  return {
    node: element('figure', {}, shown.node, caption),
    update({ label, picture: file }) {
      setText(caption, label);
      mark(shown.node, 'alt', label);
      shown.show(file);
    },
    dispose: shown.dispose,
  };
}
