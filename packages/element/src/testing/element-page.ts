import { defineMeshwrightAsset, type MeshwrightAsset } from '../meshwright-asset.ts';
import { arScenarios } from './ar-scenarios.ts';

defineMeshwrightAsset();
const log: string[] = [];
/** Counts the contexts that the page made. */
let contexts = 0;
const getContext = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [never]) {
  const context = getContext.apply(this, args) as WebGL2RenderingContext | null;
  if (context && this.parentNode) contexts++;
  return context;
} as never;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const only = () => document.querySelector('meshwright-asset') as MeshwrightAsset;

/** Puts one element in the page, and logs its events. */
function put(attributes: Record<string, string>): MeshwrightAsset {
  const element = document.createElement('meshwright-asset') as MeshwrightAsset;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.cssText = 'width: 96px; height: 96px';
  element.addEventListener('ready', () => log.push('ready'));
  element.addEventListener('progress', () => !log.includes('progress') && log.push('progress'));
  element.addEventListener('error', (event) =>
    log.push(`error ${(event as unknown as CustomEvent).detail.code}`),
  );
  document.body.replaceChildren(element);
  return element;
}

async function logged(line: string): Promise<void> {
  while (!log.includes(line)) await frame();
}

const scenarios = {
  ...arScenarios,
  put: (attributes: Record<string, string>) => void put(attributes),
  set: (name: string, value: string) => only().setAttribute(name, value),
  remove: (name: string) => only().removeAttribute(name),
  variants: () => only().asset!.variants,
  logged,
  log: () => log.splice(0),
  contexts: () => contexts,
  facts() {
    const { tabIndex, role, asset, shadowRoot } = only();
    const bar = shadowRoot!.querySelector('progress')!;
    const picture = shadowRoot!.querySelector('img')!;
    return {
      tabIndex,
      role,
      label: only().getAttribute('aria-label'),
      clips: asset?.clips ?? [],
      bar: !bar.hidden,
      poster: !picture.hidden,
    };
  },
  /** Returns the number of pixels with something, and a hash of the picture after the next frame. */
  async picture() {
    const canvas = only().shadowRoot!.querySelector('canvas')!;
    const copy = new OffscreenCanvas(96, 96).getContext('2d', { willReadFrequently: true })!;
    // A drawing buffer is readable in the turn that draws it.
    (only() as unknown as { stage: { redraw(): void } }).stage.redraw();
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        copy.drawImage(canvas, 0, 0, 96, 96);
        resolve();
      }),
    );
    const { data } = copy.getImageData(0, 0, 96, 96);
    let [pixels, hash, red, blue] = [0, 0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      pixels += Number(data[at + 3]! > 0);
      red += data[at]!;
      blue += data[at + 2]!;
      hash = (hash * 31 + data[at]! + data[at + 1]! * 3 + data[at + 3]! * 7) | 0;
    }
    return { pixels, hash, red: red / pixels, blue: blue / pixels };
  },
  press(key: string) {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
    only().dispatchEvent(event);
    return event.defaultPrevented;
  },
  focus: () => only().focus(),
  /** Returns whether the page may not scroll. */
  wheel(deltaY: number, ctrlKey = false) {
    const event = new WheelEvent('wheel', { deltaY, ctrlKey, cancelable: true, bubbles: true });
    only().shadowRoot!.querySelector('canvas')!.dispatchEvent(event);
    return event.defaultPrevented;
  },
  /** Moves pointers from and to these places along x; they stay down unless they are to leave. */
  drag(places: readonly (readonly [from: number, to: number])[], leave = true) {
    const canvas = only().shadowRoot!.querySelector('canvas')!;
    // Pointers that the browser does not know cannot be captured.
    canvas.setPointerCapture = () => {};
    const send = (type: string, pointerId: number, clientX: number) =>
      canvas.dispatchEvent(new PointerEvent(type, { pointerId, clientX, buttons: 1, bubbles: true }));
    for (const [id, [from]] of places.entries()) send('pointerdown', id, from);
    for (const [id, [, to]] of places.entries()) send('pointermove', id, to);
    if (leave) for (const [id, [, to]] of places.entries()) send('pointerup', id, to);
  },
  /** Puts marks into the element, by their `data-position` and `data-normal`. */
  mark(marks: readonly (readonly [position: string, normal?: string])[]) {
    for (const [position, normal] of marks) {
      const button = Object.assign(document.createElement('button'), { slot: 'hotspot', textContent: '+' });
      Object.assign(button.dataset, { position, ...(normal && { normal }) });
      only().append(button);
    }
  },
  /** Returns where the middle of each mark is in the element, and whether it is seen; focuses one before. */
  async marks(focused?: number) {
    const buttons = [...only().querySelectorAll('button')];
    if (focused !== undefined) buttons[focused]!.focus();
    for (let count = 0; count < 3; count++) await frame();
    const own = only().getBoundingClientRect();
    return buttons.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const isSeen = getComputedStyle(button).opacity === '1';
      return { x: left + width / 2 - own.left, y: top + height / 2 - own.top, isSeen };
    });
  },
  release: () =>
    only()
      .shadowRoot!.querySelector('canvas')!
      .dispatchEvent(new PointerEvent('pointerup', { pointerId: 0 })),
  /** Returns the size of the picture, and the first bytes of its file. */
  async blob() {
    const blob = await only().toBlob();
    const { width, height } = await createImageBitmap(blob);
    return { type: blob.type, width, height, isLarge: blob.size > 1000 };
  },
  blobFails: (): Promise<string> =>
    only()
      .toBlob()
      .then(
        () => 'none',
        ({ code }) => code,
      ),
  /** Puts an element below what is in view, and returns after some frames. */
  async putBelow(attributes: Record<string, string>) {
    put(attributes).style.marginTop = '9000px';
    for (let count = 0; count < 5; count++) await frame();
  },
  scrollTo: () => only().scrollIntoView(),
  clipTime() {
    const { mixer } = only().asset!.native;
    return mixer.time;
  },
  /** Moves the element to another parent, which disconnects and connects it. */
  move() {
    const other = document.createElement('div');
    document.body.append(other);
    other.append(only());
  },
  /** Adds and removes an element, that many times; returns whether its context was lost. */
  async lostAfter(source: string, times: number) {
    const lost: boolean[] = [];
    for (let i = 0; i < times; i++) {
      const element = put({ source });
      await frame();
      const context = element.shadowRoot!.querySelector('canvas')!.getContext('webgl2')!;
      element.remove();
      await frame();
      lost.push(context.isContextLost());
    }
    return lost;
  },
};
export type ElementScenarios = typeof scenarios;
Object.assign(globalThis, { scenarios });
