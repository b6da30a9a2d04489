import { animation, createClient, rigging, textTo3d } from '@meshwright/client';
import { AssetError, type ThreeAsset, type ThreeAssetsOptions } from '@meshwright/three';
import type { ArMode } from './ar/ar-modes.ts';
import { type AssetStage, assetStage } from './asset-stage.ts';
import { type ElementPage, elementPage } from './element-page.ts';
import { gestures } from './gestures.ts';
import type { Hotspots } from './hotspots.ts';
import { type Content, type ContentListeners, showContent } from './show-content.ts';

const contentAttributes = ['actions', 'height', 'prompt', 'proxy', 'remember', 'source'] as const;
const lookAttributes = ['auto-rotate', 'environment', 'exposure', 'shadow', 'variant'] as const;
const attributes = [
  ...contentAttributes,
  ...lookAttributes,
  'alt',
  'ar',
  'clip',
  'loading',
  'poster',
] as const;

type TaskClient = NonNullable<ThreeAssetsOptions['client']>;
/** Families that a task as text may name. */
const families = [textTo3d, rigging, animation];

/** Node has no elements; a server may import the module and render the tag. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<meshwright-asset>` shows an asset in any page. Attributes: `source` (an address or a task) or `prompt` with
 * `actions`, `height` in metres, `clip`, `poster`, `alt`, `proxy` (default `/api/meshwright`), `remember`; `loading="lazy"`
 * waits until the element is near the view. Of the look: `shadow` (0 to 1, 0.4 without a number), `exposure` (default 1),
 * `environment` (address of a panorama), `variant` and `auto-rotate`. Events: `progress` with the percent in `detail`,
 * `ready`, `error` with an `AssetError` in `detail`. A drag and arrows turn, a pinch, the wheel of a focused element, plus
 * and minus zoom, Home goes back. Elements with `slot="hotspot"` stay at the point of their `data-position` (three numbers in
 * metres), and are not seen behind the model or where their `data-normal` faces away. With `ar` a button shows the model in the
 * room on devices that can, and `activateAr` does the same.
 * @example
 * import { defineMeshwrightAsset } from '@meshwright/element';
 *
 * const Chest = defineMeshwrightAsset();
 * const chest = new Chest();
 * chest.setAttribute('source', '/models/chest.glb');
 * chest.addEventListener('ready', () => console.log(chest.asset?.clips));
 * document.body.append(chest);
 */
export class MeshwrightAsset extends Base {
  static readonly observedAttributes: readonly string[] = attributes;
  private page: ElementPage | undefined;
  private stage: AssetStage | undefined;
  private content: Content | undefined;
  private connection: TaskClient | undefined;
  private isQueued = false;
  private hotspots: Hotspots | undefined;
  private nearness: IntersectionObserver | undefined;
  private isNear = false;

  /** Replaces the client of the attribute `proxy`. */
  get client(): TaskClient | undefined {
    return this.connection;
  }
  set client(client: TaskClient | undefined) {
    this.connection = client;
    this.close();
    this.queue();
  }

  /** The model that is shown; undefined before there is one. */
  get asset(): ThreeAsset | undefined {
    return this.content?.asset;
  }

  /**
   * Draws now and returns the picture, which is transparent around the model.
   * @param type of the file; `image/png` without it
   * @param quality 0 to 1 for types that lose detail
   * @throws AssetError `bad_source` before a model is shown
   */
  async toBlob(type?: string, quality?: number): Promise<Blob> {
    if (!this.asset || !this.stage) throw new AssetError('bad_source', 'There is no picture before `ready`.');
    return this.stage.toBlob(type, quality);
  }

  /**
   * Shows the model in the room: in the page where the browser has WebXR, else in Scene Viewer of Android or Quick Look of
   * iOS. Call it in a click, as browsers demand. Resolves with the way that was taken, once it is open or, in the page, over.
   * @throws AssetError `bad_source` before a model is shown, `engine_setup` where the device has no way for this model
   */
  async activateAr(): Promise<ArMode> {
    const { asset, stage } = this;
    if (!asset || !stage) throw new AssetError('bad_source', 'There is nothing to show before `ready`.');
    const { showInRoom } = await import('./ar/show-in-room.ts');
    return showInRoom(this, { asset, stage, ...this.fileFacts() });
  }

