import { type ComponentChildren, h } from 'preact';
import { useRef } from 'preact/hooks';
import { useAction } from '../elements/use-action.ts';
import { type ControlClient, openControl } from './control-client.ts';

interface UnlockProps {
  readonly control: ControlClient | undefined;
  readonly setControl: (control: ControlClient | undefined) => void;
}

/** Unlocks changes with the control token, typed or pasted, which only this page keeps. */
export function Unlock({ control, setControl }: UnlockProps): ComponentChildren {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { run, problem, isBusy } = useAction();
  const close = () => {
    if (field.current) field.current.value = '';
    dialog.current?.close();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    const token = field.current?.value.trim() ?? '';
    void run(async () => {
      const taken = await openControl(token);
      close();
      setControl(taken);
    });
  };
  return h(
    'div',
    { class: 'lock' },
    control
      ? h('button', { type: 'button', class: 'open', onClick: () => setControl(undefined) }, 'Lock editing')
      : h('button', { type: 'button', onClick: () => dialog.current?.showModal() }, 'Unlock editing'),
    h(
      'dialog',
      { ref: dialog, 'aria-labelledby': 'unlock-title' },
      h(
        'form',
        { class: 'stack', onSubmit },
        h('h2', { id: 'unlock-title' }, 'Change clock, faults and data'),
        h(
          'p',
          null,
          'Paste the control token that ',
          h('code', null, 'meshwright service'),
          ' printed. It stays in this page only, until you close the page or lock editing.',
        ),
        h('label', { for: 'control-token' }, 'Control token'),
        h('input', {
          id: 'control-token',
          ref: field,
          type: 'password',
          autocomplete: 'off',
          spellcheck: false,
          required: true,
        }),
        problem !== '' && h('p', { class: 'problem', role: 'alert' }, problem),
        h(
          'div',
          { class: 'buttons' },
          h('button', { type: 'button', onClick: close }, 'Cancel'),
          h('button', { type: 'submit', class: 'main', disabled: isBusy }, 'Unlock'),
        ),
      ),
    ),
  );
}
