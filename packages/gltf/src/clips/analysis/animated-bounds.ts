import { addMovedBox, addPoint, type Box, emptyBox, isEmpty } from '../../bounds/box.ts';
import { collectShapes, type Part, partsOf } from '../../bounds/scene-shapes.ts';
import { walkScene } from '../../bounds/scene-walk.ts';
import { addVertices, scanWork, type VertexScan } from '../../bounds/vertex-bounds.ts';
import { GltfError } from '../../gltf-error.ts';
import { compose, type Matrix } from '../../matrix.ts';
import type { Model, ModelReader } from '../../read/model.ts';
import type { Warning } from '../../warning.ts';
import type { WorkBudget } from '../../work-budget.ts';
import { isPlainPath, sampleTrack, type Track, trackOf } from '../session/track.ts';

export interface AnimatedBounds {
  /** Null when the default scene shows no geometry. */
  box: Box | null;
  /** False when the box may be larger than the true one. */
  exact: boolean;
  /** Number of measured poses. */
  poses: number;
  warnings: Warning[];
}

/**
 * Computes the box of a clip over time, in stored units: every vertex of the default scene in every pose at a key
 * time and at least 60 times a second. Where that exceeds `work`, boxes per joint replace the vertices; they contain
 * the model but may be larger, and `exact` is false.
 */
export async function animatedBounds(
  reader: ModelReader,
  clip: number,
  work: WorkBudget,
): Promise<AnimatedBounds> {
  const { model } = reader;
  const result: AnimatedBounds = { box: null, exact: true, poses: 0, warnings: [] };
  if (model.defaultScene === null) return result;
  const held = cachedReader(reader);
  const tracks = await tracksOf(held, clip);
  const times = affordable(poseTimes(tracks.map(({ track }) => track.times)), model, work);
  if (times.thinned) {
    result.exact = false;
    result.warnings.push(thinned(clip, times.poses.length));
  }
  const scan: VertexScan = {
    total: emptyBox(),
    stored: new Map(),
    used: new Map(),
    signal: undefined,
    workBudget: work,
  };
  const looseBoxes = new Map<string, Promise<Box[]> | null>();
  for (const time of times.poses) {
    await work.breathe(poseWork(model));
    const posed = { ...held, model: poseAt(reader, tracks, time) };
    const walk = walkScene(posed.model, model.defaultScene);
    const warnings = result.poses++ === 0 ? result.warnings : [];
    warnings.push(...walk.warnings);
    for (const part of partsOf(await collectShapes(posed, walk, warnings))) {
      const key = `${part.pointer} ${part.primitive.position}`;
      let loose = looseBoxes.get(key);
      if (loose === undefined) {
        const cheap = work.afford(scanWork(posed, part) * times.poses.length);
        loose = cheap ? null : jointBoxes(held, part, work);
        looseBoxes.set(key, loose);
      }
      if (loose === null) {
        // Non-finite vertices are left out; the bounds at rest report them.
        if ((await addVertices(posed, part, scan)) > 0) result.exact = false;
      } else {
        result.exact = false;
        addJointBoxes(scan.total, part, await loose);
      }
    }
  }
  result.box = isEmpty(scan.total) ? null : scan.total;
  return result;
}

/** Thins out the poses until walking the nodes for each of them fits the budget. */
function affordable(times: number[], model: Model, work: WorkBudget): { poses: number[]; thinned: boolean } {
  for (let step = 1; ; step *= 2) {
    const poses = step === 1 ? times : times.filter((_, i) => i % step === 0 || i === times.length - 1);
    if (work.afford(poses.length * poseWork(model))) return { poses, thinned: step > 1 };
    if (poses.length <= 2) return { poses: [], thinned: true };
  }
}

/** Cost of computing all world matrices at one time, in units of `WorkBudget`. */
function poseWork({ nodes }: Model): number {
  return nodes.length * 50 + 200;
}

function thinned(clip: number, poses: number): Warning {
  const pointer = `/animations/${clip}`;
  const message = `${pointer}: too many nodes and poses to measure all of them; its bounds use ${poses} poses`;
  return { code: 'bounds_estimated', message, pointer };
}

interface AnimatedPart {
  node: number;
  path: string;
  track: Track;
}

async function tracksOf(reader: ModelReader, clip: number): Promise<AnimatedPart[]> {
  const parts: AnimatedPart[] = [];
  for (const [index, channel] of reader.model.clips[clip]!.channels.entries()) {
    const { node, path, input, output, interpolation } = channel;
    if (node === undefined || !isPlainPath(path)) continue;
    const whole = (accessor: number) => reader.elements(accessor, 0, reader.model.accessors[accessor]!.count);
    const at = `/animations/${clip}/channels/${index}`;
    const track = trackOf(await whole(input), await whole(output), interpolation, path, at);
    parts.push({ node, path, track });
  }
  return parts;
}

