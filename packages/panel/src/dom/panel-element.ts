import type { Panel } from '../panel.ts';
import { mountPanel } from './mount-panel.ts';

/** `<meshwright-panel>`. */
export interface MeshwrightPanelElement extends HTMLElement {
  panel: Panel | undefined;
}

/**
 * Registers `<meshwright-panel>`, once. The element draws its property `panel` while it is in a document.
 * @example
 * import { defineMeshwrightPanel, type MeshwrightPanelElement } from '@meshwright/panel/dom';
 *
 * defineMeshwrightPanel();
 * const element = document.createElement('meshwright-panel') as MeshwrightPanelElement;
 * element.panel = panel;
 * document.body.append(element);
 */
export function defineMeshwrightPanel(): void {
  if (customElements.get('meshwright-panel')) return;
  // Defined inside the function, so the module loads without a DOM.
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
      // Set before the element was defined.
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
