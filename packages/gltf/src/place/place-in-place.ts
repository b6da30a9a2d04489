import { fsync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { GltfError } from '../gltf-error.ts';
import { fileSource } from '../source/file-source.ts';
import { unwritable } from '../write/write-whole.ts';
import { planPlacement } from './place-model.ts';
import type { PlaceOptions } from './place-options.ts';
import type { PlaceReport } from './placement.ts';

/**
 * Places a GLB by writing only its JSON chunk: one short write, whatever the size of the file. The new JSON must fit
 * into the space of the old one, so the file should have been written with `jsonPadding` (4096 bytes are plenty). A
 * crash during that write can damage the JSON; use `placeFile` where that matters.
 * @throws GltfError `no_room` when the JSON does not fit, `invalid_option` when binary data would have to move
 * @example
 * import { placeFile, placeInPlace } from '@meshwright/gltf/node';
 *
 * await placeFile('knight.glb', 'placed.glb', { height: 1.8, jsonPadding: 4096 }); // leaves room
 * await placeInPlace('placed.glb', { height: 2 }); // writes the header again, not the meshes
 */
export async function placeInPlace(
  path: string,
  options: Omit<PlaceOptions, 'jsonPadding'> = {},
): Promise<PlaceReport> {
  const name = basename(path);
  const source = await fileSource(path);
  try {
    const { report, json, jsonRoom } = await planPlacement(source, options);
    if (jsonRoom === null) {
      throw new GltfError(
        'invalid_option',
        `${name}: this placement changes more than the JSON of a GLB; use placeFile`,
      );
    }
    const text = new TextEncoder().encode(JSON.stringify(json));
    if (text.length > jsonRoom) {
      throw new GltfError(
        'no_room',
        `${name}: the new JSON takes ${text.length} bytes, but there is room for ${jsonRoom}; ` +
          'write the file once with placeFile and jsonPadding 4096',
      );
    }
    const patch = new Uint8Array(jsonRoom).fill(0x20);
    patch.set(text);
    const before = await source.read(20, jsonRoom, options.signal);
    options.signal?.throwIfAborted();
    if (!Buffer.from(before.buffer, before.byteOffset, before.byteLength).equals(patch))
      await patchFile(path, patch);
    return report;
  } finally {
    await source.close?.();
  }
}

async function patchFile(path: string, patch: Uint8Array): Promise<void> {
  try {
    const file = await open(path, 'r+');
    try {
      for (let done = 0; done < patch.length; ) {
        done += (await file.write(patch, done, patch.length - done, 20 + done)).bytesWritten;
      }
      // By its descriptor: the handles that Yarn's Plug'n'Play gives have no `sync`.
      await promisify(fsync)(file.fd);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unwritable(path, error, 'check the file');
  }
}
