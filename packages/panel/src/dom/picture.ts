import type { Panel } from '../panel.ts';
import { element } from './element.ts';

/** A picture from the panel's store as an object URL that lives while it is shown. */
export interface Picture {
  readonly node: HTMLImageElement;
  show(file: string | undefined): void;
  dispose(): void;
}

export function picture(panel: Panel): Picture {
  const node = element('img', { alt: '' });
  node.hidden = true;
  let shown: string | undefined;
  const clear = () => {
    if (node.src) URL.revokeObjectURL(node.src);
    node.removeAttribute('src');
    node.hidden = true;
  };
  async function load(file: string): Promise<void> {
    const bytes = await panel.read(file).catch(() => undefined);
    if (!bytes || file !== shown) return;
    node.src = URL.createObjectURL(new Blob([bytes]));
    node.hidden = false;
  }
  const show = (file: string | undefined): void => {
    if (file === shown) return;
    shown = file;
    clear();
    if (file !== undefined) void load(file);
  };
  return { node, show, dispose: () => show(undefined) };
}
