const sheetText = `
:host { display: block; position: relative; width: 300px; height: 300px; }
:host([hidden]) { display: none; }
:host(:focus-visible) { outline: 2px solid Highlight; outline-offset: 2px; }
canvas, img { position: absolute; inset: 0; width: 100%; height: 100%; }
canvas { touch-action: pan-y; cursor: grab; }
img { object-fit: contain; pointer-events: none; }
button { position: absolute; right: 8px; bottom: 24px; }
progress { position: absolute; left: 10%; bottom: 8px; width: 80%; }
[hidden] { display: none; }
::slotted([slot="hotspot"]) { position: absolute; left: 0; top: 0; }
::slotted([data-behind]) { opacity: 0; pointer-events: none; }
`;

/** The parts of an element's shadow tree. */
export interface ElementPage {
  readonly canvas: HTMLCanvasElement;
  /** Takes the elements of the page that mark points of the model. */
  readonly marks: HTMLSlotElement;
  /** Shows the model in the room; hidden until a device and a model have a way. */
  readonly arButton: HTMLButtonElement;
  /** Shows a picture until there is a model; empty for none. */
  poster(url: string): void;
  /** Shows 0 to 100; undefined hides the bar. */
  progress(percent: number | undefined): void;
  /** A model is in view, so the picture goes. */
  uncover(): void;
}

export function elementPage(root: ShadowRoot): ElementPage {
  // A constructed sheet is allowed under a Content-Security-Policy without 'unsafe-inline'.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  root.adoptedStyleSheets = [sheet];
  const canvas = document.createElement('canvas');
  const picture = Object.assign(document.createElement('img'), { alt: '', hidden: true });
  const bar = Object.assign(document.createElement('progress'), { max: 100, hidden: true });
  bar.setAttribute('aria-label', 'Loading');
  const marks = Object.assign(document.createElement('slot'), { name: 'hotspot' });
  const arButton = Object.assign(document.createElement('button'), { type: 'button', hidden: true });
  arButton.part.add('ar-button');
  const words = Object.assign(document.createElement('slot'), { name: 'ar-button' });
  words.append('View in your space');
  arButton.append(words);
  root.append(canvas, picture, marks, arButton, bar);
  return {
    canvas,
    marks,
    arButton,
    poster(url) {
      picture.hidden = url === '';
      if (url) picture.src = url;
      else picture.removeAttribute('src');
    },
    progress(percent) {
      bar.hidden = percent === undefined;
      if (percent !== undefined) bar.value = percent;
    },
    uncover() {
      picture.hidden = true;
    },
  };
}
