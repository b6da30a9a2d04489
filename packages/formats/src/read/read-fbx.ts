import type { Document } from '@gltf-transform/core';
import type { Group } from 'three';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { checkFbx } from './check-fbx.ts';
import { documentOfThree } from './three/document-of-three.ts';
import { pendingPictures } from './three/pending-pictures.ts';
import { silenceConsole } from './three/silence-console.ts';

/**
 * Reads an FBX, text or binary, through the three.js loader: the node tree, meshes with normals, texture coordinates
 * and vertex colours, material colours and embedded pictures, skins and clips; metres by the file's unit, Y up.
 * Polygons become triangles, morph targets are left out.
 * @throws FormatError `unreadable_model` | `no_geometry`
 */
export async function readFbx({ name, bytes }: InputFile): Promise<Document> {
  checkFbx(name, bytes);
  const pictures = pendingPictures();
  const loader = new FBXLoader(pictures.manager);
  const group = silenceConsole(() => pictures.during(() => loader.parse(new Uint8Array(bytes).buffer, '')));
  const document = await documentOfThree(group, {
    clips: group.animations,
    scale: metresPerCentimetre * unitOf(group),
    pictureOf: pictures.bytesOf,
  });
  if (document.getRoot().listMeshes().length === 0) {
    throw new FormatError(
      'no_geometry',
      `read ${name}: the FBX has no mesh; export it with one, or send a GLB.`,
    );
  }
  return document;
}

const metresPerCentimetre = 0.01;

/** Returns the unit factor of the file; FBX lengths are centimetres times this. */
function unitOf(group: Group): number {
  const factor: unknown = group.userData.unitScaleFactor;
  return typeof factor === 'number' && factor > 0 && Number.isFinite(factor) ? factor : 1;
}
