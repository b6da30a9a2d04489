import { type AssetEvent, lineOf } from './page.ts';

/**
 * Makes an asset of the words in the field at once, and again whenever the form is sent; the line below says what happens.
 * @param make spawns an asset and reports its events
 */
export function onPrompt(
  make: (prompt: string, onEvent: (event: AssetEvent) => void) => { dispose(): void },
): void {
  const form = document.querySelector('form')!;
  const line = document.querySelector('output')!;
  let shown: { dispose(): void } | undefined;

  function remake() {
    shown?.dispose();
    line.value = 'Making it';
    const prompt = String(new FormData(form).get('prompt'));
    shown = make(prompt, (event) => {
      line.value = lineOf(event, line.value);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    remake();
  });
  remake();
}
