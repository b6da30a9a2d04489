import type { Part } from './part.ts';

/**
 * Syncs the children of a container with a list, by key. Kept children are not touched; a removed one passes the
 * focus to its neighbour.
 */
export function keyedParts<T>(
  container: HTMLElement,
  keyOf: (item: T) => string,
  make: (first: T) => Part<T>,
): { update(items: readonly T[]): void; dispose(): void } {
  let parts = new Map<string, Part<T>>();
  return {
    update(items) {
      const focused = focusIn(container);
      const next = new Map<string, Part<T>>();
      for (const item of items) {
        const key = keyOf(item);
        const part = parts.get(key) ?? make(item);
        part.update(item);
        next.set(key, part);
      }
      const gap = [...parts.values()].findIndex(({ node }) => focused !== null && node.contains(focused));
      for (const [key, part] of parts) if (!next.has(key)) drop(part);
      parts = next;
      let place = container.firstChild;
      for (const { node } of parts.values()) {
        if (node === place) place = place.nextSibling;
        else container.insertBefore(node, place);
      }
      if (focused && focusIn(container) === null) restoreFocus(container, focused, gap);
    },
    dispose() {
      for (const part of parts.values()) drop(part);
      parts.clear();
    },
  };
}

function drop<T>({ node, dispose }: Part<T>): void {
  dispose?.();
  node.remove();
}

/** Returns the focused element inside the container. */
function focusIn(container: HTMLElement): HTMLElement | null {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  return activeElement && container.contains(activeElement) ? (activeElement as HTMLElement) : null;
}

function restoreFocus(container: HTMLElement, focused: HTMLElement, gap: number): void {
  // A moved element loses the focus as well.
  if (container.contains(focused)) {
    focused.focus({ preventScroll: true });
    return;
  }
  const neighbour = container.children[Math.min(gap, container.children.length - 1)];
  const inside = neighbour?.matches(focusable) ? neighbour : neighbour?.querySelector(focusable);
  // A fold must not be focusable itself: Tab would skip its contents.
  const around = container.closest('[tabindex], details:not([hidden])');
  const outside = around?.matches('details') ? around.querySelector('summary') : around;
  const heir = (inside ?? outside) as HTMLElement | null;
  heir?.focus({ preventScroll: true });
}

const focusable = '[tabindex], button, input, select, textarea, summary';
