// The panel is injected only into these pages and those of the settings. JSON, because the manifest uses it, too.
import knownEditors from './known-editors.json' with { type: 'json' };

/** Whether a page is a listed editor. */
export function isEditor(page: string | undefined, editors: readonly string[]): boolean {
  return page !== undefined && [...knownEditors, ...editors].some((editor) => page.startsWith(editor));
}

/**
 * Normalizes the address of an editor for comparison: whole folders of one origin.
 * @throws Error with a message for the user
 */
export function editorAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`"${text}" is not the address of a page. Enter one like https://example.com/editor/.`);
  }
  return new URL('.', url).href;
}
