import type { Panel } from '@meshwright/panel';
import { startNew } from '../examples.ts';
import { say } from '../words/say.ts';

/**
 * Takes pictures that are dropped on a part of the page, or pasted into it, to Image to 3D; several ones to the form
 * for several views.
 * @param hint shown while files are dragged over the part
 */
export function takePictures(
  part: HTMLElement,
  hint: HTMLElement,
  panel: Panel,
  announce: (text: string) => void,
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
      announce(await toImageTo3d(panel, [...files]));
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error));
    }
  }
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

async function toImageTo3d(panel: Panel, files: readonly File[]): Promise<string> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const [first] = pictures;
  if (!first) return say('{name} is no picture: drop a JPEG or PNG file.', { name: files[0]?.name ?? '' });
  const [family, field] =
    pictures.length > 1 ? ['multi-image-to-3d', 'image_urls'] : ['image-to-3d', 'image_url'];
  await startNew(panel, family!);
  const kept = [];
  for (const picture of pictures)
    kept.push(await panel.keep(picture.name, new Uint8Array(await picture.arrayBuffer())));
  await panel.send({ do: 'set', control: `field/${field}`, value: kept });
  return pictures.length === 1
    ? say('{name}: taken to the form. Press Generate.', { name: first.name })
    : say(
        {
          one: '{count} picture was taken to the form. Press Generate.',
          other: '{count} pictures were taken to the form. Press Generate.',
        },
        { count: pictures.length },
      );
}
