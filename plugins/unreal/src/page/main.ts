// The page that the plugin serves: the panel of @meshwright/panel, the state of the connection, and the settings.
import { mountPanel } from '@meshwright/panel/dom';
import { type EditorSettings, type EditorStatus, remotePanel, type Shown } from './remote-panel.ts';

const tokenKey = 'meshwright-token';
const gone = 'Unreal is closed. Open it again, then Tools > Meshwright.';
const status = document.querySelector('#status')!;
const form = document.querySelector<HTMLFormElement>('#settings')!;

const token = await takeToken();
const panel = remotePanel((path, init = {}) =>
  fetch(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } }),
);
let unmount: (() => void) | undefined;
let settings: EditorSettings | undefined;

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void saveSettings();
});
document.querySelector('#restart')!.addEventListener('click', () => void act(() => panel.connect(true)));
await follow();

/** Exchanges the ticket of the address for the token, which a reload of the page finds again. */
async function takeToken(): Promise<string> {
  const ticket = location.hash.slice(1);
  if (ticket === '') return sessionStorage.getItem(tokenKey) ?? '';
  history.replaceState(null, '', location.pathname);
  const response = await fetch('/session', { method: 'POST', body: JSON.stringify({ ticket }) });
  const { token: given = '' } = (await response.json()) as { token?: string };
  sessionStorage.setItem(tokenKey, given);
  return given;
}

async function follow(): Promise<void> {
  for (let after = -1; ; ) {
    const shown = await panel.shown(after).catch((error: Error) => error);
    if (shown instanceof Error) {
      showText(shown instanceof TypeError ? gone : shown.message);
      unmount?.();
      unmount = undefined;
      return;
    }
    after = shown.number;
    show(shown);
  }
}

function show({ view, status: now, settings: given }: Shown): void {
  if (view && !unmount) unmount = mountPanel(document.querySelector('#panel')!, panel);
  if (!view && unmount) {
    unmount();
    unmount = undefined;
  }
  showStatus(now);
  if (JSON.stringify(given) !== JSON.stringify(settings)) fillForm(given);
  settings = given;
}

function showStatus(now: EditorStatus): void {
  const changed = now.settings_changed ? 'Restart the bridge to use the new service or key.' : '';
  showText(now.message || changed);
  if (now.download_megabytes !== null)
    button(`Download the Bridge (${now.download_megabytes} MB)`, () => panel.downloadBridge());
  if (now.stopped) button('Reconnect', () => panel.connect(false));
  else if (now.settings_changed) button('Restart bridge', () => panel.connect(true));
}

function showText(text: string): void {
  status.textContent = text;
}

function button(label: string, press: () => Promise<void>): void {
  const element = document.createElement('button');
  element.textContent = label;
  element.addEventListener('click', () => void act(press));
  status.append(element);
}

function fillForm(given: EditorSettings): void {
  for (const [name, value] of Object.entries(given)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (typeof value === 'boolean') field.checked = value;
    else field.value = String(value);
  }
  const key = form.elements.namedItem('key') as HTMLInputElement;
  key.placeholder = given.has_key ? 'a key is stored' : '';
}

async function saveSettings(): Promise<void> {
  const { key, ...values } = formValues();
  await act(() => panel.settings(key === '' ? values : { ...values, key }));
  (form.elements.namedItem('key') as HTMLInputElement).value = '';
}

function formValues(): Record<string, string | boolean> {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  return Object.fromEntries(
    fields.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  );
}

async function act(work: () => Promise<void>): Promise<void> {
  await work().catch((error: Error) => showText(error.message));
}
