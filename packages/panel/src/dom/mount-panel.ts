import type { Panel } from '../panel.ts';
import type { Section, View } from '../view/view.ts';
import { element, setText } from './element.ts';
import { panelStyle } from './panel-style.ts';
import { keyedParts } from './parts/keyed-parts.ts';
import type { Scope } from './parts/part.ts';
import { sectionPart } from './parts/section-part.ts';

/**
 * Draws a panel into a shadow root, or that of an element, isolated from the page's styles. Draws at most once per
 * frame. The element's `theme` attribute (`light`, `dark`) overrides the page's colour scheme. Returns a function
 * that removes it; the panel stays open.
 * @example
 * import { mountPanel } from '@meshwright/panel/dom';
 *
 * const unmount = mountPanel(document.body.appendChild(document.createElement('div')), panel);
 * unmount();
 */
export function mountPanel(root: ShadowRoot | Element, panel: Panel): () => void {
  const shadow = isElement(root) ? (root.shadowRoot ?? root.attachShadow({ mode: 'open' })) : root;
  const sections = element('div', { class: 'sections' });
  const status = element('p', { role: 'status' });
  const hint = element('p', { class: 'hint', 'aria-hidden': 'true' });
  const footer = element('div', { class: 'footer' }, status, hint);
  const body = element('section', { class: 'panel', 'aria-label': 'Meshwright' }, sections, footer);
  let announced = '';
  // Never hidden: screen readers ignore a live region that just appeared. The footer has one height, with the hint over
  // the status: a footer that grew under the pointer would take the click of the button it covers.
  const setStatus = (text: string, isShown = false) => {
    status.textContent = text;
    status.classList.toggle('unseen', isShown);
  };
  let changes: Promise<unknown> = Promise.resolve();
  const scope: Scope = {
    panel,
    announce: (text) => setStatus(text),
    change(work) {
      const mine = work();
      changes = Promise.allSettled([changes, mine]);
      return mine;
    },
    settled: () => changes,
  };
  const parts = keyedParts<Section>(sections, keyOf, (section) => sectionPart(scope, section));

  let view: View = panel.view();
  const draw = () => {
    due = 0;
    parts.update(view.sections);
    if (view.announcement !== announced) setStatus(view.announcement, isShownByJob(view));
    announced = view.announcement;
  };
  let due = 0;
  const forget = panel.subscribe((now) => {
    view = now;
    due ||= requestAnimationFrame(draw);
  });

  for (const name of ['keydown', 'keypress', 'keyup']) body.addEventListener(name, keepFromHost);
  for (const name of ['paste', 'drop', 'dragover']) body.addEventListener(name, takeFiles);
  for (const name of ['focusin', 'pointerover']) {
    body.addEventListener(name, ({ target }) => setText(hint, helpAt(target as Element)));
  }
  const style = element('style', {}, panelStyle);
  shadow.append(style, body);
  draw();
  return () => {
    forget();
    cancelAnimationFrame(due);
    parts.dispose();
    style.remove();
    body.remove();
  };
}

function isElement(root: ShadowRoot | Element): root is Element {
  return root.nodeType === Node.ELEMENT_NODE;
}

/** Whether a job says what is announced, so that only screen readers need it again. */
function isShownByJob({ sections, announcement }: View): boolean {
  const jobs = sections.flatMap(({ controls }) => controls.filter((control) => control.kind === 'job'));
  return jobs.some(({ text }) => text !== '' && announcement.endsWith(text));
}

/** A change of `folded` makes a new box. */
function keyOf({ id, folded }: Section): string {
  return `${folded ? 'folded ' : ''}${id}`;
}

/** Stops key events, because editors have shortcuts and cannot see focus inside the shadow root. */
function keepFromHost(event: Event): void {
  const target = event.target as Element;
  if (target.matches('textarea, select, input:not([type=checkbox], [type=file])')) event.stopPropagation();
}

/** Routes pasted or dropped files to the control below them, or to the first that accepts files. */
function takeFiles(event: Event): void {
  const { dataTransfer, clipboardData } = event as Partial<DragEvent & ClipboardEvent>;
  const given = dataTransfer ?? clipboardData;
  const near = (event.target as Element).closest('.drop') ?? (event.currentTarget as Element);
  const input = near.querySelector<HTMLInputElement>('[type=file]');
  if (!input || !given?.types.includes('Files')) return;
  event.preventDefault();
  event.stopPropagation();
  if (given.files.length === 0) return;
  input.files = given.files;
  input.dispatchEvent(new Event('change'));
}

function helpAt(target: Element): string {
  return target.closest('.field, .press')?.querySelector('[data-help]')?.textContent ?? '';
}
