import { keepView, readKeptView } from '../kept-view.ts';
import type { ThreeViewport } from '../viewport/three-viewport.ts';
import type { Viewport } from '../viewport/viewport.ts';
import { say } from '../words/say.ts';
import { isViewMode, type ViewMode, viewModes } from './view-mode.ts';

/** View modes and turntable of the page. */
export interface ViewBar {
  setMode(mode: ViewMode): void;
  toggleTurntable(): void;
  /** Shows what the current viewport can do. */
  refresh(): void;
}

/**
 * @param three the viewport with view modes
 * @param current returns the viewport that is shown
 */
export function viewBar(
  bar: Element,
  three: ThreeViewport,
  current: () => Viewport,
  onMode: (mode: ViewMode) => void,
): ViewBar {
  const modes = bar.querySelector<HTMLFieldSetElement>('#modes')!;
  const turntable = bar.querySelector<HTMLButtonElement>('#turntable')!;
  const radios = new Map<ViewMode, HTMLInputElement>();
  for (const [mode, { label, help }] of Object.entries(viewModes)) {
    const choice = document.createElement('label');
    choice.className = 'mode';
    choice.title = help;
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'mode', value: mode });
    radio.addEventListener('change', () => set(mode as ViewMode));
    const text = document.createElement('span');
    text.textContent = label;
    choice.append(radio, text);
    modes.append(choice);
    radios.set(mode as ViewMode, radio);
  }
  const set = (mode: ViewMode) => {
    three.mode = mode;
    radios.get(mode)!.checked = true;
    keepView({ mode });
    onMode(mode);
  };
  const turn = (on: boolean) => {
    turntable.ariaPressed = String(on);
    current().turn(on);
  };
  const toggleTurntable = () => turn(turntable.ariaPressed !== 'true');
  turntable.addEventListener('click', toggleTurntable);
  const { mode = 'lit' } = readKeptView();
  three.mode = isViewMode(mode) ? mode : 'lit';
  radios.get(three.mode)!.checked = true;
  return {
    setMode: set,
    toggleTurntable,
    refresh() {
      modes.disabled = current() !== three;
      modes.title = modes.disabled ? say('View modes are those of the three.js view.') : '';
      current().turn(turntable.ariaPressed === 'true');
    },
  };
}
