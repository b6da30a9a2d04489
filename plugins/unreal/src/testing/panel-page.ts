import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Control, View } from '@meshwright/panel';
import type { Shown } from '../page/remote-panel.ts';
import { type EditorPanel, remotePanel } from '../page/remote-panel.ts';
import type { Unreal } from './open-unreal.ts';

/** The page that the plugin serves, without a browser: what its user reads and does. */
export interface PanelPage {
  readonly panel: EditorPanel;
  /** Returns what the page shows now. */
  shown(): Promise<Shown>;
  controls(): Promise<readonly Control[]>;
  set(label: string, value: string | number | boolean): Promise<boolean>;
  /** Returns whether the button is there. @param untilAnswered also waits for what came of it */
  press(label: string, untilAnswered?: boolean): Promise<boolean>;
  pick(label: string, paths: readonly string[]): Promise<boolean>;
  text(): Promise<string>;
}

/** Chooses Tools > Meshwright and opens the page by the address that the editor gives to the browser. */
export async function openPage(unreal: Unreal): Promise<PanelPage> {
  const address = new URL(await unreal.run<string>('answer = user.open_panel()'));
  const ticket = address.hash.slice(1);
  const exchange = await fetch(new URL('/session', address), {
    method: 'POST',
    body: JSON.stringify({ ticket }),
  });
  const { token } = (await exchange.json()) as { token: string };
  const panel = remotePanel((path, init = {}) =>
    fetch(new URL(path, address), {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token}` },
    }),
  );
  const shown = () => panel.shown(-1);
  const controls = async () => controlsOf((await shown()).view);
  const find = async (fits: (control: Control) => boolean) => (await controls()).find(fits);
  return {
    panel,
    shown,
    controls,
    async set(label, value) {
      const control = await find(
        (each) => each.label === label && each.kind !== 'button' && each.kind !== 'note',
      );
      if (!control) return false;
      await panel.send({ do: 'set', control: control.id, value: valueFor(control, value) });
      return true;
    },
    async press(label, untilAnswered = false) {
      const control = await find((each) => each.kind === 'button' && buttonText(each).startsWith(label));
      if (!control) return false;
      // A refusal is for the user to read.
      const answered = panel.send({ do: 'press', control: control.id }).catch(() => {});
      if (untilAnswered) await answered;
      return true;
    },
    async pick(label, paths) {
      const control = await find((each) => each.kind === 'files' && each.label === label);
      if (!control) return false;
      const kept = paths.map(async (path) =>
        panel.keep(basename(path), new Uint8Array(await readFile(path))),
      );
      await panel.send({ do: 'set', control: control.id, value: await Promise.all(kept) });
      return true;
    },
    async text() {
      const { view, status } = await shown();
      return [status.message, view?.announcement ?? '', ...controlsOf(view).map(textOf)].join('\n');
    },
  };
}

function controlsOf(view: View | null): Control[] {
  const own = view?.sections.flatMap(({ controls }) => controls) ?? [];
  return own.flatMap((control): Control[] =>
    control.kind === 'job' ? [control, ...control.actions] : [control],
  );
}

function valueFor(control: Control, value: string | number | boolean) {
  if (control.kind === 'choices') {
    const option = control.options.find(({ label }) => label === value);
    if (!option) throw new Error(`${control.label} has no ${value}`);
    return [...control.value, option.value];
  }
  const options = control.kind === 'choice' ? control.options : [];
  return options.find(({ label }) => label === value)?.value ?? value;
}

function buttonText(control: Control): string {
  return 'cost' in control && control.cost !== undefined
    ? `${control.label} (${control.cost})`
    : control.label;
}

function textOf(control: Control): string {
  const { label, kind, disabled = '' } = control;
  if (kind === 'files') return `${label} ${control.value.map(({ name }) => name).join(' ')}`;
  if (kind === 'button') return `${buttonText(control)} ${disabled}`;
  if (kind !== 'job') return `${label} ${disabled}`;
  return `${label} ${control.text}${control.progress === undefined ? '' : ` ${control.progress} %`}`;
}