  connectedCallback(): void {
    this.page ??= this.open(this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    if (!this.hasAttribute('role')) this.setAttribute('role', 'img');
    // One that was moved shows its content already.
    if (this.content) return;
    this.page.poster(this.getAttribute('poster') ?? '');
    this.queue();
  }

  disconnectedCallback(): void {
    // An element that is moved is connected again in the same turn.
    queueMicrotask(() => {
      if (!this.isConnected) this.close();
    });
  }

  attributeChangedCallback(name: (typeof attributes)[number], _: string | null, value: string | null): void {
    if (name === 'alt') this.setAttribute('aria-label', value ?? '');
    else if (name === 'poster') {
      if (!this.asset) this.page?.poster(value ?? '');
    } else if (name === 'clip') this.play();
    else if (lookAttributes.some((each) => each === name)) this.dress();
    else this.queue();
  }

  /** Shows the current attributes, once for all that change in one turn. */
  private queue(): void {
    if (this.isQueued) return;
    this.isQueued = true;
    queueMicrotask(() => {
      this.isQueued = false;
      if (this.isConnected) this.show();
    });
  }

  /** Whether a lazy element is near the view; shows it once it is. */
  private mayShow(): boolean {
    if (this.isNear || this.getAttribute('loading') !== 'lazy') return true;
    this.nearness ??= new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.isNear = true;
        this.nearness?.disconnect();
        this.queue();
      },
      { rootMargin: '50%' },
    );
    this.nearness.observe(this);
    return false;
  }

  private show(): void {
    const text = (name: (typeof attributes)[number]) => this.getAttribute(name) ?? undefined;
    const [source, prompt, height] = [text('source'), text('prompt'), text('height')];
    this.content?.dispose();
    this.content = undefined;
    if ((source === undefined && prompt === undefined) || !this.mayShow()) return;
    this.stage ??= this.openStage();
    this.dress();
    void this.mark();
    const { stage } = this;
    const actions = text('actions')
      ?.split(',')
      .map((each) => each.trim());
    const wanted = {
      source,
      request: prompt === undefined ? undefined : { prompt, ...(actions && { actions }) },
      height: height === undefined ? undefined : Number(height),
      remember: text('remember') ?? true,
    } as const;
    try {
      this.content = showContent(stage, wanted, this.listeners());
    } catch (error) {
      this.fail(error);
    }
  }

  private listeners(): ContentListeners {
    return {
      progress: (percent) => {
        this.page?.progress(percent);
        this.dispatchEvent(new CustomEvent('progress', { detail: percent }));
      },
      shown: () => {
        this.page?.uncover();
        this.dress();
        this.play();
        void this.offerAr();
      },
      ready: () => {
        this.page?.progress(undefined);
        this.dispatchEvent(new CustomEvent('ready'));
      },
      failed: (error) => this.fail(error),
    };
  }

  private fail(detail: unknown): void {
    this.page?.progress(undefined);
    if (!this.asset) this.page?.poster(this.getAttribute('poster') ?? '');
    this.dispatchEvent(new CustomEvent('error', { detail }));
  }

  /** Gives the scene and the model their look. */
  private dress(): void {
    const { asset, stage } = this;
    if (!stage) return;
    const number = (name: string, missing: number, plain: number) => {
      const text = this.getAttribute(name);
      return text === null
        ? missing
        : Number.isFinite(Number.parseFloat(text))
          ? Number.parseFloat(text)
          : plain;
    };
    const shadow = Math.min(Math.max(number('shadow', 0, 0.4), 0), 1);
    const stands = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (shadow > 0) asset?.setShadows({ cast: true });
    asset?.setVariant(this.getAttribute('variant') ?? undefined);
    const environment = this.getAttribute('environment') ?? undefined;
    const turns = this.hasAttribute('auto-rotate') && !stands;
    const look = { exposure: Math.max(number('exposure', 1, 1), 0), shadow, environment, turns };
    stage.look(look).catch((error: unknown) => {
      // A model without its environment stays.
      if (this.stage === stage) this.dispatchEvent(new CustomEvent('error', { detail: error }));
    });
  }

  private fileFacts(): { source: string | undefined; height: number | undefined } {
    const [source, height] = [this.getAttribute('source'), this.getAttribute('height')];
    return { source: source ?? undefined, height: height === null ? undefined : Number(height) };
  }

  /** Shows the button where the device has a way; its code is a chunk that pages without the attribute do not load. */
  private async offerAr(): Promise<void> {
    const { asset, page } = this;
    if (!page) return;
    page.arButton.hidden = true;
    if (!this.hasAttribute('ar') || !asset) return;
    const { waysInRoom } = await import('./ar/show-in-room.ts');
    const ways = await waysInRoom({ asset, ...this.fileFacts() });
    if (this.asset === asset && this.hasAttribute('ar')) page.arButton.hidden = ways.length === 0;
  }

  /** Keeps the elements of the slot at their points; their code is a chunk that a page without them does not load. */
  private async mark(): Promise<void> {
    const { page, stage } = this;
    const elements = () => (page?.marks.assignedElements() ?? []) as HTMLElement[];
    if (!stage || (elements().length === 0 && !this.hotspots)) return;
    // What is in a picture is not announced.
    if (this.getAttribute('role') === 'img') this.setAttribute('role', 'group');
    if (!this.hotspots) {
      const { hotspots } = await import('./hotspots.ts');
      if (this.stage !== stage) return;
      this.hotspots ??= hotspots(stage);
    }
    this.hotspots.set(elements());
  }

  private play(): void {
    const { asset, stage } = this;
    if (!asset || !stage) return;
    const clip = this.getAttribute('clip');
    if (clip === null) asset.stop();
    stage.animate(clip !== null && asset.play(clip) !== undefined);
  }

  private openStage(): AssetStage {
    const proxyUrl = this.getAttribute('proxy') ?? '/api/meshwright';
    const client = this.connection ?? createClient({ proxyUrl });
    return assetStage(this.page!.canvas, { client, families });
  }

  private close(): void {
    this.content?.dispose();
    this.hotspots?.dispose();
    this.stage?.dispose();
    this.content = undefined;
    this.stage = undefined;
    this.hotspots = undefined;
    this.nearness?.disconnect();
    this.isNear = false;
    if (!this.page) return;
    // A canvas whose context was lost cannot be used again.
    this.shadowRoot!.replaceChildren();
    this.page = this.isConnected ? this.open(this.shadowRoot!) : undefined;
  }

  private open(root: ShadowRoot): ElementPage {
    const page = elementPage(root);
    const { canvas } = page;
    page.marks.addEventListener('slotchange', () => void this.mark());
    page.arButton.addEventListener('click', () => {
      this.activateAr().catch((error: unknown) =>
        this.dispatchEvent(new CustomEvent('error', { detail: error })),
      );
    });
    gestures(this, canvas, () => this.stage?.orbit);
    this.onkeydown = (event) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (isPlain && this.stage?.orbit.press(event.key)) event.preventDefault();
    };
    return page;
  }
}

/**
 * Registers the element in the page; a second call returns the first class. @param name of the tag
 * @example
 * import { defineMeshwrightAsset } from '@meshwright/element';
 *
 * defineMeshwrightAsset();
 * document.body.innerHTML = '<meshwright-asset source="/models/chest.glb" height="0.6"></meshwright-asset>';
 */
export function defineMeshwrightAsset(name = 'meshwright-asset'): typeof MeshwrightAsset {
  const known = customElements.get(name) as typeof MeshwrightAsset | undefined;
  if (known) return known;
  // A class can have one tag.
  const own = class extends MeshwrightAsset {};
  customElements.define(name, own);
  return own;
}
