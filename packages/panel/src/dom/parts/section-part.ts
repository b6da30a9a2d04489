import type { Control, Section } from '../../view/view.ts';
import { element, hide, setText } from '../element.ts';
import { domId } from '../field.ts';
import { controlKey, controlPart } from './control-part.ts';
import { keyedParts } from './keyed-parts.ts';
import type { Part, Scope } from './part.ts';

/** A folded section starts closed and keeps the state that the user sets. */
export function sectionPart(scope: Scope, first: Section): Part<Section> {
  const title = element('h2', { id: `section-${domId(first.id)}` });
  const body = element('div', { class: 'controls' });
  const attributes = {
    class: 'section',
    'data-section': first.id,
    'aria-labelledby': title.id,
  };
  const node = first.folded
    ? element('details', attributes, element('summary', {}, title), body)
    : element('div', { ...attributes, role: 'group', tabindex: '-1' }, title, body);
  const controls = keyedParts<Control>(body, controlKey, (control) => controlPart(scope, control));
  return {
    node,
    update(now) {
      setText(title, now.title);
      hide(node, now.controls.length === 0);
      controls.update(now.controls);
    },
    dispose: controls.dispose,
  };
}
