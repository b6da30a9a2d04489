import { animation, createClient, rigging, textTo3d } from '@meshwright/client';
import type { ThreeAsset, ThreeAssetsOptions } from '@meshwright/three';
import { type AssetStage, assetStage } from './asset-stage.ts';
import { type ElementPage, elementPage } from './element-page.ts';
import { type Content, type ContentListeners, showContent } from './show-content.ts';

const contentAttributes = ['actions', 'height', 'prompt', 'proxy', 'remember', 'source'] as const;
const attributes = [...contentAttributes, 'alt', 'clip', 'poster'] as const;

type TaskClient = NonNullable<ThreeAssetsOptions['client']>;
/** Families that a task as text may name. */
const families = [textTo3d, rigging, animation];

/** Node has no elements; a server may import the module and render the tag. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<meshwright-asset>` shows an asset in any page. Attributes: `source` (an address or a task) or `prompt` with
 * `actions`, `height` in metres, `clip`, `poster`, `alt`, `proxy` (default `/api/meshwright`), `remember`. Events:
 * `progress` with the percent in `detail`, `ready`, `error` with an `AssetError` in `detail`. Arrows turn, plus and
 * minus zoom, Home goes back.
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
    else if (name === 'poster' && !this.asset) this.page?.poster(value ?? '');
    else if (name === 'clip') this.play();
    else if (contentAttributes.some((each) => each === name)) this.queue();
  }

  /** Shows the attributes of the moment, once for all that change in one turn. */
  private queue(): void {
    if (this.isQueued) return;
    this.isQueued = true;
    queueMicrotask(() => {
      this.isQueued = false;
      if (this.isConnected) this.show();
    });
  }

  private show(): void {
    const text = (name: (typeof attributes)[number]) => this.getAttribute(name) ?? undefined;
    const [source, prompt, height] = [text('source'), text('prompt'), text('height')];
    this.content?.dispose();
    this.content = undefined;
    if (source === undefined && prompt === undefined) return;
    this.stage ??= this.openStage();
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
        this.play();
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
    this.stage?.dispose();
    this.content = undefined;
    this.stage = undefined;
    if (!this.page) return;
    // A canvas whose context was lost cannot be used again.
    this.shadowRoot!.replaceChildren();
    this.page = this.isConnected ? this.open(this.shadowRoot!) : undefined;
  }

  private open(root: ShadowRoot): ElementPage {
    const page = elementPage(root);
    const { canvas } = page;
    canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId));
    canvas.addEventListener('pointermove', ({ buttons, movementX, movementY }) => {
      if (buttons & 1) this.stage?.orbit.turn(movementX / 100, movementY / 100);
    });
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
