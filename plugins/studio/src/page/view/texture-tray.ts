import type { ModelTexture } from '../viewport/model-textures.ts';
import { say } from '../words/say.ts';

/** Width of a picture in the tray, in pixels of the drawing. */
const shownPixels = 192;

/** Shows the pictures of a model with their use, size and materials; undefined hides the tray. */
export function showTextures(tray: HTMLElement, textures: readonly ModelTexture[] | undefined): void {
  tray.hidden = textures === undefined;
  // It scrolls, so that keys must reach it.
  tray.tabIndex = 0;
  const cards = (textures ?? []).map((texture) => {
    const figure = document.createElement('figure');
    const canvas = document.createElement('canvas');
    canvas.width = shownPixels;
    canvas.role = 'img';
    const materials = say.list(texture.materials);
    canvas.ariaLabel = say('{use}: {materials}', { use: texture.use, materials });
    texture.draw(canvas);
    const text = document.createElement('figcaption');
    text.textContent = say('{use}, {width} x {height}: {materials}', {
      use: texture.use,
      width: String(texture.width),
      height: String(texture.height),
      materials,
    });
    figure.append(canvas, text);
    return figure;
  });
  const note = document.createElement('p');
  note.textContent = say('The selected model has no pictures: its materials are plain colours.');
  tray.replaceChildren(...(cards.length > 0 ? cards : [note]));
}
