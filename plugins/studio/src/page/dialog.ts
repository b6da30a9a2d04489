import { say } from './words/say.ts';

/** A dialog of the page. Escape and its button close it; the focus goes back to where it was. */
export interface Dialog {
  readonly body: HTMLElement;
  close(): void;
}

/**
 * Opens a dialog.
 * @param wide as wide as the page allows
 * @param onClose called once, however it was closed
 */
export function openDialog(title: string, { wide = false, onClose = () => {} } = {}): Dialog {
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = title;
  dialog.classList.toggle('wide', wide);
  const head = document.createElement('header');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const close = button(say('Close'), () => dialog.close());
  head.append(heading, close);
  const body = document.createElement('div');
  dialog.append(head, body);
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  // A press beside the dialog is one on its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return { body, close: () => dialog.close() };
}

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

export function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}
