import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CliError } from '../errors/cli-error.ts';

/** Modules of three.js that the page uses, by the names under which it imports them. */
const files: Readonly<Record<string, string>> = {
  three: 'build/three.module.js',
  'three/core': 'build/three.core.js',
  'three/gltf-loader': 'examples/jsm/loaders/GLTFLoader.js',
  'three/orbit-controls': 'examples/jsm/controls/OrbitControls.js',
  'three/room-environment': 'examples/jsm/environments/RoomEnvironment.js',
  'three/buffer-geometry-utils': 'examples/jsm/utils/BufferGeometryUtils.js',
  'three/skeleton-utils': 'examples/jsm/utils/SkeletonUtils.js',
  'three/meshopt-decoder': 'examples/jsm/libs/meshopt_decoder.module.js',
};

/** Imports between these files, which data URLs cannot resolve. */
const relative: Readonly<Record<string, string>> = {
  './three.core.js': 'three/core',
  '../utils/BufferGeometryUtils.js': 'three/buffer-geometry-utils',
  '../utils/SkeletonUtils.js': 'three/skeleton-utils',
};

/** Returns the import map of a page that holds three.js itself, and so needs no network and no second file. */
export async function threeImports(): Promise<Record<string, string>> {
  const folder = threeFolder();
  const entries = Object.entries(files).map(async ([name, path]) => {
    const text = await readFile(join(folder, path), 'utf8');
    const linked = text.replace(
      /(from\s*|import\s*)(["'])(\.[^"']+)\2/g,
      (whole, start: string, quote: string, from: string) =>
        relative[from] ? `${start}${quote}${relative[from]}${quote}` : whole,
    );
    return [name, `data:text/javascript;base64,${Buffer.from(linked).toString('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** three.js is installed with the package that reads and writes other formats. */
function threeFolder(): string {
  try {
    const formats = createRequire(import.meta.url).resolve('@meshwright/formats');
    return join(dirname(createRequire(formats).resolve('three')), '..');
  } catch (cause) {
    throw new CliError(
      'unsupported',
      'view needs three.js, which is not installed here; install meshwright again',
      {
        cause,
      },
    );
  }
}
