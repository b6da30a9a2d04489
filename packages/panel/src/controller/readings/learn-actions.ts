import { animationLibrary, type Connection, download } from '@meshwright/client';
import { formFields } from '../../form/form-fields.ts';
import { valuesOf } from '../../form/form-values.ts';
import { type KnownOption, searchedOptions } from '../../form/searched-options.ts';
import { chosenFamily } from '../../view/form-state.ts';
import type { PanelController } from '../controller.ts';
import { readOffered } from './read-offered.ts';

const field = 'action_ids';
const largestPicture = 2_000_000;

/**
 * Returns a function that loads the animation library when the form needs it, and then the pictures of the animations
 * that are shown, one at a time in the background.
 */
export function actionLearner(controller: PanelController): () => Promise<void> {
  const tried = new Set<string>();
  let isLoading = false;

  function nextPicture(): KnownOption | undefined {
    const { actions, find } = controller.viewInputs();
    const family = chosenFamily(controller.state());
    if (!family || !actions[field] || !needsActions(controller)) return undefined;
    const chosen = valuesOf(controller.state().form, family)[field];
    const shown = searchedOptions(actions[field], Array.isArray(chosen) ? chosen.map(String) : [], find);
    return shown.find(({ preview, picture }) => preview && !picture && !tried.has(preview));
  }

  async function loadPictures(): Promise<void> {
    for (let next = nextPicture(); next; next = nextPicture()) {
      tried.add(next.preview!);
      const { connection } = controller.buyer();
      // An animation without a picture is chosen by its name.
      const bytes = await drawable(controller, connection, next.preview!).catch(() => undefined);
      if (!bytes) continue;
      const picture = await controller.store.write(bytes);
      const { actions } = controller.viewInputs();
      const options = actions[field]!.map((each) =>
        each.value === next?.value ? { ...each, picture } : each,
      );
      controller.updateInputs({ actions: { ...actions, [field]: options } });
    }
  }

  return async () => {
    if (!needsActions(controller)) return;
    const { actions, unavailable } = controller.viewInputs();
    if (!actions[field] && !unavailable.has('actions')) await loadLibrary(controller);
    if (isLoading) return;
    isLoading = true;
    void loadPictures()
      .catch(() => {})
      .finally(() => {
        isLoading = false;
      });
  };
}

/** Downloads a preview, as a still picture if the host needs one. */
async function drawable(
  { stillOf }: PanelController,
  connection: Connection,
  url: string,
): Promise<Uint8Array> {
  const { bytes } = await download(connection, url, { maxBytes: largestPicture });
  return stillOf && isGif(bytes) ? await stillOf(bytes) : bytes;
}

const isGif = (bytes: Uint8Array): boolean =>
  /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));

function needsActions(controller: PanelController): boolean {
  const family = chosenFamily(controller.state());
  return family !== undefined && formFields(family).some(({ path }) => path === field);
}

/** Without a library, animations are chosen by number. */
async function loadLibrary(controller: PanelController): Promise<void> {
  const { connection } = controller.buyer();
  const library = await readOffered(controller, 'actions', () => animationLibrary(connection)).catch(
    () => [],
  );
  const options = library.map(({ action_id, name, category, sub_category, preview_url }) => ({
    value: String(action_id),
    label: name,
    kind: `${category} ${sub_category}`.replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
    preview: preview_url,
  }));
  if (options.length > 0) controller.updateInputs({ actions: { [field]: options } });
}
