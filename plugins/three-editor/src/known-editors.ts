// The panel is put into these pages and those of the settings, and nowhere else. Data: the manifest has it, too.
import knownEditors from './known-editors.json' with { type: 'json' };

/** Whether a page is one of them. */
export function isEditor(page: string | undefined, editors: readonly string[]): boolean {
  return page !== undefined && [...knownEditors, ...editors].some((editor) => page.startsWith(editor));
}

/**
 * The address of an editor as it is compared: whole folders of one origin.
 * @throws Error with a sentence for the user
 */
export function editorAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`"${text}" is no address of a page. Give one like https://example.com/editor/.`);
  }
  return new URL('.', url).href;
}
