import type { Document, Node, vec3 } from '@gltf-transform/core';
import { combine, type Rotation } from '@meshwright/gltf/math';
import type { Space } from './axes-and-unit.ts';
import type { FbxObject, FbxScene, Vector } from './objects.ts';
import {
  localPlacement,
  type Placement,
  type TransformRule,
  transformRule,
  type VectorOf,
} from './transforms.ts';

/** Reads vector properties of an object: at rest, or at a time of a clip. */
type PropertiesOf = (object: FbxObject) => VectorOf;

const atRest: PropertiesOf =
  ({ props }) =>
  (name, missing) =>
    props.vector(name, missing);

/** A model of the file and the nodes it becomes. */
export interface ModelNode {
  readonly object: FbxObject;
  readonly parent: ModelNode | null;
  readonly children: ModelNode[];
  readonly rule: TransformRule;
  /** 0: the scale of the parent applies after the own rotation; 1: before it, as in glTF; 2: not at all. */
  readonly inherit: 0 | 1 | 2;
  /** Whether the scale is in a node of its own, `inner`, beside which children with another inherit mode stand. */
  split: boolean;
  /** Whether the node stands beside the scale of its parent. */
  beside: boolean;
  /** Node with translation, rotation and, where not split, the scale. */
  readonly outer: Node;
  /** Node with the whole transform: it shows meshes, is a joint, and has the children of the usual inherit mode. */
  inner: Node;
  /** Rotation after all others, which turns the axis that a camera or a light looks along. */
  after: Rotation | null;
}

/** Deepest nesting of models. */
const deepest = 1_000;

/**
 * Creates the nodes of all models. A model without a parent stands at the root, and of several parents the first counts.
 * @param scaled returns whether any clip changes the scale of a model
 * @throws Error for models that nest too deeply
 */
export function buildModels(
  document: Document,
  scene: FbxScene,
  space: Space,
  scaled: (object: FbxObject) => boolean,
): ModelNode[] {
  const shown = scene.ofKind('Model').filter((object) => !isSystem(scene, object));
  const parents = parentsOf(scene, shown);
  const models = new Map<FbxObject, ModelNode>();
  const order: ModelNode[] = [];
  const add = (object: FbxObject): ModelNode => {
    const known = models.get(object);
    if (known) return known;
    const above = parents.get(object);
    const parent = above ? add(above) : null;
    const inherit = object.props.number('InheritType', 1);
    const node = document.createNode(object.name);
    const model: ModelNode = {
      object,
      parent,
      children: [],
      rule: transformRule(object.props),
      inherit: inherit === 0 || inherit === 2 ? inherit : 1,
      split: false,
      beside: false,
      outer: node,
      inner: node,
      after: null,
    };
    models.set(object, model);
    parent?.children.push(model);
    order.push(model);
    return model;
  };
  // Parents come first, without a recursion as deep as the file.
  for (const object of shown) {
    const line: FbxObject[] = [];
    for (let at: FbxObject | undefined = object; at && !models.has(at); at = parents.get(at)) line.push(at);
    if (line.length > deepest) throw new Error(`its models nest deeper than ${deepest}`);
    while (line.length > 0) add(line.pop()!);
  }
  const top = document.getRoot().getDefaultScene()!;
  for (const model of order) {
    const { parent } = model;
    model.split = model.children.some(({ inherit }) => standsBeside(inherit, model, scaled));
    model.beside = parent?.split === true && model.inherit !== 1;
    if (model.split) {
      model.inner = document.createNode(`${model.object.name}_scale`);
      model.outer.addChild(model.inner);
    }
    if (!parent) top.addChild(model.outer);
    else (model.beside ? parent.outer : parent.inner).addChild(model.outer);
  }
  for (const model of order) place(model, space);
  return order;
}

/** Sets the transforms at rest. */
export function place(model: ModelNode, space: Space): void {
  const { outer, inner } = placements(model, atRest, space);
  for (const [node, { translation, rotation, scale }] of [
    [model.outer, outer],
    ...(inner ? ([[model.inner, inner]] as const) : []),
  ] as const) {
    node
      .setTranslation(translation)
      .setRotation([...rotation])
      .setScale(scale);
  }
}

