/** Lines in the terminal about assets under way, so that no wait is silent for long. */
export interface WorkLines {
  /** What goes on with an asset, in words that stay true for a while; undefined when nothing does. */
  set(asset: string, text: (() => string) | undefined): void;
  /** Another line was printed: the next of these is due later. */
  printed(): void;
  close(): void;
}

const lookMs = 500;
/** A wait is named after this time without a line ... */
const firstMs = 2_000;
/** ... and again after this time, well under 10 s on a busy machine. */
const nextMs = 6_000;

/** @param print gets one line about everything under way */
export function workLines(print: (line: string) => void, now: () => number): WorkLines {
  const texts = new Map<string, () => string>();
  let printedAt = now();
  let isNamed = false;
  const look = (): void => {
    if (texts.size === 0 || now() < printedAt + (isNamed ? nextMs : firstMs)) return;
    isNamed = true;
    printedAt = now();
    const each = [...texts].map(([asset, text]) => `${asset}: ${text()}`);
    print(`${each.join('; ')}. Ctrl-C stops; the next start goes on with it`);
  };
  const looking = setInterval(look, lookMs);
  looking.unref();
  return {
    set(asset, text) {
      if (texts.size === 0) printedAt = now();
      if (!texts.has(asset)) isNamed = false;
      if (text) texts.set(asset, text);
      else texts.delete(asset);
    },
    printed() {
      printedAt = now();
    },
    close() {
      clearInterval(looking);
    },
  };
}
