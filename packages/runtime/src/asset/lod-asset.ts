import { AssetError } from '../asset-error.ts';
import type { EnginePort } from '../engine-port.ts';
import type { AssetSource } from '../load/asset-source.ts';
import type { LoadAsset } from './load-asset.ts';
import type { HeldAsset, SceneAsset, Shadows } from './scene-asset.ts';

export interface LodLevel {
  readonly source: AssetSource;
  /** Metres from the camera at which this level takes over. */
  readonly from: number;
}

export interface LodOptions {
  /**
   * Whether each level casts and shows shadows.
   * @default what the engine does
   */
  readonly shadows?: Shadows | undefined;
  /** Called for a level that could not be loaded; the other levels stay, and it is not requested again. */
  readonly onError?: ((error: unknown, level: number) => void) | undefined;
  /** Called when a level, or its coarse one, can be shown from the next `update` on; for a page that draws on demand. */
  readonly onLoad?: ((level: number) => void) | undefined;
}

/**
 * One object in several levels of detail. Each level loads when the camera first enters its range; the coarse level of
 * its own file is shown meanwhile, if it has one.
 */
export interface LodAsset<Node> {
  readonly root: Node;
  /** The visible level; undefined before the first one is loaded. */
  readonly level: number | undefined;
  /** Safe to call twice. */
  dispose(): void;
}

export interface TickedLod<Node> extends LodAsset<Node> {
  tick(): void;
}

/** @throws AssetError `bad_source` for levels that do not begin at 0 or are out of order */
export function lodAsset<Node, Native>(
  port: EnginePort<Node, Native>,
  load: LoadAsset<Node, Native>,
  levels: readonly LodLevel[],
  { shadows, onError = () => {}, onLoad = () => {} }: LodOptions,
  onDispose: () => void,
): TickedLod<Node> {
  checkLevels(levels);
  const slot = port.slot('lods');
  const stop = new AbortController();
  const loaded = new Map<number, HeldAsset<Node, Native>>();
  const requested = new Set<number>();
  let shown: number | undefined;
  let drawn: HeldAsset<Node, Native> | undefined;

  async function loadLevel(level: number): Promise<void> {
    requested.add(level);
    const onCoarse = (coarse: SceneAsset<Node, Native>) => {
      if (stop.signal.aborted) return;
      loaded.set(level, coarse as HeldAsset<Node, Native>);
      onLoad(level);
    };
    try {
      const asset = await load(levels[level]!.source, { signal: stop.signal, shadows, onCoarse });
      if (stop.signal.aborted) return asset.dispose();
      replace(level, asset);
      onLoad(level);
    } catch (error) {
      if (stop.signal.aborted) return;
      replace(level, undefined);
      onError(error, level);
    }
  }

  /** Ends the coarse stage of a level, which its load has taken out of the scene. */
  function replace(level: number, asset: HeldAsset<Node, Native> | undefined): void {
    if (drawn && drawn === loaded.get(level)) {
      drawn = undefined;
      shown = undefined;
    }
    if (asset) loaded.set(level, asset);
    else loaded.delete(level);
  }

  return {
    root: slot.root,
    get level() {
      return shown;
    },
    tick() {
      const wanted = levelAt(levels, port.distance(slot.root), shown);
      if (!requested.has(wanted)) void loadLevel(wanted);
      // Where a coarse level went with its file, another level is better than nothing.
      const level = drawn || loaded.has(wanted) ? wanted : [...loaded.keys()].at(-1);
      const next = level === undefined ? undefined : loaded.get(level);
      if (!next || next === drawn) return;
      if (drawn) port.detach(drawn.root);
      port.attach(slot.root, next.root);
      drawn = next;
      shown = level;
    },
    dispose() {
      if (stop.signal.aborted) return;
      stop.abort();
      for (const asset of loaded.values()) asset.dispose();
      slot.dispose();
      onDispose();
    },
  };
}

/** @throws AssetError `bad_source` for levels that do not begin at 0 or are out of order */
export function checkLevels(levels: readonly LodLevel[]): void {
  const isOrdered = levels.every(({ from }, index) => index === 0 || from > levels[index - 1]!.from);
  if (levels[0]?.from === 0 && isOrdered) return;
  throw new AssetError('bad_source', 'Order levels from near to far; the first starts at 0 metres.');
}

/** Share of the distance by which the range of the visible level is extended, so that nothing flickers at the border. */
export const overlap = 0.1;

/** Returns the level for a distance. */
export function levelAt(levels: readonly LodLevel[], distance: number, shown: number | undefined): number {
  const level = (metres: number) =>
    Math.max(
      0,
      levels.findLastIndex(({ from }) => from <= metres),
    );
  if (shown === undefined) return level(distance);
  return Math.min(Math.max(shown, level(distance * (1 - overlap))), level(distance * (1 + overlap)));
}
