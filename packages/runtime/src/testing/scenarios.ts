import { createClient, parseTaskRef } from '@meshwright/client';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import type { HeldAsset } from '../asset/scene-asset.ts';
import { AssetError } from '../asset-error.ts';
import type { Assets, AssetsOptions } from '../create-assets.ts';
import { openAssetCache } from '../load/asset-cache.ts';
import type { AssetSource } from '../load/asset-source.ts';
import type { SpawnEvent, Spawned } from '../spawn/spawned.ts';
import type { Stage } from './stage.ts';

const families = [textTo3d, rigging, animation];

/** Scenarios of the suite in the page of an engine; each returns plain data for the test to check. */
export function scenarios<Node, Native>(stage: Stage<Node, Native>) {
  let held:
    | { assets: Assets<Node, Native>; spawned: Spawned<Node, Native>; events: SpawnEvent[]; anchor: Node }
    | undefined;
  const quiet: AssetsOptions = { assetCache: null };
  const tasks = () => ({ client: createClient({ baseUrl: `${location.origin}/tasks` }), families });

  /** Draws a frame; returns the number of pixels that are not black. */
  const draw = () => {
    const pixels = stage.pixels();
    let count = 0;
    for (let at = 0; at < pixels.length; at += 4)
      count += Number(pixels[at]! + pixels[at + 1]! + pixels[at + 2]! > 0);
    return count;
  };

  return {
    version: () => stage.version,

    /** Loads each kind of source. */
    async load(url: string, kind: 'bytes' | 'blob' | 'url') {
      const assets = stage.assets({ ...quiet, ...tasks() });
      const source =
        kind === 'url' ? url : await (await fetch(url))[kind === 'blob' ? 'blob' : 'arrayBuffer']();
      const percents: number[] = [];
      const asset = await assets.loadAsset(source, { onProgress: (percent) => percents.push(percent) });
      stage.add(asset);
      const pixels = draw();
      const { clips, report } = asset;
      const height = report.bounds?.size[1];
      assets.dispose();
      return { clips, height, pixels, percents };
    },

    async fail(url: string, options: AssetsOptions = {}) {
      const assets = stage.assets({ ...quiet, ...tasks(), timeoutMs: 2000, ...options });
      const before = assets.counters();
      try {
        await assets.loadAsset(url);
        return { code: 'none' };
      } catch (error) {
        const { code, name, message } = error as AssetError;
        return { ours: error instanceof AssetError, code, name, message, leaks: assets.leakReport(before) };
      } finally {
        assets.dispose();
      }
    },

    /** Disposes everything at that percentage of a load; returns the error, and what is still held. */
    async disposeAt(url: string, percent: number) {
      const assets = stage.assets(quiet);
      const before = assets.counters();
      const code = await assets
        .loadAsset(url, { onProgress: (now) => now === percent && assets.dispose() })
        .then(() => 'loaded')
        .catch((error: AssetError) => error.code);
      return { code, leaks: assets.leakReport(before) };
    },

    async abortAtTenth(url: string) {
      const assets = stage.assets(quiet);
      const stop = new AbortController();
      const before = assets.counters();
      let late = false;
      const error = await assets
        .loadAsset(url, { signal: stop.signal, onProgress: (percent) => percent > 5 && stop.abort() })
        .then(() => (late = true))
        .catch((error: AssetError) => ({ name: error.name, code: error.code }));
      const leaks = assets.leakReport(before);
      assets.dispose();
      return { error, late, leaks };
    },

    /** Starts ten loads at once, nine of which abort after the first progress. */
    async crowd(url: string) {
      const assets = stage.assets(quiet);
      const stops = Array.from({ length: 10 }, () => new AbortController());
      const leave = () => {
        for (const stop of stops.slice(1)) stop.abort();
      };
      const ends = await Promise.allSettled(
        stops.map(({ signal }) =>
          assets.loadAsset(url, { signal, onProgress: (percent) => percent > 5 && leave() }),
        ),
      );
      assets.dispose();
      return ends.map((end) => (end.status === 'fulfilled' ? end.value.clips.length : end.reason.name));
    },

    /** Loads one task, from the network or from the cache. */
    async loadTask(task: string) {
      const assets = stage.assets({ ...tasks() });
      const asset = await assets.loadAsset(task);
      const { clips } = asset;
      assets.dispose();
      return clips;
    },

    /** Puts entries into a cache of limited size, and gets some; returns which of them exist after each step. */
    async evict(
      maxBytes: number,
      moves: readonly (readonly [move: 'put' | 'get', name: string, bytes?: number])[],
    ) {
      let moment = 0;
      const assetCache = openAssetCache({ name: 'evict', maxBytes, now: () => moment++ })!;
      const names = [...new Set(moves.map(([, name]) => name))];
      const seen: string[] = [];
      for (const [move, name, bytes = 0] of moves) {
        if (move === 'get') await assetCache.get(name);
        else await assetCache.put(name, new Uint8Array(bytes), `hash-of-${name}`);
        const there = await Promise.all(
          names.map(async (each) => ((await assetCache.has(each)) ? each : '')),
        );
        seen.push(there.join(''));
      }
      await assetCache.clear();
      return seen;
    },

    /** Disposes the original while its clone is visible. */
    async outlive(url: string) {
      const assets = stage.assets(quiet);
      const first = await assets.loadAsset(url);
      const again = await assets.loadAsset(url);
      const copy = first.clone();
      const held = assets.leakReport({}).held.map(({ holds }) => holds);
      first.dispose();
      first.dispose();
      again.dispose();
      stage.add(copy);
      const played = copy.play('walk');
      const pixels = draw();
      copy.dispose();
      const gone = draw();
      const code = await Promise.resolve()
        .then(() => copy.clone())
        .catch((error: AssetError) => error.code);
      assets.dispose();
      return { held, played, pixels, gone, code };
    },

    /** Returns the counters that grew over cycles of load, clone, play, draw and dispose, after warm-up cycles. */
    async cycles(source: AssetSource, count: number) {
      const assets = stage.assets(quiet);
      const bytes = typeof source === 'string' ? await (await fetch(source)).arrayBuffer() : source;
      const cycle = async () => {
        const asset = await assets.loadAsset(bytes);
        const [copy, destroyed] = [asset.clone(), asset.clone()];
        for (const each of [asset, copy, destroyed]) {
          stage.add(each);
          each.play('run');
        }
        draw();
        stage.destroy(destroyed.root);
        destroyed.dispose();
        asset.dispose();
        draw();
        copy.dispose();
        draw();
      };
      for (let i = 0; i < 3; i++) await cycle();
      const before = assets.counters();
      for (let i = 0; i < count; i++) await cycle();
      const after = assets.counters();
      assets.dispose();
      return { before, after };
    },

    /** Returns the shaders linked for each of two models, where the second follows the disposal of the first. */
    async links(url: string) {
      const assets = stage.assets(quiet);
      let count = 0;
      const restore = replaced(
        'linkProgram',
        (link) =>
          function (...args) {
            count++;
            return link.apply(this, args);
          },
      );
      const counts: number[] = [];
      for (let model = 0; model < 2; model++) {
        count = 0;
        const asset = await assets.loadAsset(url);
        stage.add(asset);
        draw();
        asset.dispose();
        draw();
        counts.push(count);
      }
      restore();
      assets.dispose();
      return counts;
    },

    /** Returns the number of texture uploads in each frame that has some. */
    async uploads(url: string) {
      const assets = stage.assets({ ...quiet, budgetMs: 0 });
      const frames = new Map<number, number>();
      let frame = 0;
      let over = false;
      const count = () => {
        frame++;
        if (!over) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const counted = (upload: Call): Call =>
        function (...args) {
          const picture = args.at(-1);
          if (picture instanceof ImageBitmap || picture instanceof HTMLImageElement) {
            frames.set(frame, (frames.get(frame) ?? 0) + 1);
          }
          return upload.apply(this, args);
        };
      const restore = [replaced('texImage2D', counted), replaced('texSubImage2D', counted)];
      const asset = await assets.loadAsset(url);
      stage.add(asset);
      draw();
      over = true;
      for (const each of restore) each();
      assets.dispose();
      return [...frames.values()];
    },

    clips(names: string[], url: string) {
      return this.withAsset(url, (asset) => names.map((name) => asset.play(name) ?? null));
    },

    async withAsset<T>(
      url: string,
      look: (asset: Awaited<ReturnType<ReturnType<typeof stage.assets>['loadAsset']>>) => T,
    ) {
      const assets = stage.assets(quiet);
      const seen = look(await assets.loadAsset(url));
      assets.dispose();
      return seen;
    },

    /** Poses one asset like another; returns the engine's node positions of both at some times. */
    async borrow(sourceUrl: string, targetUrl: string, seconds: readonly number[]) {
      const assets = stage.assets(quiet);
      // A cached program is no leak.
      (await assets.loadAsset(sourceUrl)).dispose();
      const before = assets.counters();
      const source = await assets.loadAsset(sourceUrl);
      const lent = await assets.loadAsset(targetUrl);
      const borrowed = await lent.borrow(source, { clips: ['walk', 'jump'] });
      const again = await lent.borrow(source);
      // A clone has the clips of the first one, and outlives it.
      const target = lent.clone();
      lent.dispose();
      const played = [source, target].map((asset) => asset.play('walk', { fade: 0 }));
      stage.freeze(true);
      const poses = [];
      for (const time of seconds) {
        for (const asset of [source, target]) {
          const { instance } = asset as HeldAsset<Node, Native>;
          instance.start(borrowed[0]!, { time, weight: 1, loop: true, speed: 1 });
        }
        draw();
        const [from, to] = [source, target].map(({ root }) => ({
          places: stage.places(root),
          pose: stage.pose(root),
        }));
        poses.push({ from: from!, to: to! });
      }
      stage.freeze(false);
      source.dispose();
      target.dispose();
      draw();
      const leaks = assets.leakReport(before);
      assets.dispose();
      return { borrowed, again, played, poses, clips: [...target.clips], leaks };
    },

    async borrowFails(sourceUrl: string, targetUrl: string) {
      const assets = stage.assets(quiet);
      const [source, target] = [await assets.loadAsset(sourceUrl), await assets.loadAsset(targetUrl)];
      const codeOf = () =>
        target.borrow(source).then(
          () => 'borrowed',
          (error: AssetError) => error.code,
        );
      const unlike = await codeOf();
      source.dispose();
      const codes = [unlike, await codeOf()];
      assets.dispose();
      return codes;
    },

    /** Returns a picture of an asset, at a time of a clip if it has one; as text, since numbers transfer slowly. */
    async portrait(url: string, side: number, { clip, time = 0, from }: PortraitOptions = {}) {
      const assets = stage.assets(quiet);
      const asset = await assets.loadAsset(url);
      if (from) await asset.borrow(await assets.loadAsset(from));
      const played = clip === undefined ? undefined : asset.play(clip, { fade: 0 });
      stage.freeze(true);
      if (played !== undefined) {
        const { instance } = asset as HeldAsset<Node, Native>;
        instance.start(played, { time, weight: 1, loop: true, speed: 1 });
      }
      const pixels = stage.picture(asset.root, side);
      stage.freeze(false);
      assets.dispose();
      return Array.from(pixels, (value) => String.fromCharCode(value)).join('');
    },

    /** Begins a spawn; the test then drives the service, and inspects it. */
    beginSpawn(prompt: string, options: object) {
      const assets = stage.assets({ assetCache: null, client: createClient({ proxyUrl: '/api' }) });
      const anchor = stage.anchor();
      const events: SpawnEvent[] = [];
      const spawned = assets.spawn(
        { prompt, ...options },
        { anchor, height: 2, onEvent: (event) => events.push(event) },
      );
      held = { assets, spawned, events, anchor };
      return this.lookAtSpawn();
    },

    lookAtSpawn() {
      const { spawned, events, anchor } = held!;
      const lines = events.map((event) => {
        if (event.type === 'failed') return `failed ${event.stage} ${(event.error as AssetError).code}`;
        return event.type === 'progress' ? `${event.percent}` : `${event.type} ${event.stage}`;
      });
      return {
        stage: spawned.stage,
        bounds: spawned.bounds,
        anchor: stage.transform(anchor),
        pixels: draw(),
        percents: events.flatMap((event) => (event.type === 'progress' ? event.percent : [])),
        lines: lines.filter((line) => /[a-z]/.test(line)),
      };
    },

    /** Resolves when something is drawn; shaders may take some frames. */
    async spawnSeen() {
      while (draw() < 10) await new Promise((resolve) => requestAnimationFrame(resolve));
    },

    /** Resolves when a stage is shown. */
    async spawnShows(wanted: string) {
      while (held!.spawned.stage !== wanted) await new Promise((resolve) => requestAnimationFrame(resolve));
      return this.lookAtSpawn();
    },

    /** Blends half way from running to walking, and holds. */
    async blend() {
      const { spawned } = held!;
      const played = [spawned.play('run', { fade: 0 }), spawned.play('walk', { fade: 2, speed: 0.5 })];
      for (let frame = 0; frame < 12; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      stage.freeze(true);
      draw();
      return { played, pose: stage.pose(spawned.asset!.root) };
    },

    async poseAfter(wanted: string) {
      await this.spawnShows(wanted);
      draw();
      const pose = stage.pose(held!.spawned.asset!.root);
      stage.freeze(false);
      return pose;
    },

    async spawnDone() {
      return held!.spawned.done.catch((error: AssetError) => error.code);
    },

    endSpawn() {
      held!.spawned.dispose();
      held!.assets.dispose();
    },

    /** Moves to distances until the expected level is visible, and then waits for the errors. */
    async lods(urls: string[], visits: [metres: number, level: number][], failures: number) {
      const assets = stage.assets(quiet);
      const before = assets.counters();
      const errors: number[] = [];
      const levels = urls.map((source, index) => ({ source, from: index * 10 }));
      const lod = assets.lods(levels, { onError: (_, level) => errors.push(level) });
      for (const [metres, level] of visits) {
        stage.away(lod.root, metres);
        do await new Promise((resolve) => requestAnimationFrame(resolve));
        while (lod.level !== level);
      }
      while (errors.length < failures) await new Promise((resolve) => requestAnimationFrame(resolve));
      lod.dispose();
      lod.dispose();
      const { held } = assets.leakReport(before);
      assets.dispose();
      return { errors, held };
    },

    /** Returns the colours in the upper and lower half of a picture that is red above and blue below. */
    async picture() {
      const canvas = new OffscreenCanvas(8, 8);
      const context = canvas.getContext('2d')!;
      for (const [colour, y] of [['#f00', 0] as const, ['#00f', 4] as const]) {
        context.fillStyle = colour;
        context.fillRect(0, y, 8, 4);
      }
      const part = stage.placeholder([2, 2, 2], await createImageBitmap(canvas));
      while (draw() < 100) await new Promise((resolve) => requestAnimationFrame(resolve));
      const pixels = stage.pixels();
      const side = Math.sqrt(pixels.length / 4);
      const colourAt = (height: number) => {
        const at = (Math.floor(side * height) * side + side / 2) * 4;
        return [...pixels.subarray(at, at + 3)].map((value) => Number(value > 128));
      };
      const colours = { above: colourAt(0.6), below: colourAt(0.4) };
      part.dispose();
      return { ...colours, left: draw() };
    },

    /** Spawns a task that was loaded before. */
    async spawnKept(task: string) {
      const assets = stage.assets(tasks());
      const lines: string[] = [];
      const spawned = assets.spawn(parseTaskRef(task, families), {
        anchor: stage.anchor(),
        play: 'walk',
        onEvent: ({ type, stage }) => lines.push(`${type} ${stage}`),
      });
      const last = await spawned.done;
      const { clips } = spawned.asset!;
      assets.dispose();
      return { last, clips, lines: lines.filter((line) => !line.startsWith('progress')), left: draw() };
    },

    /** Spawns a task that borrows from a file; returns the playing clip, and all clips. */
    async spawnBorrowing(task: string, lenderUrl: string, play: string) {
      const assets = stage.assets({ ...quiet, ...tasks() });
      const borrow = await assets.loadAsset(lenderUrl);
      const anchor = stage.anchor();
      const spawned = assets.spawn(parseTaskRef(task, families), { anchor, borrow });
      const waiting = spawned.play(play) ?? null;
      await spawned.done;
      const seen = { waiting, played: spawned.play(play), clips: [...spawned.asset!.clips] };
      assets.dispose();
      return { ...seen, left: draw() };
    },

    async itsWay(task: string) {
      return stage.loadItsWay(task, { ...tasks(), assetCache: null });
    },
  };
}

export type Scenarios = ReturnType<typeof scenarios<unknown, unknown>>;

export interface PortraitOptions {
  readonly clip?: string;
  /** Seconds into it. */
  readonly time?: number;
  /** Source of the asset whose clips it borrows first. */
  readonly from?: string;
}

type Call = (this: object, ...args: unknown[]) => unknown;

/** Replaces a function of WebGL, and returns a function that restores it. */
function replaced(
  name: 'linkProgram' | 'texImage2D' | 'texSubImage2D',
  make: (original: Call) => Call,
): () => void {
  const functions = WebGL2RenderingContext.prototype as unknown as Record<string, Call>;
  const original = functions[name]!;
  functions[name] = make(original);
  return () => {
    functions[name] = original;
  };
}
