import type { Document } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { buildDocument } from './fbx/build-document.ts';
import { legacyScene } from './fbx/legacy.ts';
import { connectedScene, type FbxScene, type ObjectId, rawScene } from './fbx/objects.ts';
import { parseBinary } from './fbx/parse-binary.ts';
import { parseText } from './fbx/parse-text.ts';
import { sceneWork } from './fbx/scene-work.ts';
import { asNumber, childOf, type FbxNode } from './fbx/tree.ts';
import { workProblem } from './model-work.ts';
import { dropUnusedTextures } from './pictures.ts';
import type { ReadOptions } from './read-options.ts';

/**
 * Reads an FBX, text or binary, of versions 5.8 to 7.7: the node tree with pivots and inherit modes, meshes with quads
 * noted, skins, blend shapes, materials with pictures embedded or beside the file, cameras, lights, and one clip for
 * each take, moved to begin at 0. Axes and unit become metres, Y up.
 * @throws FormatError `unreadable_model` | `too_much_work` | `no_geometry` for a file without meshes and clips
 */
export async function readFbx({ name, bytes }: InputFile, options: ReadOptions = {}): Promise<Document> {
  try {
    const scene = sceneOf(bytes);
    const problem = workProblem(sceneWork(scene), bytes.byteLength);
    if (problem !== null) throw new FormatError('too_much_work', `read ${name}: ${problem}`);
    const skipped: string[] = [];
    const document = await buildDocument(scene, {
      beside: options.beside,
      warn(warning) {
        if (warning.code === 'skipped_object') skipped.push(warning.message);
        options.warn?.(warning);
      },
    });
    dropUnusedTextures(document);
    const root = document.getRoot();
    if (root.listMeshes().length === 0 && root.listAnimations().length === 0) {
      const instead = skipped.length > 0 ? ` (${skipped.join('; ')})` : '';
      throw new FormatError(
        'no_geometry',
        `read ${name}: the FBX has no mesh${instead}; export it with one, or send a GLB.`,
      );
    }
    return document;
  } catch (error) {
    if (error instanceof FormatError) throw error;
    // What the runtime says about our own code does not help a user; its text is in the cause.
    const ours = error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError);
    const reason = ours ? error.message : 'its objects do not fit together';
    throw new FormatError(
      'unreadable_model',
      `read ${name}: the FBX is damaged (${reason}); export it again.`,
      { cause: error },
    );
  }
}

function sceneOf(bytes: Uint8Array): FbxScene {
  const { version, records } = bytes[0] === 0x4b ? parseBinary(bytes) : parseText(bytes);
  if (version < 7000) return legacyScene(records, version);
  return connectedScene(rawScene(records), records, version, rootOf(records));
}

/** The id of the root, which is 0 in most files. */
function rootOf(records: readonly FbxNode[]): ObjectId {
  const documents = records.find(({ name }) => name === 'Documents');
  const stated = childOf(childOf(documents, 'Document'), 'RootNode')?.values[0];
  if (typeof stated === 'bigint' || typeof stated === 'number') return stated;
  return stated === undefined ? 0 : asNumber(stated) || 0;
}
