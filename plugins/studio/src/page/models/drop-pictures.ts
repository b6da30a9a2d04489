import type { Panel } from '@meshwright/panel';
import { startNew } from '../examples.ts';

/**
 * Takes pictures that are dropped on a part of the page, or pasted into it, to Image to 3D; several ones to the form
 * for several views.
 * @param hint shown while files are dragged over the part
 */
export function takePictures(
  part: HTMLElement,
  hint: HTMLElement,
  panel: Panel,
  say: (text: string) => void,
): void {
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
  part.addEventListener('dragover', (event) => {
    if (!isFiles(event)) return;
    event.preventDefault();
    hint.hidden = false;
  });
  part.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!part.contains(relatedTarget as Node | null)) hint.hidden = true;
  });
  part.addEventListener('drop', (event) => {
    if (!isFiles(event)) return;
    event.preventDefault();
    hint.hidden = true;
    void take(event.dataTransfer!.files);
  });
  addEventListener('paste', ({ clipboardData, target }) => {
    if (clipboardData && clipboardData.files.length > 0 && !isText(target)) void take(clipboardData.files);
  });

  async function take(files: FileList): Promise<void> {
    try {
      say(await toImageTo3d(panel, [...files]));
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

async function toImageTo3d(panel: Panel, files: readonly File[]): Promise<string> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const [first] = pictures;
  if (!first) return `${files[0]?.name ?? 'This'} is no picture: drop a JPEG or PNG file.`;
  const [family, field] =
    pictures.length > 1 ? ['multi-image-to-3d', 'image_urls'] : ['image-to-3d', 'image_url'];
  await startNew(panel, family!);
  const kept = [];
  for (const picture of pictures)
    kept.push(await panel.keep(picture.name, new Uint8Array(await picture.arrayBuffer())));
  await panel.send({ do: 'set', control: `field/${field}`, value: kept });
  const name = pictures.length > 1 ? `${pictures.length} pictures` : first.name;
  return `${name}: taken to the form. Press Generate.`;
}
