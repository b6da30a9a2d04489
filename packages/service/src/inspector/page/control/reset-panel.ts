import { type ComponentChildren, h } from 'preact';
import { useRef } from 'preact/hooks';
import { useAction } from '../elements/use-action.ts';
import type { Scene } from '../tasks/scene.ts';
import type { ControlClient } from './control-client.ts';

interface ResetPanelProps {
  readonly scene: Scene;
  readonly control: ControlClient;
  readonly onChanged: () => void;
}

/** Resets everything after a confirmation. */
export function ResetPanel({ scene, control, onChanged }: ResetPanelProps): ComponentChildren {
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, problem, isBusy } = useAction();
  const count = Object.values(scene.status.tasks).reduce((sum, each) => sum + each, 0);
  const reset = () =>
    run(async () => {
      await control.reset();
      dialog.current?.close();
      onChanged();
    });
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, 'Reset'),
    h(
      'p',
      { class: 'dim' },
      'Removes tasks, files, ledger entries, faults and recorded requests; restores the accounts and real time.',
    ),
    h('button', { type: 'button', class: 'danger', onClick: () => dialog.current?.showModal() }, 'Reset ...'),
    h(
      'dialog',
      { ref: dialog, 'aria-labelledby': 'reset-title' },
      h(
        'h2',
        { id: 'reset-title' },
        count === 1 ? 'Remove 1 task and its files?' : `Remove ${count} tasks and their files?`,
      ),
      h('p', null, 'This cannot be undone, except by restoring a snapshot.'),
      problem !== '' && h('p', { class: 'problem', role: 'alert' }, problem),
      h(
        'div',
        { class: 'buttons' },
        h('button', { type: 'button', onClick: () => dialog.current?.close() }, 'Cancel'),
        h(
          'button',
          { type: 'button', class: 'danger', disabled: isBusy, onClick: () => void reset() },
          'Reset',
        ),
      ),
    ),
  );
}
