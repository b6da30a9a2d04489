import type { LodLevel, Scattered, ScatterPlace } from '@meshwright/runtime';
import type { PlayOptions } from '@meshwright/runtime/white-box';
import type { ThreeAsset, ThreeAssets } from '@meshwright/three';
import type { CanvasAssets } from '@meshwright/three/internal';
import { Box3, type Camera, type Object3D, type Scene, type WebGLRenderer } from 'three';

/** One component to show; equal keys are one component over several renders. */
export interface Shown {
  readonly key: string;
  readonly source?: string;
  readonly prompt?: string;
  readonly actions?: readonly string[];
  readonly refine?: boolean;
  readonly height?: number;
  readonly play?: string;
  readonly fallback?: boolean;
  readonly remember?: string;
  readonly shadows?: boolean;
  readonly variant?: string;
  /** Draws a copy at each of these places along x in place of the model, a crowd with `play`; equal numbers are one place. */
  readonly places?: readonly number[];
  /** Shows these levels of detail in place of the model. */
  readonly levels?: readonly LodLevel[];
  /** Uses the functions of the binding instead of its component. */
  readonly hooks?: boolean;
}

/** A page of one framework, whose components have their key as the name of their root. */
export interface ComponentPage {
  /** Renders these and no others, and resolves when they are mounted or wait. */
  show(shown: readonly Shown[], boundary?: number): Promise<void>;
  view(): { readonly renderer: WebGLRenderer; readonly scene: Scene; readonly camera: Camera };
  assets(): ThreeAssets;
  /** What `useAssets` returns below the provider. */
  canvasAssets(): CanvasAssets;
  /** The last error that the framework handed to a boundary. */
  failure(): unknown;
  /** Removes the whole canvas. */
  close(): Promise<void>;
}

/** What the page of any framework logs of an event. */
interface LoggedEvent {
  readonly type: string;
  readonly stage: string;
  readonly percent?: number;
  readonly error?: unknown;
  readonly asset?: { readonly asset: ThreeAsset | undefined };
}

export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Where the framework draws; it is the whole page. */
export const place = document.createElement('div');
place.style.cssText = 'width: 96px; height: 96px';
document.body.replaceChildren(place);

/** Lines of what happened, in order. */
export const log: string[] = [];
/** Starts a clip of a component by the function of its binding; `undefined` stops it. */
export const choices = new Map<string, (clip: string | undefined, options?: PlayOptions) => void>();
const files = new Map<string, { readonly asset: ThreeAsset | undefined }>();

/** Returns a listener that logs what happens to a component. */
export function logged(key: string): (event: LoggedEvent) => void {
  return ({ type, stage, percent = 0, error, asset }) => {
    if (asset) files.set(key, asset);
    if (type === 'failed') log.push(`${key} failed ${(error as { code: string }).code}`);
    else if (type !== 'progress') log.push(`${key} ${type} ${stage}`);
    else if (percent > 0 && !log.includes(`${key} progress`)) log.push(`${key} progress`);
  };
}

