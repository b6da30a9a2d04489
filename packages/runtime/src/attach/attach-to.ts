import { bytesSource } from '@meshwright/gltf/inspect';
import { combine, inverse, noRotation, type Rotation, rotate, scaledBy } from '@meshwright/gltf/math';
import { findGrip, type Grip, modelSockets, type Socket } from '@meshwright/gltf/sockets';
import { fitAsset } from '../asset/fit.ts';
import type { HeldAsset } from '../asset/scene-asset.ts';
import { AssetError } from '../asset-error.ts';
import type { EngineModel, MountPlace, Size } from '../engine-port.ts';
import { rigFile } from '../retarget/rig-file.ts';
import type { Attachment, AttachOptions } from './attachment.ts';

/**
 * Puts an asset at a socket of another.
 * @param check returns the asset that is put there; throws once it or the holder is disposed
 * @throws AssetError `bad_source` for a socket that the model has not and for an asset that holds the other, `disposed`
 */
export async function attachTo<Node, Native>(
  first: HeldAsset<Node, Native>,
  check: (holder: HeldAsset<Node, Native>) => HeldAsset<Node, Native>,
  socket: string,
  options: AttachOptions,
): Promise<Attachment> {
  let held: HeldAsset<Node, Native> | undefined;
  let unmount: (() => void) | undefined;
  let isAttached = true;
  const attachment: Attachment = {
    socket,
    get isAttached() {
      return isAttached;
    },
    detach() {
      if (!isAttached) return;
      isAttached = false;
      leave();
      if (held) held.holding = undefined;
    },
  };
  function leave(): void {
    held?.holding?.holder.attached.delete(attachment);
    unmount?.();
  }
  const put = async (next: HeldAsset<Node, Native>) => {
    const { node, place } = await placeAt(next, check(next), socket, options);
    const other = check(next);
    if (!isAttached) return;
    for (let above: typeof next | undefined = next; above; above = above.holding?.holder)
      if (above === other) throw new AssetError('bad_source', holdsItself);
    if (other.holding?.attachment !== attachment) other.holding?.attachment.detach();
    leave();
    unmount = next.instance.mount?.(node, other.root, place);
    held = other;
    other.holding = { holder: next, attachment };
    next.attached.set(attachment, put);
  };
  await put(first);
  return attachment;
}

const holdsItself =
  'An asset cannot be attached to itself, nor to what it holds; attach a clone, or detach the other first.';

/**
 * Moves what is at the sockets of one model to those of the next, once that is in the scene; what it has no socket for
 * stays at the old one.
 */
export async function moveAttached<Node, Native>(
  from: HeldAsset<Node, Native>,
  to: HeldAsset<Node, Native>,
): Promise<void> {
  const moves = [...from.attached.values()].map((put) => put(to));
  await Promise.allSettled(moves);
}

const found = new WeakMap<object, Promise<readonly Socket[]>>();

/** Returns the sockets of a model, which are found once. */
export function socketsOf(model: Pick<EngineModel<unknown, unknown>, 'rig'>): Promise<readonly Socket[]> {
  const known = found.get(model) ?? modelSockets(bytesSource(rigFile(model.rig()), 'rig'));
  found.set(model, known);
  return known;
}

/**
 * Returns where another asset is put at a socket of this one.
 * @throws AssetError `bad_source` for a socket that the model has not
 */
async function placeAt<Node, Native>(
  holder: HeldAsset<Node, Native>,
  other: HeldAsset<Node, Native>,
  socket: string,
  options: AttachOptions,
): Promise<{ node: number; place: MountPlace }> {
  const sockets = await socketsOf(holder.model);
  const at = sockets.find(({ name }) => name === socket) ?? nodeNamed(holder, socket);
  if (!at) {
    const known = sockets.map(({ name }) => name).join(', ');
    const has = known
      ? `it has ${known}, and its nodes by name`
      : 'it has no skeleton; name one of its nodes';
    throw new AssetError('bad_source', `This model has no socket ${JSON.stringify(socket)}: ${has}.`);
  }
  const fit = fitAsset(other, options);
  const scale = fit?.scale ?? 1;
  const { position = [0, 0, 0], rotation = noRotation } = options;
  const grip = /^(hand|back|hip)\b/.test(socket) ? (options.grip ?? gripOf(other)) : undefined;
  const own = grip ? heldBy(socket, grip, scale) : { rotation: noRotation, offset: fit?.offset ?? [0, 0, 0] };
  return {
    node: at.node,
    place: {
      position: at.position,
      rotation: combine(combine(at.rotation, rotation), own.rotation),
      // Before the turn of the grip, in the axes of the socket.
      offset: [
        own.offset[0] + rotate(inverse(own.rotation), position)[0],
        own.offset[1] + rotate(inverse(own.rotation), position)[1],
        own.offset[2] + rotate(inverse(own.rotation), position)[2],
      ],
      scale,
    },
  };
}

/** Any node of the file, by its own name. */
function nodeNamed(
  { model }: { readonly model: Pick<EngineModel<unknown, unknown>, 'rig'> },
  name: string,
): Pick<Socket, 'node' | 'position' | 'rotation'> | undefined {
  const node = model.rig().findIndex((each) => each.name === name);
  return node < 0
    ? undefined
    : { node, position: [0, 0, 0], rotation: noRotation as [number, number, number, number] };
}

const grips = new WeakMap<object, Grip | undefined>();

/** Returns the grip of the file, or else one for its shape and the names of its nodes, which is found once. */
function gripOf<Node, Native>({ model, grip }: HeldAsset<Node, Native>): Grip | undefined {
  if (grip) return grip;
  if (!grips.has(model)) {
    const names = model.rig().map(({ name }) => name);
    const points = model.points?.();
    grips.set(model, points && findGrip(points, names.join(' ')));
  }
  return grips.get(model);
}

/** Turns a prop so that its grip lies in the socket: away from the arm on either side, a shield with its face outwards. */
function heldBy(socket: string, { kind, position, rotation }: Grip, scale: number) {
  const isTurned = socket.endsWith('.left') && kind !== 'shield';
  const side: Rotation = isTurned ? [0, 1, 0, 0] : noRotation;
  const offset: Size = scaledBy(position, [-scale, -scale, -scale]);
  return { rotation: combine(side, inverse(rotation)), offset };
}
