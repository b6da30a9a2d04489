/// <reference types="chrome" />

/** Settings of the options page, in the extension's own storage, which pages and content scripts cannot read. */
export interface Settings {
  /** `https://HOST/openapi`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Addresses of other copies of the editor, up to the last slash. */
  readonly editors: readonly string[];
}

export async function readSettings(): Promise<Settings> {
  const { settings } = await chrome.storage.local.get<{ settings?: Settings }>('settings');
  return settings ?? { baseUrl: '', key: '', editors: [] };
}

export async function writeSettings(settings: Settings): Promise<void> {
  await chrome.storage.local.set({ settings });
}

export function onSettings(listener: (settings: Settings) => void): void {
  chrome.storage.local.onChanged.addListener(({ settings }) => {
    if (settings) listener(settings.newValue as Settings);
  });
}
