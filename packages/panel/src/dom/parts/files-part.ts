import type { FilesControl, FileValue } from '../../view/view.ts';
import { element, mark, setText } from '../element.ts';
import { domId, field } from '../field.ts';
import { filled, ownWords } from '../own-words.ts';
import { picture } from '../picture.ts';
import { keyedParts } from './keyed-parts.ts';
import type { Part, Scope } from './part.ts';

/** File input by picking, dropping and pasting. */
export function filesPart(scope: Scope, first: FilesControl): Part<FilesControl> {
  const { panel, settled } = scope;
  const words = ownWords(panel);
  const list = element('ul', { class: 'files' });
  const action = element('span', { id: `${domId(first.id)}-action` });
  const input = element('input', { type: 'file', class: 'unseen' });
  const pick = element('label', { class: 'pick' }, input, action);
  const zone = element('div', { class: 'drop' }, list, pick);
  const { send, attempt, latest, part } = field(scope, first, zone, input);
  // Named by both labels: `Picture` and the action.
  input.setAttribute('aria-labelledby', `${input.id}-label ${action.id}`);

  async function add(files: readonly File[]): Promise<void> {
    // Sequential, each added to the panel's current files: the page may not have drawn them yet.
    await settled();
    const controls = panel.view().sections.flatMap((section) => section.controls);
    const now = controls.find((control) => control.id === first.id);
    const { value, most, endings, id } = now?.kind === 'files' ? now : latest();
    const fitting = files.filter(({ name }) => endings.some((end) => name.toLowerCase().endsWith(end)));
    if (fitting.length === 0) throw new Error(filled(words.onlyEndings, { endings: endings.join(', ') }));
    const kept: FileValue[] = most === 1 ? [] : [...value];
    for (const file of most === 1 ? fitting.slice(0, 1) : fitting) {
      const next = await panel.keep(file.name, new Uint8Array(await file.arrayBuffer()));
      if (!kept.some((each) => each.file === next.file)) kept.push(next);
    }
    await panel.send({ do: 'set', control: id, value: kept.slice(0, most) });
    if (kept.length > most) throw new Error(filled(words.tooManyFiles, { most }));
  }
  // Dropped and pasted files arrive here as well.
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    // Allows picking the same file again.
    input.value = '';
    if (files.length > 0) attempt(() => add(files));
  });

  const rows = keyedParts<FileValue>(
    list,
    ({ file }) => file,
    (file) => fileRow(file),
  );
  function fileRow({ name, size }: FileValue): Part<FileValue> {
    const thumbnail = picture(panel);
    const remove = element(
      'button',
      { type: 'button', class: 'remove', 'aria-label': filled(words.remove, { name }) },
      '×',
    );
    const node = element('li', {}, thumbnail.node, element('span', {}, `${name}, ${inBytes(size)}`), remove);
    let shown = '';
    remove.addEventListener('click', () => send(latest().value.filter(({ file }) => file !== shown)));
    return {
      node,
      update({ file }) {
        shown = file;
        if (first.media === 'image') thumbnail.show(file);
      },
      dispose: thumbnail.dispose,
    };
  }

  return part(({ value, endings, most, media }) => {
    mark(input, 'accept', endings.join(','));
    mark(input, 'multiple', most > 1 ? '' : undefined);
    const [one, several] =
      media === 'image'
        ? [words.choosePicture, words.choosePictures]
        : [words.chooseModel, words.chooseModels];
    setText(action, most > 1 ? filled(several, { most }) : one);
    rows.update(value);
  }, rows.dispose);
}

function inBytes(size: number): string {
  return size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`;
}
