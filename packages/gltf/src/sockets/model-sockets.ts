import type { Matrix, Vector } from '../matrix.ts';
import { openContainer } from '../read/container.ts';
import type { Model } from '../read/model.ts';
import { worldsOf } from '../read/node-tree.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { passportOf } from '../rig/rig-passport.ts';
import { rotationOf } from '../rotations.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { cross, dot, length, middle, minus, plus, square, times, unit } from '../vectors.ts';

/**
 * A place of a model where another one is put. Its y axis is that of a blade or a shaft, out of the thumb's side of a
 * hand; its z axis faces away from the body: the back of a hand, the face of a shield.
 */
export interface Socket {
  /** `hand.left`, `hand.right`, `head`, `back`, `hip.left`, `hip.right`, `saddle`, or the name that the file gives it. */
  readonly name: string;
  /** Index of the node that carries it, and its name. */
  readonly node: number;
  readonly nodeName: string;
  /** In the space of that node. */
  readonly position: Vector;
  /** Quaternion, in the space of that node. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
  /** A node of the file that is named so, or a bone of its rig. */
  readonly by: 'name' | 'rig';
}

/**
 * Returns the sockets of a model: nodes that its author made for it (`handslot.r`, `Socket_Muzzle`, `weapon_l`), and for
 * a rig without them places at its bones, whatever names they have. Reads the header and the JSON only.
 * @example
 * import { modelSockets } from '@meshwright/gltf/sockets';
 *
 * const names = (await modelSockets(source)).map(({ name }) => name);
 */
