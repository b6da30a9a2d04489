import type { Panel } from '../panel.ts';
import { mountPanel } from './mount-panel.ts';

/** `<meshwright-panel>`. */
export interface MeshwrightPanelElement extends HTMLElement {
  panel: Panel | undefined;
}

/** Registers `<meshwright-panel>`, once. It draws its property `panel` for as long as it is in a document. */
export function defineMeshwrightPanel(): void {
  if (customElements.get('meshwright-panel')) return;
  // Here and not above, so that the module can be loaded where there is no page.
  class PanelElement extends HTMLElement implements MeshwrightPanelElement {
    #panel: Panel | undefined;
    #unmount: (() => void) | undefined;
    readonly #shadow = this.attachShadow({ mode: 'open' });

    get panel(): Panel | undefined {
      return this.#panel;
    }

    set panel(panel: Panel | undefined) {
      this.#panel = panel;
      this.#mount();
    }

    connectedCallback(): void {
      // Set before this element was known here.
      if (Object.hasOwn(this, 'panel')) {
        const { panel } = this;
        Reflect.deleteProperty(this, 'panel');
        this.#panel = panel;
      }
      this.#mount();
    }

    disconnectedCallback(): void {
      this.#unmount?.();
      this.#unmount = undefined;
    }

    #mount(): void {
      this.#unmount?.();
      this.#unmount = this.isConnected && this.#panel ? mountPanel(this.#shadow, this.#panel) : undefined;
    }
  }
  customElements.define('meshwright-panel', PanelElement);
}
