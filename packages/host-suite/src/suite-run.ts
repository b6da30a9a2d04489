import { expect } from 'vitest';
import type { EditorDriver, OpenEditor, SceneObject } from './editor-driver.ts';
import type { SuiteBackend } from './suite-backend.ts';

/** Path of the family that the suite makes its assets with. */
export const taskPath = '/v2/text-to-3d';

/** The editor and the service of a running suite, and steps that its statements share. */
export interface SuiteRun {
  readonly driver: EditorDriver;
  /** Set before the first test. */
  backend: SuiteBackend;
  editor: OpenEditor;
  /** What a user has done since the start: fields set, files picked, buttons pressed. */
  inputs: number;
  /** When Generate was pressed last, by `performance.now()`. */
  pressed: number;
  /** Bounds of a wait. */
  readonly waiting: { readonly timeout: number; readonly interval: number };
  /** Waits for a text of the panel. */
  seen(text: string | RegExp): Promise<void>;
  /** Starts a job for a prompt through the panel. */
  generate(prompt: string, height?: number): Promise<void>;
  /** Waits for the object of a title in the scene, and for the panel's report of it. */
  standing(title: string): Promise<SceneObject>;
  /** Generates a model and waits for its object. */
  asset(prompt: string, height?: number): Promise<SceneObject>;
  /** Returns the ids and names of the objects in the scene. */
  names(): Promise<string[]>;
}

/** @param timeoutMs timeout of a test, in milliseconds; a wait ends before it and names what it saw last */
export function suiteRun(driver: EditorDriver, timeoutMs: number): SuiteRun {
  const waiting = { timeout: timeoutMs * 0.8, interval: 50 };
  const titled = (objects: readonly SceneObject[], title: string) =>
    objects.find(({ provenance }) => (provenance as { title?: string } | undefined)?.title === title);
  const run: SuiteRun = {
    driver,
    backend: undefined as unknown as SuiteBackend,
    editor: undefined as unknown as OpenEditor,
    inputs: 0,
    pressed: 0,
    waiting,
    seen: (text) => expect.poll(() => run.editor.text(), waiting).toMatch(text),
    async generate(prompt, height = 1) {
      const { editor } = run;
      if ((await editor.text()).includes('Start new')) await editor.press('Start new');
      await editor.set('Prompt', prompt);
      await editor.set('Height', height);
      run.pressed = performance.now();
      await editor.press('Generate');
    },
    async standing(title) {
      await expect.poll(async () => titled(await run.editor.scene(), title), waiting).toBeDefined();
      const object = titled(await run.editor.scene(), title)!;
      await run.seen(`${object.name} is in the scene`);
      return object;
    },
    async asset(prompt, height) {
      await run.generate(prompt, height);
      return await run.standing(prompt);
    },
    names: async () => (await run.editor.scene()).map(({ id, name }) => `${id} ${name}`),
  };
  return run;
}

/** Counts what the suite does with an editor as its user. */
export function countInputs(run: SuiteRun, editor: OpenEditor): OpenEditor {
  const counted = <A extends unknown[]>(act: (...values: A) => Promise<void>) => {
    return (...values: A): Promise<void> => {
      run.inputs += 1;
      return act(...values);
    };
  };
  const { set, press, pick } = editor;
  return { ...editor, set: counted(set), press: counted(press), pick: counted(pick) };
}