/** Every key time, and a grid between the first and the last; only the grid when there are too many keys. */
function poseTimes(inputs: Float64Array[]): number[] {
  const times = new Set<number>();
  for (const input of inputs) for (const time of input) times.add(time);
  const sorted = [...times].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [0];
  const grid = Math.min(MAX_POSES, Math.ceil((last - first) * GRID));
  const spread = Array.from({ length: grid + 1 }, (_, i) => first + ((last - first) * i) / Math.max(1, grid));
  if (sorted.length > MAX_POSES) return spread;
  return [...new Set([...sorted, ...spread])].sort((a, b) => a - b);
}

function poseAt({ model }: ModelReader, parts: AnimatedPart[], time: number): ModelReader['model'] {
  const nodes = [...model.nodes];
  const moved = new Map<number, Record<string, ArrayLike<number>>>();
  for (const { node, path, track } of parts) {
    const value = sampleTrack(track, time);
    if (path === 'weights') nodes[node] = { ...nodes[node]!, weights: [...value] };
    else moved.set(node, { ...moved.get(node), [path]: value });
  }
  for (const [node, values] of moved) {
    const { parts: rest } = nodes[node]!;
    // A node with a matrix cannot be animated (glTF 2.0, 3.5.3).
    if (!rest) continue;
    const { translation, rotation, scale } = { ...rest, ...values };
    nodes[node] = { ...nodes[node]!, matrix: compose(translation, rotation, scale) };
  }
  return { ...model, nodes };
}

/** Reads each accessor once and caches it: vertices do not change between poses. */
function cachedReader(reader: ModelReader): ModelReader {
  const held = new Map<number, Promise<Float64Array>>();
  return {
    ...reader,
    async elements(accessor, start, count) {
      const { size, count: all } = reader.model.accessors[accessor]!;
      const whole = held.get(accessor) ?? reader.elements(accessor, 0, all);
      held.set(accessor, whole);
      return (await whole).subarray(start * size, (start + count) * size);
    },
  };
}

/** The box of all stored vertices that each joint influences; a rigid part has one box. */
async function jointBoxes(reader: ModelReader, part: Part, work: WorkBudget): Promise<Box[]> {
  const { primitive, shape, pointer } = part;
  const { count, size } = reader.model.accessors[primitive.position]!;
  if (size !== 3)
    throw new GltfError('bad_value', `${pointer}: POSITION must have 3 components`, { pointer });
  const positions = await reader.elements(primitive.position, 0, count);
  const sets: { joints: Float64Array; weights: Float64Array }[] = [];
  for (const [set, accessor] of shape.skinned ? primitive.joints.entries() : []) {
    const joints = await reader.elements(accessor, 0, count);
    const weights = await reader.elements(primitive.weights[set] ?? accessor, 0, count);
    sets.push({ joints, weights });
  }
  await work.breathe(count * 10);
  const boxes: Box[] = [];
  const deltas = await morphReach(reader, part);
  for (let vertex = 0; vertex < count; vertex++) {
    const [x, y, z] = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!];
    if (!Number.isFinite(x + y + z)) continue;
    for (const joint of sets.length > 0 ? jointsOf(sets, vertex) : [0]) {
      boxes[joint] ??= emptyBox();
      addPoint(boxes[joint], x - deltas, y - deltas, z - deltas);
      addPoint(boxes[joint], x + deltas, y + deltas, z + deltas);
    }
  }
  return boxes;
}

function* jointsOf(
  sets: { joints: Float64Array; weights: Float64Array }[],
  vertex: number,
): Generator<number> {
  for (const { joints, weights } of sets)
    for (let k = vertex * 4; k < vertex * 4 + 4; k++) if (weights[k] !== 0) yield joints[k]!;
}

/** Largest distance that all morph targets together can move a vertex along an axis, with weights from -1 to 1. */
async function morphReach(reader: ModelReader, { primitive }: Part): Promise<number> {
  let reach = 0;
  for (const target of primitive.targets) {
    if (target === undefined) continue;
    let most = 0;
    for (const value of await reader.elements(target, 0, reader.model.accessors[target]!.count))
      most = Math.max(most, Math.abs(value));
    reach += most;
  }
  return reach;
}

function addJointBoxes(total: Box, { shape, pointer }: Part, boxes: Box[]): void {
  for (const [joint, box] of boxes.entries()) {
    if (!box) continue;
    const matrices: (Matrix | undefined)[] = shape.skinned ? [shape.matrices[joint]] : shape.matrices;
    for (const matrix of matrices) {
      if (!matrix)
        throw new GltfError('out_of_bounds', `${pointer}: joint ${joint} of ${shape.matrices.length}`);
      addMovedBox(total, box, matrix);
    }
  }
}

/** Minimum number of poses per second. */
const GRID = 60;

const MAX_POSES = 20_000;
