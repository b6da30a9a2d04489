import type { Panel } from '@meshwright/panel';

/** Shows examples while the panel has no jobs; a click fills in the prompt. */
export function offerExamples(nav: HTMLElement, panel: Panel): void {
  const show = () => {
    nav.hidden = panel.view().sections.some(({ id, controls }) => id === 'jobs' && controls.length > 0);
  };
  for (const button of nav.querySelectorAll('button')) {
    button.addEventListener('click', () => void fill(panel, button.textContent));
  }
  panel.subscribe(show);
  show();
}

async function fill(panel: Panel, prompt: string): Promise<void> {
  const has = (id: string) =>
    panel.view().sections.some(({ controls }) => controls.some((each) => each.id === id));
  if (has('start-new')) await panel.send({ do: 'press', control: 'start-new' });
  await panel.send({ do: 'set', control: 'family', value: 'text-to-3d' });
  await panel.send({ do: 'set', control: 'field/prompt', value: prompt });
}
