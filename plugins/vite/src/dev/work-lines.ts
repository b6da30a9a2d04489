/** Terminal lines about running assets, so that long waits are visible. */
export interface WorkLines {
  /** Sets the current work of an asset, in words that stay true for a while; undefined when it ends. */
  set(asset: string, text: (() => string) | undefined): void;
  /** Notes that another line was printed, which delays the next one. */
  printed(): void;
  close(): void;
}

const lookMs = 500;
/** Time without output before the first line of a wait, in milliseconds. */
const firstMs = 2_000;
/** Time before each further line, in milliseconds; well under 10 s on a busy machine. */
const nextMs = 6_000;

/** @param print prints one line about all running work */
export function workLines(print: (line: string) => void, now: () => number): WorkLines {
  const texts = new Map<string, () => string>();
  let printedAt = now();
  let isNamed = false;
  const look = (): void => {
    if (texts.size === 0 || now() < printedAt + (isNamed ? nextMs : firstMs)) return;
    isNamed = true;
    printedAt = now();
    const each = [...texts].map(([asset, text]) => `${asset}: ${text()}`);
    print(`${each.join('; ')}. Ctrl-C stops; the next start continues`);
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
