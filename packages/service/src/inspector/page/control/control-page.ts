import { type ComponentChildren, h } from 'preact';
import type { Scene } from '../tasks/scene.ts';
import { ClockPanel } from './clock-panel.ts';
import { FaultsPanel } from './faults-panel.ts';
import { ResetPanel } from './reset-panel.ts';

interface ControlPageProps {
  readonly scene: Scene;
  /** Called after a change, to read the views again. */
  readonly onChanged: () => void;
}

/** Shows time and faults; editable once control is unlocked. */
export function ControlPage({ scene, onChanged }: ControlPageProps): ComponentChildren {
  const { control } = scene;
  return h(
    'div',
    { class: 'sheet' },
    !control &&
      h(
        'p',
        { class: 'hint' },
        'Read only. Unlock editing at the top of the page to change clock, faults or data.',
      ),
    h(ClockPanel, { scene, onChanged }),
    h(FaultsPanel, { scene, onChanged }),
    control && h(ResetPanel, { scene, control, onChanged }),
  );
}
