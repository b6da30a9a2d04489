import type { Panel } from '@meshwright/panel';
import { say } from './words/say.ts';

/** Prompts with the height of their subject, in metres. */
const examples: Readonly<Record<string, number>> = {
  'a wooden treasure chest': 0.6,
  'a red mushroom': 0.3,
  'a knight in armour': 1.8,
};

/** Shows examples while the panel has no jobs; a click fills in the prompt and the height. */
export function offerExamples(nav: HTMLElement, panel: Panel): void {
  const show = () => {
    nav.hidden = panel.view().sections.some(({ id, controls }) => id === 'jobs' && controls.length > 0);
  };
  for (const [prompt, height] of Object.entries(examples)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say('{prompt}, {height} m', { prompt, height });
    button.addEventListener('click', () => void fill(panel, { 'field/prompt': prompt, height }));
    nav.append(button);
  }
  panel.subscribe(show);
  show();
}

async function fill(panel: Panel, values: Readonly<Record<string, string | number>>): Promise<void> {
  await startNew(panel, 'text-to-3d');
  for (const [control, value] of Object.entries(values)) await panel.send({ do: 'set', control, value });
}

/** Opens the form of a family that starts from nothing. */
export async function startNew(panel: Panel, family: string): Promise<void> {
  const has = (id: string) =>
    panel.view().sections.some(({ controls }) => controls.some((each) => each.id === id));
  if (has('start-new')) await panel.send({ do: 'press', control: 'start-new' });
  await panel.send({ do: 'set', control: 'family', value: family });
}
