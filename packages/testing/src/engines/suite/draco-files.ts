import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../../../../node_modules');
const three = {
  from: 'three/examples/jsm/libs/draco/gltf',
  script: 'draco_wasm_wrapper.js',
  binary: 'draco_decoder.wasm',
};
const folders = {
  three,
  // The package of PlayCanvas has none, and takes any.
  playcanvas: three,
  babylon: {
    from: '@babylonjs/core/assets/Draco',
    script: 'draco_wasm_wrapper_gltf.js',
    binary: 'draco_decoder_gltf.wasm',
  },
};

/** Returns the Draco scripts of every engine, by the path where a page copies them. */
export function dracoScripts(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, { from, script }]) => [
      `/draco/${name}/${script}`,
      readFileSync(join(packages, from, script), 'utf8'),
    ]),
  );
}

export function dracoBinaries(): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(folders).map(([name, { from, binary }]) => [
      `/draco/${name}/${binary}`,
      readFileSync(join(packages, from, binary)),
    ]),
  );
}
