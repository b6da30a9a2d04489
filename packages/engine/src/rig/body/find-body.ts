import type { Document, Node } from '@gltf-transform/core';
import { type ScenePart, sceneParts } from '@meshwright/formats/mesh';
import type { Vector } from '@meshwright/look/render';
import { JobError } from '../../job/job-error.ts';
import { placed, unplaced } from '../placement.ts';
import { joinMeshes } from '../skin/join-meshes.ts';
import { type BodyFit, fitBody } from './fit-body.ts';

/** Most faces of one rigging job (spec: Limits). */
export const mostFaces = 320_000;

/** The displayed model and the body in it. */
export interface FoundBody {
  readonly parts: readonly ScenePart[];
  /** For each part, the place that it hangs from rigidly, or null for one that the skeleton moves. */
  readonly attachments: readonly (Vector | null)[];
  readonly fit: BodyFit;
}

/**
 * Finds the body to rig in a displayed model. The create request and the job both use it, so that they agree.
 * @throws JobError `no_geometry` | `too_many_faces` | `no_body`
 */
export function findBody(document: Document): FoundBody {
  const parts = sceneParts(document);
  const faces = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  if (faces === 0)
    throw new JobError('no_geometry', 'run rigging: the model has no triangles; send one with a mesh.');
  if (faces > mostFaces) {
    throw new JobError(
      'too_many_faces',
      `run rigging: the model has ${faces} faces; the limit is ${mostFaces}. Remesh it with target_polycount 300,000 or less first.`,
    );
  }
  const attachments = attachmentsOf(document, parts);
  const held = new Set(parts.filter(({ primitive }) => namesOf(document, primitive).some(isHeld)));
  for (const apart of held.size > 0 ? [held, new Set<ScenePart>()] : [held]) {
    const own = parts.filter((part, i) => attachments[i] === null && !apart.has(part));
    const fit = own.length > 0 && own.length < parts.length ? tried(own) : null;
    if (!fit) continue;
    const places = heldPlaces(parts, apart, fit);
    return { parts, attachments: parts.map((part, i) => attachments[i] ?? places.get(part) ?? null), fit };
  }
  return { parts, attachments: parts.map(() => null), fit: fitOf(parts) };
}

function fitOf(parts: readonly ScenePart[]): BodyFit {
  const { positions, indices } = joinMeshes(parts);
  return fitBody(positions, indices);
}

/** Returns the body in some of the parts, or null when it needs the others, as a head that hangs from the neck. */
function tried(parts: readonly ScenePart[]): BodyFit | null {
  try {
    return fitOf(parts);
  } catch (error) {
    if (error instanceof JobError && error.code === 'no_body') return null;
    throw error;
  }
}

/**
 * Returns, for each part, the place of the joint that it hangs from without a skin, as a sword hangs from a hand, or
 * null for a part of the body itself.
 */
function attachmentsOf(document: Document, parts: readonly ScenePart[]): (Vector | null)[] {
  const joints = new Set(
    document
      .getRoot()
      .listSkins()
      .flatMap((skin) => skin.listJoints()),
  );
  const places = new Map<unknown, Vector | null>();
  if (joints.size > 0)
    for (const node of document.getRoot().listNodes())
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const joint = node.getSkin() ? null : ancestorIn(node, joints);
        // A mesh that is also drawn elsewhere belongs to the body.
        places.set(primitive, joint && places.get(primitive) !== null ? joint.getWorldTranslation() : null);
      }
  return parts.map(({ primitive }) => places.get(primitive) ?? null);
}

/** Words for what a person holds or carries, which is no part of the body. */
const heldWords = new Set(
  (
    'sword blade dagger knife katana saber sabre cutlass rapier scimitar machete axe hatchet hammer mace club flail spear lance ' +
    'halberd trident pitchfork staff wand scepter sceptre bow crossbow arrow quiver shield gun pistol revolver rifle musket ' +
    'blaster bazooka torch lantern banner flag broom shovel rake hoe scythe sickle pickaxe whip umbrella parasol cane crook ' +
    'bucket basket sack backpack briefcase suitcase throwable bomb grenade'
  ).split(' '),
);

function isHeld(name: string): boolean {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.split(/[^a-z]+/).some((word) => heldWords.has(word));
}

/** Returns the names that say what a primitive is: those of its mesh, its nodes and what they hang from. */
function namesOf(document: Document, primitive: ScenePart['primitive']): string[] {
  return document
    .getRoot()
    .listNodes()
    .filter((node) => node.getMesh()?.listPrimitives().includes(primitive))
    .flatMap((node) => [node.getMesh()!.getName(), node.getName(), node.getParentNode()?.getName() ?? '']);
}

/**
 * Returns for each held part the place that it hangs from. Parts whose boxes touch are one thing; it hangs from a hand
 * that it reaches, else from the joint that is nearest to any of its points.
 */
function heldPlaces(
  parts: readonly ScenePart[],
  held: ReadonlySet<ScenePart>,
  { fitted, placement }: BodyFit,
): Map<ScenePart, Vector> {
  const places = new Map<ScenePart, Vector>();
  const inBody = new Map([...held].map((part) => [part, placed(part.positions, placement)]));
  const joints = [...fitted.joints];
  const hands = joints.filter(([name]) => fitted.kind === 'biped' && name.endsWith('Hand'));
  const left = new Set(parts.filter((part) => held.has(part)));
  for (const first of left) {
    const thing = [first];
    left.delete(first);
    for (const part of thing)
      for (const other of left)
        if (boxesTouch(inBody.get(part)!, inBody.get(other)!)) {
          thing.push(other);
          left.delete(other);
        }
    const points = thing.map((part) => inBody.get(part)!);
    const [hand, far] = nearestOf(hands, points);
    const place = hand && far < handReach ? hand : nearestOf(joints, points)[0]!;
    for (const part of thing) places.set(part, unplaced(place, placement));
  }
  return places;
}

/** Largest distance from the wrist to what the hand holds, in heights. */
const handReach = 0.15;

/** Returns the place of the joint nearest to any of the points, and how far it is. */
function nearestOf(
  joints: readonly (readonly [string, Vector])[],
  points: readonly Float32Array[],
): [Vector | null, number] {
  let [best, least]: [Vector | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [, [x, y, z]] of joints)
    for (const own of points)
      for (let i = 0; i + 2 < own.length; i += 3) {
        const distance = Math.hypot(own[i]! - x, own[i + 1]! - y, own[i + 2]! - z);
        if (distance < least) [best, least] = [[x, y, z], distance];
      }
  return [best, least];
}

function boxesTouch(a: Float32Array, b: Float32Array): boolean {
  const range = (of: Float32Array, axis: number): [number, number] => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = axis; i < of.length; i += 3) [low, high] = [Math.min(low, of[i]!), Math.max(high, of[i]!)];
    return [low, high];
  };
  return [0, 1, 2].every((axis) => {
    const [[al, ah], [bl, bh]] = [range(a, axis), range(b, axis)];
    return al <= bh + 0.01 && bl <= ah + 0.01;
  });
}

function ancestorIn(node: Node, joints: ReadonlySet<Node>): Node | null {
  for (let at: Node | null = node; at; at = at.getParentNode()) if (joints.has(at)) return at;
  return null;
}
