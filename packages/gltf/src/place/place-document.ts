import type { Document, Node, Scene, Transform, vec3 } from '@gltf-transform/core';
import { GltfError } from '../gltf-error.ts';
import type { Vector } from '../matrix.ts';
import { documentReader } from '../read/document-reader.ts';
import type { JsonObject } from '../read/json.ts';
import { checkedOptions } from '../step/checked-options.ts';
import { bakedValues } from './bake/baking.ts';
import { type PlaceOptions, placeOptions } from './place-options.ts';
import { computePlacement, isNoChange, type PlaceReport, type Unwrapped } from './placement.ts';
import { EXTRAS_KEY, isWrapperExtras, WRAPPER_NAME, WRAPPER_ROLE, writeRecord } from './placement-record.ts';
import { removeRecords, takeRecord } from './remove-record.ts';

/**
 * Returns the placement as a glTF-Transform transform: `document.transform(place({ height: 1.8 }), dedup())`. Same
 * options, results and failures as `placeModel`; `onReport` gets the report.
 * @example
 * import { place } from '@meshwright/gltf/transform';
 *
 * await document.transform(place({ height: 1.8 }), dedup());
 */
export function place(options: PlaceOptions = {}, onReport?: (report: PlaceReport) => void): Transform {
  const settled = checkedOptions(placeOptions, options);
  // glTF-Transform awaits its transforms, though their type returns void.
  return async function place(document: Document): Promise<void> {
    const unwrapped = unwrap(document);
    const reader = documentReader(document);
    const report = await computePlacement(reader, settled, unwrapped, options.signal);
    if (report.mode === 'wrapper') wrap(document, report);
    else if (!isNoChange(report)) bake(document, report);
    if (report.mode === 'wrapper' || !isNoChange(report)) {
      const scale = Math.fround(report.scale * (reader.model.placed?.scale ?? 1));
      writeRecord(assetOf(document), { ...report, scale });
    }
    onReport?.(report);
  } as Transform;
}

/**
 * Returns a transform that removes the wrapper of an earlier placement. Only `unplaceModel` undoes a baked one.
 * @throws GltfError `not_placed` when there is no wrapper
 * @example
 * import { place, unplace } from '@meshwright/gltf/transform';
 *
 * await document.transform(place({ height: 1.8 }), unplace());
 */
export function unplace(): Transform {
  return async function unplace(document: Document): Promise<void> {
    if (unwrap(document) === null) {
      throw new GltfError('not_placed', 'unplace: no placement wrapper in the document; nothing was changed');
    }
    removeRecords(assetOf(document));
  } as Transform;
}

/** Roots with the same scenes get one wrapper, because a node may have only one parent. */
function wrap(document: Document, { scale, translation }: PlaceReport): void {
  const scenes = document.getRoot().listScenes();
  const wrappers = new Map<string, Node>();
  const groups = new Map<Node, string>();
  for (const [index, scene] of scenes.entries()) {
    for (const root of scene.listChildren()) groups.set(root, `${groups.get(root) ?? ''} ${index}`);
  }
  const plans = scenes.map((scene) => ({ scene, roots: scene.listChildren() }));
  for (const { scene, roots } of plans) {
    for (const root of roots) {
      const group = groups.get(root)!;
      const wrapper =
        wrappers.get(group) ??
        document
          .createNode(WRAPPER_NAME)
          .setTranslation([...translation])
          .setScale([scale, scale, scale])
          .setExtras({ [EXTRAS_KEY]: { role: WRAPPER_ROLE } });
      wrappers.set(group, wrapper);
      scene.removeChild(root);
      if (!wrapper.listChildren().includes(root)) wrapper.addChild(root);
      if (!scene.listChildren().includes(wrapper)) scene.addChild(wrapper);
    }
  }
}

function unwrap(document: Document): Unwrapped | null {
  const root = document.getRoot();
  const used = new Set<Node | null>([
    ...root.listSkins().flatMap((skin) => skin.listJoints()),
    ...root.listAnimations().flatMap((clip) => clip.listChannels().map((channel) => channel.getTargetNode())),
  ]);
  const scenes = root.listScenes();
  const wrappers = new Set(
    scenes.flatMap((scene) => scene.listChildren()).filter((node) => isWrapper(node, used)),
  );
  const [first] = wrappers;
  if (!first) return null;
  const before = scenes.map((scene) => ({
    scene,
    roots: scene.listChildren().flatMap((node) => (wrappers.has(node) ? node.listChildren() : [node])),
  }));
  const [scale, translation] = [first.getScale()[0], first.getTranslation() as Vector];
  for (const wrapper of wrappers) {
    for (const child of wrapper.listChildren()) wrapper.removeChild(child);
    wrapper.dispose();
  }
  for (const { scene, roots } of before) restore(scene, roots);
  return { scale, translation, unit: takeRecord(assetOf(document)) };
}

function restore(scene: Scene, roots: Node[]): void {
  for (const child of scene.listChildren()) scene.removeChild(child);
  for (const root of roots) scene.addChild(root);
}

function isWrapper(node: Node, used: Set<Node | null>): boolean {
  const [x, y, z] = node.getScale();
  const plain = !node.getMesh() && !node.getCamera() && node.listExtensions().length === 0 && !used.has(node);
  return plain && isWrapperExtras(node.getExtras()) && x > 0 && x === y && y === z;
}

function bake(document: Document, report: PlaceReport): void {
  const { scale, translation } = report;
  const root = document.getRoot();
  const roots = new Set(root.listScenes().flatMap((scene) => scene.listChildren()));
  for (const node of roots) {
    const at = node.getTranslation().map((value, axis) => Math.fround(value * scale + translation[axis]!));
    node
      .setTranslation(at as vec3)
      .setScale(node.getScale().map((length) => Math.fround(length * scale)) as vec3);
  }
  for (const clip of root.listAnimations()) {
    for (const channel of clip.listChannels()) {
      const path = channel.getTargetPath();
      const sampler = channel.getSampler();
      const output = sampler?.getOutput();
      const node = channel.getTargetNode();
      if (!sampler || !output || !node || !roots.has(node)) continue;
      if (path !== 'translation' && path !== 'scale') continue;
      const values = Array.from({ length: output.getCount() }, (_, i) =>
        output.getElement(i, [0, 0, 0]),
      ).flat();
      const cubic = sampler.getInterpolation() === 'CUBICSPLINE';
      const track = output
        .clone()
        .setNormalized(false)
        .setArray(bakedValues(values, path, cubic, report));
      const own = sampler.clone().setOutput(track);
      clip.addSampler(own);
      channel.setSampler(own);
    }
  }
}

/** glTF-Transform keeps `asset.extras`, but its type does not declare them. */
function assetOf(document: Document): JsonObject {
  return document.getRoot().getAsset() as unknown as JsonObject;
}