/** Returns the transforms of the nodes of a model, in glTF's axes and in metres. */
export function placements(
  model: ModelNode,
  propertiesOf: PropertiesOf,
  space: Space,
): { readonly outer: Placement; readonly inner: Placement | null } {
  const local = localPlacement(model.rule, propertiesOf(model.object));
  let { translation } = local;
  if (model.beside) translation = multiplied(translation, scaleOf(model.parent!, propertiesOf));
  const scale = model.beside ? scaleOf(model, propertiesOf) : local.scale;
  const rotation = local.rotation;
  const outer = space.placement({ translation, rotation, scale: model.split ? [1, 1, 1] : scale });
  return {
    outer: model.after ? { ...outer, rotation: combine(outer.rotation, model.after) } : outer,
    inner: model.split ? space.placement({ translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale }) : null,
  };
}

/** The scale that a node carries: its own and, where it stands beside the scale of its parent, what it inherits. */
function scaleOf(model: ModelNode, propertiesOf: PropertiesOf): vec3 {
  let scale: vec3 = [...propertiesOf(model.object)('Lcl Scaling', unscaled)];
  for (let from = inheritedFrom(model); from; from = inheritedFrom(from))
    scale = multiplied(scale, propertiesOf(from.object)('Lcl Scaling', unscaled));
  return scale;
}

const unscaled: Vector = [1, 1, 1];

/** A child of mode 2 skips its parent and takes what the parent itself inherits. */
function inheritedFrom(model: ModelNode): ModelNode | null {
  if (!model.beside) return null;
  return model.inherit === 0 ? model.parent : inheritedFrom(model.parent!);
}

/** Models whose scaling moves this one beside its own: those whose keys its clips must keep. */
export function scaleSources(model: ModelNode): ModelNode[] {
  const out: ModelNode[] = [];
  for (let from = inheritedFrom(model); from; from = inheritedFrom(from)) out.push(from);
  return out;
}

function multiplied(a: Readonly<vec3>, b: Vector | Readonly<vec3>): vec3 {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

/** Scale of the parent makes a difference: any for mode 2, an uneven one for mode 0. */
function standsBeside(
  inherit: 0 | 1 | 2,
  parent: ModelNode,
  scaled: (object: FbxObject) => boolean,
): boolean {
  if (inherit === 1) return false;
  if (parent.beside || scaled(parent.object)) return true;
  const [x, y, z] = parent.object.props.vector('Lcl Scaling', unscaled);
  const even = x === y && y === z;
  return inherit === 0 ? !even : !(even && x === 1);
}

function parentsOf(scene: FbxScene, models: readonly FbxObject[]): Map<FbxObject, FbxObject> {
  const shown = new Set(models);
  const parents = new Map<FbxObject, FbxObject>();
  for (const model of models) {
    for (const { object, property } of scene.outOf(model)) {
      if (property !== undefined || !shown.has(object)) continue;
      if (leadsTo(object, model, parents)) continue;
      parents.set(model, object);
      break;
    }
  }
  return parents;
}

/** Whether the parents of a model lead to another one, so that a connection between them closes a circle. */
function leadsTo(from: FbxObject, to: FbxObject, parents: ReadonlyMap<FbxObject, FbxObject>): boolean {
  let depth = 0;
  for (let at: FbxObject | undefined = from; at; at = parents.get(at)) {
    if (at === to) return true;
    if (++depth > deepest) throw new Error(`its models nest deeper than ${deepest}`);
  }
  return false;
}

/** Cameras that programs write into every file for their own views. */
function isSystem(scene: FbxScene, { type, name }: FbxObject): boolean {
  if (type === 'CameraSwitcher') return true;
  return (
    scene.version < 7000 &&
    type === 'Camera' &&
    /^Producer (Perspective|Front|Back|Right|Left|Top|Bottom)$/.test(name)
  );
}
