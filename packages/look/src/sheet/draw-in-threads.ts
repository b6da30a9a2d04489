import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { drawPicture, type Setting, type Take } from '../picture/draw-picture.ts';
import type { Subject } from '../picture/subject.ts';
import type { DrawnPicture } from '../picture/take-picture.ts';
import type { TextureMap } from '../render/texture-map.ts';
import type { TriangleMaterial, TriangleScene } from '../render/triangle-scene.ts';

/** A picture for a thread to draw. Its arrays lie in shared memory. */
export interface PictureRequest {
  readonly number: number;
  readonly subject: Omit<Subject, 'parts'>;
  readonly take: Take;
  readonly frame?: Float32Array;
}

/** What was drawn; no picture where it could not be, for a reason that the other side finds by drawing. */
export interface PictureReply {
  readonly number: number;
  readonly drawn?: DrawnPicture;
}

/** A picture to draw. */
export interface PictureOrder {
  readonly subject: Subject;
  readonly take: Take;
  readonly setting?: Setting;
}

export interface ThreadOptions {
  /** Threads beside this one. */
  readonly threads: number;
  /**
   * The program of a thread.
   * @default the built one
   */
  readonly program?: URL;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Threads that a sheet takes where nothing else is asked: one core is left to this one, and a fourth thread gains little. Sources have
 * none, because the program of a thread is built.
 */
export function usualThreads(): number {
  return import.meta.url.endsWith('.ts') ? 0 : Math.min(3, availableParallelism() - 1);
}

/** Tools that copy the used files of a server find it in this form only. */
function builtProgram(): URL {
  const path = import.meta.url.endsWith('.ts')
    ? '../../dist/sheet/picture-thread.js'
    : './sheet/picture-thread.js';
  return new URL(path, import.meta.url);
}

/**
 * Draws pictures in this thread and in others at once, in any order; the pixels are the same wherever they are drawn. What a thread
 * cannot draw is drawn here.
 * @param orders is asked for the next one when a thread is free
 * @param onDrawn called once for each order
 * @throws LookError `bad_option`
 */
export async function drawInThreads<Order extends PictureOrder>(
  orders: AsyncGenerator<Order>,
  { threads, program = builtProgram(), signal }: ThreadOptions,
  onDrawn: (order: Order, drawn: DrawnPicture) => void,
): Promise<void> {
  const shared = sharedMemory();
  const others = Array.from({ length: threads }, () => startThread(program));
  const drawHere = ({ subject, take, setting }: Order): DrawnPicture => drawPicture(subject, take, setting);
  /** Draws order by order; the next begins after what other threads have sent is read. */
  const here = async (): Promise<void> => {
    for (let next = await orders.next(); !next.done; next = await orders.next()) {
      signal?.throwIfAborted();
      onDrawn(next.value, drawHere(next.value));
      await new Promise((resume) => setImmediate(resume));
    }
  };
  const there = async (thread: Thread): Promise<void> => {
    while (thread.runs()) {
      const next = await orders.next();
      if (next.done) return;
      signal?.throwIfAborted();
      const { subject, take, setting } = next.value;
      const drawn = await thread.draw({
        ...{ subject: shared.subject(subject), take },
        ...(setting?.frame && { frame: shared.array(setting.frame) }),
      });
      onDrawn(next.value, drawn ?? drawHere(next.value));
    }
  };
  try {
    // Two orders a thread: one is drawn while the other waits there, whatever this thread does meanwhile.
    await Promise.all([...others.flatMap((thread) => [there(thread), there(thread)]), here()]);
  } finally {
    await Promise.all(others.map((thread) => thread.end()));
  }
}

interface Thread {
  /** Whether it takes work: not where the file of the thread is missing, or after a fault. */
  runs(): boolean;
  /** Draws one picture; undefined where the thread cannot. */
  draw(request: Omit<PictureRequest, 'number'>): Promise<DrawnPicture | undefined>;
  end(): Promise<unknown>;
}

function startThread(program: URL): Thread {
  // Flags of this process, such as loaders and export conditions, do not apply to built code.
  const worker = new Worker(program, { execArgv: [] });
  const waiting = new Map<number, (drawn: DrawnPicture | undefined) => void>();
  let running = true;
  let count = 0;
  const lost = (): void => {
    running = false;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  };
  worker.on('message', ({ number, drawn }: PictureReply) => {
    waiting.get(number)?.(drawn);
    waiting.delete(number);
  });
  worker.on('error', lost);
  worker.on('exit', lost);
  return {
    runs: () => running,
    draw: (request) =>
      new Promise((answer) => {
        if (!running) return answer(undefined);
        const number = count++;
        waiting.set(number, answer);
        worker.postMessage({ number, ...request } satisfies PictureRequest);
      }),
    end: () => worker.terminate(),
  };
}

/** Copies arrays into memory that all threads read, each once. */
function sharedMemory(): {
  subject(subject: Subject): Omit<Subject, 'parts'>;
  array(values: Float32Array): Float32Array;
} {
  const subjects = new WeakMap<Subject, Omit<Subject, 'parts'>>();
  const arrays = new WeakMap<object, unknown>();
  const once = <Value extends object>(value: Value, copy: (value: Value) => Value): Value => {
    const known = (arrays.get(value) as Value | undefined) ?? copy(value);
    arrays.set(value, known);
    return known;
  };
  const array = <Values extends Float32Array | Uint32Array | Uint16Array>(values: Values): Values =>
    once(values, () => {
      const kind = values.constructor as new (buffer: SharedArrayBuffer) => Values;
      const copy = new kind(new SharedArrayBuffer(values.byteLength));
      copy.set(values);
      return copy;
    });
  const map = <Map extends TextureMap>(texture: Map | null): Map | null =>
    texture && {
      ...texture,
      levels: once(texture.levels, (levels) =>
        levels.map(({ texels, ...level }) => ({ ...level, texels: array(texels) })),
      ),
    };
  const material = (own: TriangleMaterial): TriangleMaterial =>
    once(own, () => ({
      ...own,
      colorMap: map(own.colorMap),
      metallicRoughnessMap: map(own.metallicRoughnessMap),
      normalMap: map(own.normalMap),
      emissiveMap: map(own.emissiveMap),
      occlusionMap: map(own.occlusionMap),
    }));
  const scene = (own: TriangleScene): TriangleScene => ({
    positions: array(own.positions),
    normals: array(own.normals),
    uvs: array(own.uvs),
    colors: array(own.colors),
    triangles: array(own.triangles),
    materialOf: array(own.materialOf),
    materials: own.materials.map(material),
  });
  return {
    array,
    subject(subject) {
      const known = subjects.get(subject) ?? {
        ...{ scene: scene(subject.scene), box: subject.box, overlays: subject.overlays },
      };
      subjects.set(subject, known);
      return known;
    },
  };
}
