import { expect } from 'vitest';
import type { OpenEditor, SceneObject } from './editor-driver.ts';
import type { SuiteBackend } from './suite-backend.ts';

/** What each step of the journey costs, in credits (spec: Limits). */
const prices = { preview: 20, refine: 10, rig: 5, animate: 3, print: 10 };
/** Name of an action that the local library has once. */
const motion = 'Arm Wave';
const waiting = { timeout: 240_000, interval: 200 };

/**
 * Goes the whole way of a character through the panel: a sentence, its preview, the texture, the rig with the clips
 * that come with it, one more motion, and a print. After each step it states what was paid, by the ledger of the
 * service.
 * @example
 * import { type EditorDriver, openSuiteBackend, playJourney } from '@meshwright/host-suite';
 *
 * const open: EditorDriver['open'] = (service) => openEditor(service); // yours
 * const backend = await openSuiteBackend();
 * const editor = await open(backend);
 * await playJourney(editor, backend);
 * @param backend with the local engine
 * @param rigged called while the rigged model stands in the scene
 */
export async function playJourney(
  editor: OpenEditor,
  backend: SuiteBackend,
  rigged: () => Promise<void> = async () => {},
): Promise<void> {
  let paid = 0;
  const made = async (task: string): Promise<SceneObject> => {
    const find = async () => (await editor.scene()).find(({ provenance }) => taskOf(provenance) === task);
    await expect.poll(find, waiting).toBeDefined();
    await expect
      .poll(() => editor.text(), waiting)
      .not.toMatch(/Working|Downloading|Importing|Queued|Sending/);
    return (await find())!;
  };
  /** Continues from the newest job, which has this title. */
  const continues = async (title: string) => {
    await editor.press('Edit further');
    await expect.poll(() => editor.text(), waiting).toMatch(new RegExp(`Based on: ${title} *$`, 'm'));
  };
  const pays = async (step: keyof typeof prices) => {
    paid += prices[step];
    expect([step, await backend.spent()]).toEqual([step, paid]);
  };
  await editor.set('Mode', 'preview');
  await editor.set('Prompt', 'a knight');
  await editor.set('Height', 1.8);
  await editor.press('Generate');
  await made('text-to-3d');
  await pays('preview');

  await continues('a knight');
  await editor.set('Operation', 'Refine');
  await editor.press('Refine (');
  await expect.poll(() => backend.spent(), waiting).toBe(paid + prices.refine);
  await expect.poll(() => editor.text(), waiting).toMatch(/Refine/);
  const refined = await made('text-to-3d');
  await pays('refine');

  await continues('a knight: Refine');
  await editor.set('Operation', 'Rig');
  await editor.press('Rig (');
  const rig = await made('rigging');
  expect(rig.clips).toEqual(['walking', 'running']);
  expect(rig.name).toBe(refined.name);
  expect(await editor.text()).toMatch(
    /Clips that come with the rig at no further cost: walking, running\..* 5 credits\./,
  );
  await rigged();
  await pays('rig');

  await continues('a knight: Refine: Rig');
  await editor.set('Operation', 'Animate');
  await editor.set('Find actions', motion);
  // The library arrives from the service; until then it is no option.
  const chosen = () => editor.set('Actions', motion).then(() => true, String);
  await expect.poll(chosen, waiting).toBe(true);
  await editor.press('Animate (');
  const animated = await made('animation');
  expect(animated.clips).toEqual(expect.arrayContaining(['walking', 'running']));
  expect(animated.clips).toHaveLength(3);
  await pays('animate');

  await editor.select(animated.id);
  await expect.poll(() => editor.text(), waiting).toContain(`Selected: ${animated.name}`);
  await editor.set('More actions', 'Colours for printing');
  await editor.press('Colours for printing (');
  await expect.poll(() => editor.text(), waiting).toMatch(/Files to save: 1 3MF\..* 10 credits\./);
  await pays('print');
  // A 3MF is no model of a scene: it changes nothing there.
  expect((await editor.scene()).map(({ id }) => id)).toEqual([animated.id]);
}

function taskOf(provenance: unknown): string | undefined {
  return (provenance as { readonly task?: string } | null)?.task?.split(':')[0];
}
