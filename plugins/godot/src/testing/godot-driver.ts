import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorDriver, OpenEditor, SceneObject, SuiteService } from '@meshwright/host-suite';
import { textBelow, withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { openDesktop, type WindowSize } from '@meshwright/testing/hosts/open-desktop';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { godotProgram } from './godot/godot-program.ts';
import { openGodot } from './godot/open-godot.ts';
import { writeProject } from './godot/write-project.ts';

export interface GodotDriverOptions {
  readonly name: string;
  /** Size of its window, whose buttons are clicked by a real mouse; absent: no window. */
  readonly window?: WindowSize;
}

/** Drives a real Godot editor for the host suite, with a real bridge to the suite's service. */
export function godotDriver(options: GodotDriverOptions): EditorDriver {
  return {
    name: options.name,
    undo: true,
    keepsScene: true,
    open: (service) => withEditorHome('godot', (home) => openEditor(service, home, options)),
  };
}

async function openEditor(
  service: SuiteService,
  home: string,
  { window }: GodotDriverOptions,
): Promise<OpenEditor> {
  const project = join(home, 'project');
  await writeProject(project);
  const closeBridge = await openServiceBridge(service, join(home, 'cache'));
  const desktop = window && (await openDesktop(window));
  const start = () => openGodot({ program: godotProgram()!, project, home, ...(desktop && { desktop }) });
  let godot = await start();
  const user = <T>(call: string, ...values: readonly unknown[]) =>
    godot.run<T>(`return await user.${call}(${values.map((value) => JSON.stringify(value)).join(', ')})`);
  const until = (what: string, call: string, ...values: readonly unknown[]) =>
    waitFor(async () => (await user<boolean>(call, ...values)) || undefined, `${what} in the dock`).then(
      () => {},
    );
  return {
    set: (label, value) => until(label, 'set_value', label, value),
    async press(label) {
      if (!desktop) return await until(label, 'press', label);
      const find = async () => (await user<[number, number] | null>('middle_of', label)) ?? undefined;
      const [x, y] = await waitFor(find, `${label} in the dock`);
      const isInMenu = await user<boolean>('is_in_menu', label);
      await desktop.xdotool('mousemove', x, y, 'click', 1);
      // The mouse opens the menu; the item is chosen by its label, because Godot does not say where it is drawn.
      if (isInMenu) await until(label, 'choose', label);
    },
    pick: (label, paths) => until(label, 'pick', label, paths),
    text: () => user('text'),
    scene: () => user<SceneObject[]>('scene'),
    select: (id) => user('select', id),
    async undo() {
      if (!desktop) return await user('undo');
      const { width, height } = desktop.size;
      await desktop.xdotool('mousemove', width / 2, height / 2, 'key', 'ctrl+z');
    },
    async saved() {
      await godot.run('EditorInterface.save_scene()');
      return `${await textBelow(home, join(home, 'cache'))}\n${godot.output()}`;
    },
    async reopen() {
      await godot.run('EditorInterface.save_scene()');
      await godot.kill();
      godot = await start();
    },
    longestBlock: () => godot.run('return editor.longest_block_ms'),
    screenshot: async (path) => desktop?.screenshot(path),
    async close() {
      await godot.kill();
      await desktop?.close();
      await closeBridge();
      await rm(home, { recursive: true, force: true });
    },
  };
}