/** What a test can do in such a page. */
export function componentScenarios(page: ComponentPage) {
  let isWatching = false;
  let empty = 0;

  async function show(shown: readonly Shown[], boundary?: number): Promise<void> {
    await page.show(shown, boundary);
  }

  /** Resolves when a line is in the log that many times. */
  async function waitFor(line: string, times = 1): Promise<void> {
    while (log.filter((each) => each === line).length < times) await nextFrame();
  }

  /** Draws now; returns the number of pixels with something. */
  function draw(): number {
    const { renderer, scene, camera } = page.view();
    renderer.render(scene, camera);
    const context = renderer.getContext();
    const { drawingBufferWidth: width, drawingBufferHeight: height } = context;
    const pixels = new Uint8Array(width * height * 4);
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels);
    let count = 0;
    for (let at = 3; at < pixels.length; at += 4) count += Number(pixels[at]! > 0);
    return count;
  }

  return {
    show,
    logged: waitFor,
    draw,
    log: () => log.splice(0),
    code: () => (page.failure() as { code?: string } | undefined)?.code,
    /** Returns the lines of failures so far. */
    failures: () => log.filter((line) => / failed /.test(line)),
    /** Returns what the engine holds, and the models that are loaded, after everything released is freed. */
    async counters() {
      await nextFrame();
      draw();
      const { held } = page.assets().leakReport({});
      return {
        ...page.assets().counters(),
        models: held.length,
        holds: held.reduce((sum, { holds }) => sum + holds, 0),
      };
    },
    preload: (source: string) => page.canvasAssets().preload(source),
    clear: (source: string) => page.canvasAssets().clear(source),
    /** Returns whether each mesh below a component casts shadows. */
    casts(key: string) {
      const visible: boolean[] = [];
      named(page.view().scene, key).traverse(
        (node) => void ('isMesh' in node && visible.push(node.castShadow)),
      );
      return visible;
    },
    /** Moves the camera to that distance from the origin, with one step of time and without a frame. */
    look(distance: number) {
      page.view().camera.position.setLength(distance);
      page.assets().update(0);
    },
    /** Clicks a little above the middle of the canvas. */
    click() {
      const canvas = page.view().renderer.domElement;
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height * 0.4 };
      for (const [name, isDown] of [
        ['move', 0],
        ['down', 1],
        ['up', 0],
      ] as const) {
        const init = { ...at, bubbles: true, buttons: isDown, pointerId: 1 };
        canvas.dispatchEvent(new PointerEvent(`pointer${name}`, init));
      }
      canvas.dispatchEvent(new PointerEvent('click', { ...at, bubbles: true, pointerId: 1 }));
    },
    triangles() {
      draw();
      return page.view().renderer.info.render.triangles;
    },
    calls() {
      draw();
      return page.view().renderer.info.render.calls;
    },
    /** Returns the box of a component's content. */
    size(key: string) {
      const { min, max } = new Box3().setFromObject(named(page.view().scene, key), true);
      return { height: max.y - min.y, bottom: min.y };
    },
    choose: (key: string, clip?: string, options?: PlayOptions) => choices.get(key)!(clip, options),
    /** Returns the clips of a file's copy that play. */
    playing(key: string) {
      const native = files.get(key)?.asset?.native;
      return native?.animations
        .filter((clip) => native.mixer.existingAction(clip)?.isRunning())
        .map(({ name }) => name);
    },
    /** Counts the frames in which nothing is drawn, until `emptyFrames` is called. */
    watchFrames() {
      isWatching = true;
      empty = 0;
      const look = () => {
        empty += Number(draw() === 0);
        if (isWatching) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    emptyFrames() {
      isWatching = false;
      return empty;
    },
    /** Returns how many of the next frames are drawn. */
    async frames(count: number) {
      const { render } = page.view().renderer.info;
      const before = render.frame;
      for (let i = 0; i < count; i++) await nextFrame();
      return render.frame - before;
    },
    /** Mounts one component, draws it and removes it, that many times. */
    async cycles(shown: Shown, line: string, times: number) {
      for (let i = 0; i < times; i++) {
        log.length = 0;
        await show([shown]);
        await waitFor(line);
        draw();
        await show([]);
      }
    },
    /** Removes the whole canvas; returns the code with which its assets refuse a load. */
    async close() {
      const assets = page.assets();
      await page.close();
      return assets.loadAsset('/box.glb').catch(({ code }: { code: string }) => code);
    },
  };
}
export type ComponentScenarios = ReturnType<typeof componentScenarios>;

/** What an event of a framework says of the copy that was hit. */
interface CopyHit {
  readonly object: Object3D;
  readonly instanceId?: number;
}

/** Returns props for a component of copies, which logs the index of one that is clicked. */
export function loggedCopies(key: string) {
  let copies: Scattered<Object3D>;
  return {
    onCopies: (made: Scattered<Object3D>) => {
      copies = made;
      log.push(`${key} copies`);
    },
    onClick: ({ object, instanceId }: CopyHit) =>
      log.push(`${key} hit ${copies.indexAt(object, instanceId!)}`),
  };
}

const known = new Map<number, ScatterPlace>();

/** Returns the places of copies along x: one object per place, the same in every call. */
export function placesAt(xs: readonly number[]): ScatterPlace[] {
  return xs.map((x) => {
    const place = known.get(x) ?? { position: [x, 0, 0] };
    known.set(x, place);
    return place;
  });
}

function named(scene: Scene, key: string): Object3D {
  const object = scene.getObjectByName(key);
  if (!object) throw new Error(`nothing is named ${key}`);
  return object;
}
