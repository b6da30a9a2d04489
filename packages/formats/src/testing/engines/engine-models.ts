import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeDocuments } from '@gltf-transform/functions';
import { bytesSource } from '@meshwright/gltf';
import { colliders, lightmapUv, lods } from '@meshwright/gltf/optimize';
import { place, processAsset } from '@meshwright/gltf/recipe';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { repository } from '@meshwright/testing/repository';
import { readModel } from '../../read/read-model.ts';
import { writeFbx } from '../../write/write-fbx.ts';
import { writeGlb } from '../../write/write-glb.ts';

export const engines = ['unity', 'unreal'] as const;
export type Engine = (typeof engines)[number];

/** A model in both formats that an engine imports. */
export interface EngineModel {
  readonly name: string;
  readonly glb: Uint8Array;
  readonly fbx: Uint8Array;
}

/**
 * Returns what an engine gets, made by the steps that its page names: a prop of three objects with a picture, lightmap
 * coordinates, levels of detail and colliders; a character of 24 joints whose rig is in centimetres; and one whose names
 * are not ASCII and whose clips move in steps and along splines.
 */
export async function engineModels(engine: Engine): Promise<EngineModel[]> {
  const prop = await sceneDocument();
  const knot = knotDocument(96, 12);
  mergeDocuments(prop, knot);
  const [scene, ...others] = prop.getRoot().listScenes();
  for (const other of others) {
    for (const node of other.listChildren()) scene!.addChild(node);
    other.dispose();
  }
  const [first, ...rest] = prop.getRoot().listBuffers();
  for (const accessor of prop.getRoot().listAccessors()) accessor.setBuffer(first!);
  for (const buffer of rest) buffer.dispose();
  const steps = [
    place({ height: 0.6 }),
    lightmapUv({ size: 256 }),
    lods({ as: 'siblings', ratios: [0.5, 0.2] }),
    colliders({ shape: 'hull', engine }),
  ];
  const character = await readFile(join(repository, 'fixtures/character.glb'));
  const post = await writeGlb(await characterDocument());
  const tall = place({ height: 1.8 });
  const models = {
    prop: await processAsset(bytesSource(await writeGlb(prop)), steps),
    character: await processAsset(bytesSource(character), [tall]),
    post: await processAsset(bytesSource(post), [tall]),
  };
  return Promise.all(
    Object.entries(models).map(async ([name, { glb }]) => {
      const document = await readModel({ name: `${name}.glb`, bytes: glb });
      return { name, glb, fbx: await writeFbx(document) };
    }),
  );
}