export async function modelSockets(
  input: ModelInput,
  options: { limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<Socket[]> {
  const { limits, signal } = options;
  signal?.throwIfAborted();
  const source = await sourceOf(input);
  try {
    const container = await openContainer(source, limits, signal);
    return socketsOf((await rawReader(source, container, signal)).model);
  } finally {
    await source.close?.();
  }
}

/** Returns the sockets of a model that is open. */
export function socketsOf(model: Model): Socket[] {
  const named = model.nodes.flatMap(({ name, mesh }, node): Socket[] => {
    const socket = mesh === undefined || mesh === null ? socketName(name) : undefined;
    if (!socket) return [];
    return [{ name: socket, node, nodeName: name, position: [0, 0, 0], rotation: [0, 0, 0, 1], by: 'name' }];
  });
  const byName = new Map(named.reverse().map((socket) => [socket.name, socket]));
  for (const socket of rigSockets(model)) if (!byName.has(socket.name)) byName.set(socket.name, socket);
  return [...byName.values()];
}

/** Reads `handslot.r`, `Socket_Hand_L`, `weapon.R`, `Socket_Muzzle`; undefined for other nodes. */
function socketName(name: string): string | undefined {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const side = words.includes('l') || words.includes('left') ? 'left' : 'right';
  const isSided = words.some((word) => /^(l|r|left|right)$/.test(word));
  const rest = words.filter((word) => !/^(l|r|left|right)$/.test(word));
  const whole = rest.join('');
  if (isSided && /^(handslot|slothand|weapon|weaponslot|prop|propslot|handprop|handweapon|grip)$/.test(whole))
    return `hand.${side}`;
  const marks = /^(socket|slot|attach|attachment|mount|sock)$/;
  if (!rest.some((word) => marks.test(word))) return undefined;
  const place = rest.filter((word) => !marks.test(word) && word !== 'point');
  if (place.length === 0) return undefined;
  if (isSided && /^(hand|weapon|palm)$/.test(place.join(''))) return `hand.${side}`;
  return [...place, ...(isSided ? [side] : [])].join('.');
}

function rigSockets(model: Model): Socket[] {
  const { kind, bones } = passportOf(model);
  if (kind === 'none') return [];
  const worlds = worldsOf(model);
  const nodeOf = new Map(bones.map(({ bone, node }) => [bone, node]));
  const at = (bone: string): Vector | undefined => {
    const world = worlds.get(nodeOf.get(bone) ?? -1);
    return world && [world[12]!, world[13]!, world[14]!];
  };
  const up: Vector = [0, 1, 0];
  const sided = (part: string) => {
    const [left, right] = [at(`left${part}`), at(`right${part}`)];
    return left && right ? minus(left, right) : undefined;
  };
  const across = sided('UpperLeg') ?? sided('HindUpperLeg') ?? sided('UpperArm');
  if (!across) return [];
  const forward = unit(cross(across, up));
  const sockets: Socket[] = [];
  /** Adds a socket whose y axis is kept, and whose z axis is turned to be square with it. */
  const put = (name: string, bone: string, point: Vector | undefined, y: Vector, z: Vector) => {
    const node = nodeOf.get(bone);
    const world = worlds.get(node ?? -1);
    if (!point || node === undefined || !world) return;
    const place = within(world, point, unit(y), z);
    if (place) sockets.push({ name, node, nodeName: model.nodes[node]!.name, ...place, by: 'rig' });
  };
  if (kind === 'quadruped') {
    const [hips, chest] = [at('hips'), at('chest') ?? at('upperChest') ?? at('spine')];
    const carries = ['spine', 'chest', 'upperChest', 'hips'].find((bone) => nodeOf.has(bone))!;
    put('saddle', carries, hips && chest && middle(hips, chest), up, forward);
    put('head', 'head', at('head'), up, forward);
    return sockets;
  }
  for (const side of ['left', 'right'] as const) {
    const [hand, elbow] = [at(`${side}Hand`), at(`${side}LowerArm`)];
    if (!hand || !elbow) continue;
    const reach = length(minus(hand, elbow));
    const knuckle = at(`${side}MiddleProximal`) ?? at(`${side}IndexProximal`);
    const along = unit(minus(knuckle ?? hand, knuckle ? hand : elbow));
    const [index, little] = [
      at(`${side}IndexProximal`),
      at(`${side}LittleProximal`) ?? at(`${side}RingProximal`),
    ];
    // Thumbs of hands that hang or are held out with the palm down point forward.
    const thumb = square(index && little ? minus(index, little) : forward, along) ?? square(up, along)!;
    const back = side === 'right' ? cross(along, thumb) : cross(thumb, along);
    // Without fingers, shares of the forearm of a person.
    const palm = knuckle ? length(minus(knuckle, hand)) * 0.9 : reach * 0.31;
    put(
      `hand.${side}`,
      `${side}Hand`,
      plus(plus(hand, times(along, palm)), times(back, -0.1 * reach)),
      thumb,
      back,
    );
    const leg = at(`${side}UpperLeg`);
    const hips = at('hips');
    if (leg && hips)
      put(
        `hip.${side}`,
        'hips',
        [hips[0] + 1.4 * (leg[0] - hips[0]), hips[1], hips[2] + 1.4 * (leg[2] - hips[2])],
        [0, -1, 0],
        minus(leg, hips),
      );
  }
  put('head', 'head', at('head'), up, forward);
  const chest = ['upperChest', 'chest', 'spine'].find((bone) => nodeOf.has(bone));
  const wide = sided('UpperArm');
  const shoulders = at('leftUpperArm');
  if (chest && wide && shoulders) {
    const centre = minus(shoulders, times(wide, 0.5));
    put('back', chest, plus(centre, times(forward, -0.35 * length(wide))), [0, -1, 0], times(forward, -1));
  }
  return sockets;
}

/** Returns a place in the space of a node; undefined for a node that has no size. */
function within(
  world: Matrix,
  point: Vector,
  y: Vector,
  z: Vector,
): Pick<Socket, 'position' | 'rotation'> | undefined {
  const columns = [0, 4, 8].map((from): Vector => [world[from]!, world[from + 1]!, world[from + 2]!]);
  const sizes = columns.map(length);
  const facing = square(z, y);
  if (!facing || sizes.some((size) => !(size > 0))) return undefined;
  const axes = columns.map((column, axis) => times(column, 1 / sizes[axis]!));
  const from = minus(point, [world[12]!, world[13]!, world[14]!]);
  // Columns of the wanted frame, in the turned space of the node.
  const turned = [cross(y, facing), y, facing].map(
    (axis): Vector => [dot(axes[0]!, axis), dot(axes[1]!, axis), dot(axes[2]!, axis)],
  );
  const matrix = Float64Array.from([...turned.flatMap((axis) => [...axis, 0]), 0, 0, 0, 1]);
  const position: Vector = [0, 1, 2].map((axis) => dot(axes[axis]!, from) / sizes[axis]!) as Vector;
  return { position, rotation: rotationOf(matrix, 1) };
}
