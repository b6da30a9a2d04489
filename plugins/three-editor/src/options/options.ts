import { createClient } from '@meshwright/client';
import { editorAddress } from '../known-editors.ts';
import { readSettings, type Settings, writeSettings } from '../settings.ts';

const form = document.querySelector('form')!;
const status = document.querySelector('output')!;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const { baseUrl, key, editors } = await readSettings();
field('baseUrl').value = baseUrl;
field('key').value = key;
field('editors').value = editors.join('\n');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  status.textContent = '';
  save().then(
    () => {
      status.textContent = 'Saved. Reload the open pages of the editor.';
    },
    (error: unknown) => {
      status.textContent = error instanceof Error ? error.message : String(error);
    },
  );
});

async function save(): Promise<void> {
  const lines = field('editors')
    .value.split('\n')
    .map((line) => line.trim());
  const settings: Settings = {
    baseUrl: field('baseUrl').value.trim(),
    key: field('key').value.trim(),
    editors: lines.filter(Boolean).map(editorAddress),
  };
  // Validates the settings: throws for a bad address or a key that no header can carry.
  createClient({ baseUrl: settings.baseUrl, key: settings.key, allowBrowser: true });
  const origins = [...serviceOrigins(settings.baseUrl), ...settings.editors.map((each) => `${each}*`)];
  // Permissions are requested only here, after a click of the user.
  if (!(await chrome.permissions.contains({ origins })) && !(await chrome.permissions.request({ origins }))) {
    throw new Error('Not saved: without the permission the extension cannot reach the service.');
  }
  await writeSettings(settings);
}

/** Returns the service's origin and its sibling hosts, which often serve its files. */
function serviceOrigins(baseUrl: string): string[] {
  const { protocol, hostname, origin } = new URL(baseUrl);
  const domain = hostname.split('.').slice(-2).join('.');
  const isName = /[a-z]$/i.test(hostname) && hostname.includes('.');
  return [`${origin}/*`, ...(isName ? [`${protocol}//*.${domain}/*`] : [])];
}
