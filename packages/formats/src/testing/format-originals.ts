import { characterDocument } from '@meshwright/testing/models/character-document';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeFormats } from '../write/write-formats.ts';
import { asciiFbx, asciiPly, asciiStl } from './text-models.ts';

/**
 * Returns a small valid file of every readable format, for damaging. Packages are stored, not deflated, so that
 * damage reaches their content.
 */
export async function formatOriginals(): Promise<Record<string, Uint8Array>> {
  const [scene, character] = [
    await writeFormats(await sceneDocument(), ['glb', 'fbx', 'obj', 'stl', 'usdz', '3mf']),
    await writeFormats(await characterDocument(), ['glb', 'fbx', 'usdz']),
  ];
  const file = (name: string): Uint8Array => scene.files[name]!;
  const obj = Object.fromEntries(Object.entries(scene.files).filter(([name]) => /obj|mtl|png/.test(name)));
  return {
    glb: file('model.glb'),
    'glb, skinned': character.files['model.glb']!,
    gltf: asGltf(file('model.glb')),
    obj: file('model.obj'),
    'obj in a zip': zipSync(obj, { level: 0 }),
    stl: file('model.stl'),
    'stl, text': strToU8(asciiStl),
    '3mf': zipSync(unzipSync(file('model.3mf')), { level: 0 }),
    fbx: file('model.fbx'),
    'fbx, skinned': character.files['model.fbx']!,
    'fbx, text': strToU8(asciiFbx),
    usdz: file('model.usdz'),
    'usdz, skinned': character.files['model.usdz']!,
    usda: unzipSync(file('model.usdz'))['model.usda']!,
    ply: binaryPly(),
    'ply, text': strToU8(asciiPly),
  };
}

function asGltf(glb: Uint8Array): Uint8Array {
  const view = new DataView(glb.buffer, glb.byteOffset);
  const jsonLength = view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + jsonLength)));
  const data = Buffer.from(glb.subarray(28 + jsonLength)).toString('base64');
  json.buffers[0].uri = `data:application/octet-stream;base64,${data}`;
  return strToU8(JSON.stringify(json));
}

/** The square of the text form, without its colours. */
function binaryPly(): Uint8Array {
  const header = asciiPly
    .slice(0, asciiPly.indexOf('end_header'))
    .replace('ascii', 'binary_little_endian')
    .replace(/property uchar \w+\n/g, '');
  const head = strToU8(`${header}end_header\n`);
  const body = new DataView(new ArrayBuffer(4 * 12 + 1 + 4 * 4));
  const corners = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0];
  for (const [i, value] of corners.entries()) body.setFloat32(i * 4, value, true);
  body.setUint8(48, 4);
  for (let i = 0; i < 4; i++) body.setInt32(49 + i * 4, i, true);
  return Uint8Array.from([...head, ...new Uint8Array(body.buffer)]);
}
