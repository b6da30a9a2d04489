import { fitAsset, type SpawnRequest } from '@meshwright/runtime';
import type { ThreeAsset } from '@meshwright/three';
import { Group } from 'three';
import type { AssetStage } from './asset-stage.ts';

/** What an element shows: the file of a source, or what a request makes. */
export interface WantedContent {
  readonly source: string | undefined;
  readonly request: SpawnRequest | undefined;
  readonly height: number | undefined;
  readonly remember: string | true;
}

export interface ContentListeners {
  progress(percent: number): void;
  /** A model is in view; a better one may follow. */
  shown(): void;
  /** The last model is in view. */
  ready(): void;
  failed(error: unknown): void;
}

export interface Content {
  readonly asset: ThreeAsset | undefined;
  dispose(): void;
}

/** Shows it, and calls back until it is disposed. */
export function showContent(stage: AssetStage, wanted: WantedContent, listeners: ContentListeners): Content {
  return wanted.request
    ? showRequest(stage, wanted.request, wanted, listeners)
    : showFile(stage, wanted, listeners);
}

function showFile(
  stage: AssetStage,
  { source, height }: WantedContent,
  listeners: ContentListeners,
): Content {
  const stop = new AbortController();
  const { signal } = stop;
  const slot = new Group();
  let asset: ThreeAsset | undefined;
  const show = (shown: ThreeAsset) => {
    asset = shown;
    const fit = fitAsset(shown, { height });
    if (fit) {
      slot.scale.setScalar(fit.scale);
      slot.position.set(...fit.offset);
      stage.frame(fit.box);
    }
    stage.anchor.add(slot.add(shown.root));
    listeners.shown();
    stage.redraw();
  };
  const load = async () => {
    const loaded = await stage.assets.loadAsset(source!, {
      signal,
      onProgress: (percent) => listeners.progress(percent),
      onCoarse: show,
    });
    if (signal.aborted) return loaded.dispose();
    show(loaded);
    listeners.ready();
  };
  load().catch((error: unknown) => {
    if (signal.aborted) return;
    // A coarse level goes with its file.
    asset = undefined;
    stage.redraw();
    listeners.failed(error);
  });
  return {
    get asset() {
      return asset;
    },
    dispose() {
      stop.abort();
      slot.removeFromParent();
      asset?.dispose();
      asset = undefined;
    },
  };
}

function showRequest(
  stage: AssetStage,
  request: SpawnRequest,
  { height, remember }: WantedContent,
  listeners: ContentListeners,
): Content {
  let isOpen = true;
  const spawned = stage.assets.spawn(request, {
    anchor: stage.anchor,
    height,
    remember,
    onEvent(event) {
      if (!isOpen) return;
      if (event.type === 'progress') listeners.progress(event.percent);
      if (event.type !== 'shown') return;
      stage.frame(spawned.bounds);
      if (event.stage !== 'picture') listeners.shown();
    },
  });
  stage.frame(spawned.bounds);
  spawned.done.then(
    () => isOpen && listeners.ready(),
    (error: unknown) => isOpen && listeners.failed(error),
  );
  return {
    get asset() {
      return spawned.asset;
    },
    dispose() {
      isOpen = false;
      spawned.dispose();
    },
  };
}
