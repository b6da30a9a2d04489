import type { Document, Node } from '@gltf-transform/core';
import type { Vector } from '@meshwright/look/render';
import { Quaternion } from 'three';
import { JobError } from '../job/job-error.ts';
import type { FittedBody } from './body/fitted-body.ts';
import { skeletons } from './skeletons.ts';

/** The skeleton of a document from `rigDocument`. */
export interface Rig {
  /** In metres. */
  readonly body: FittedBody;
  readonly nodes: ReadonlyMap<string, Node>;
  /** Rotation of each joint at rest, in the world. */
  readonly frames: ReadonlyMap<string, Quaternion>;
  /** Metres per unit of the joints' translations. */
  readonly unit: number;
}

/**
 * Finds the rig by its joints' names.
 * @throws JobError `no_body` for a model without one
 */
export function readRig(document: Document): Rig {
  const skin = document.getRoot().listSkins()[0];
  const nodes = new Map((skin?.listJoints() ?? []).map((node) => [node.getName(), node]));
  const kind = nodes.has('Tail') ? 'quadruped' : 'biped';
  const missing = skeletons[kind].find(({ name }) => !nodes.has(name));
  if (missing) {
    throw new JobError(
      'no_body',
      `run animation: the model has no joint ${missing.name}; use a model from a rigging task.`,
    );
  }
  const joints = new Map<string, Vector>();
  const frames = new Map<string, Quaternion>();
  for (const [name, node] of nodes) {
    joints.set(name, node.getWorldTranslation());
    frames.set(name, new Quaternion(...node.getWorldRotation()));
  }
  const armature = document
    .getRoot()
    .listNodes()
    .find((node) => node.getName() === 'Armature');
  return {
    body: { kind, joints, ...extrasOf(armature?.getExtras()) },
    nodes,
    frames,
    unit: armature?.getScale()[0] ?? 1,
  };
}

function extrasOf(extras: unknown): Pick<FittedBody, 'tips' | 'supports'> {
  const { meshwright } = (extras ?? {}) as {
    meshwright?: { tips?: Record<string, Vector>; supports?: Record<string, Vector[]> };
  };
  return {
    tips: new Map(Object.entries(meshwright?.tips ?? {})),
    supports: new Map(Object.entries(meshwright?.supports ?? {})),
  };
}
