import type { Page } from 'playwright-core';

/** Where a function of a page is, as Chromium's profiler names it; the address of the browser's own functions is empty. */
interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  /** From 0. */
  readonly lineNumber: number;
  /** From 0. */
  readonly columnNumber: number;
}

/** CPU profile of Chromium: the function that runs at each sample, and the microseconds before it. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[] | undefined;
  }[];
  readonly samples?: readonly number[] | undefined;
  readonly timeDeltas?: readonly number[] | undefined;
}

/** Whether a function belongs to the plugin, not to the editor or its engine. */
export type IsOwn = (frame: CallFrame) => boolean;

/**
 * Samples a page's main thread every millisecond from now on. Returns a function that ends it and resolves with the longest
 * time for which the plugin held the thread, in milliseconds; later calls resolve with the same.
 */
export async function watchBlocks(page: Page, isOwn: IsOwn): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: 1000 });
  await session.send('Profiler.start');
  let longest: Promise<number> | undefined;
  return () => {
    longest ??= session.send('Profiler.stop').then(({ profile }) => longestBlock(profile, isOwn));
    return longest;
  };
}

/**
 * Returns the most milliseconds of own functions between two moments at which the thread had nothing to run. What the
 * browser does for a function, such as reading JSON, counts as that function.
 */
export function longestBlock({ nodes, samples = [], timeDeltas = [] }: CpuProfile, isOwn: IsOwn): number {
  const own = ownNodes(nodes, isOwn);
  const idle = new Set(nodes.filter(({ callFrame }) => isOutside(callFrame)).map(({ id }) => id));
  let [longest, current] = [0, 0];
  for (const [at, id] of samples.entries()) {
    if (idle.has(id)) current = 0;
    else if (own.has(id)) current += Math.max(timeDeltas[at + 1] ?? 0, 0);
    longest = Math.max(longest, current);
  }
  return longest / 1000;
}

function isOutside({ functionName, url }: CallFrame): boolean {
  return url === '' && (functionName === '(idle)' || functionName === '(program)');
}

/** Returns the nodes whose innermost function with an address is an own one. */
function ownNodes(nodes: CpuProfile['nodes'], isOwn: IsOwn): ReadonlySet<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Set<number>();
  const children = new Set(nodes.flatMap((node) => node.children ?? []));
  const pending = nodes.filter(({ id }) => !children.has(id)).map(({ id }) => ({ id, within: false }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const node = byId.get(next.id)!;
    const within = node.callFrame.url === '' ? next.within : isOwn(node.callFrame);
    if (within) own.add(node.id);
    for (const id of node.children ?? []) pending.push({ id, within });
  }
  return own;
}
