// Prints what a page loads before it shows a model, minified and in kB of gzip: bare engines, other libraries, and the
// adapters. What is loaded by `import()` later does not count.
// Usage: `npm run bench:first-load -w packages/runtime`. Installs drei and model-viewer into a cache first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'node_modules/.cache/meshwright-first-load');
/** Others to compare with. */
const others = { '@google/model-viewer': '4.4.0', '@react-three/drei': '10.7.9' };

const three = `import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';`;
const react = `
import { createRoot } from 'react-dom/client';
import { createElement as h, Suspense } from 'react';
import { Canvas } from '@react-three/fiber';
const show = (Model) => createRoot(document.body).render(h(Canvas, null, h(Suspense, null, h(Model))));`;
const babylon = `
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Scene } from '@babylonjs/core/scene.js';`;
const babylonUsed = 'globalThis.page = [FreeCamera, Engine, HemisphericLight, Scene';
/** What models, a camera and lights need. */
const playcanvasUsed =
  'AppBase, AppOptions, CameraComponentSystem, ContainerHandler, LightComponentSystem, RenderComponentSystem, RenderHandler, TextureHandler, WebglGraphicsDevice';
const playcanvas = `import { ${playcanvasUsed} } from 'playcanvas';`;
const pages = [
  [
    'three.js, GLTFLoader',
    `${three} import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
    globalThis.page = [PerspectiveCamera, Scene, WebGLRenderer, GLTFLoader];`,
  ],
  [
    '`@meshwright/three`',
    `${three} import { threeAssets } from '@meshwright/three';
    globalThis.page = [PerspectiveCamera, Scene, WebGLRenderer, threeAssets];`,
  ],
  [
    'react-three-fiber, useLoader',
    `${react} import { useLoader } from '@react-three/fiber';
    import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
    show(() => h('primitive', { object: useLoader(GLTFLoader, '/a.glb').scene }));`,
  ],
  [
    'react-three-fiber, useGLTF of drei',
    `${react} import { useGLTF } from '@react-three/drei';
    show(() => h('primitive', { object: useGLTF('/a.glb').scene }));`,
  ],
  [
    '`@meshwright/react`',
    `${react} import { Asset, MeshwrightProvider } from '@meshwright/react';
    show(() => h(MeshwrightProvider, null, h(Asset, { source: '/a.glb' })));`,
  ],
  [
    'Babylon.js, loaders on demand',
    `${babylon} import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
    import { registerBuiltInLoaders } from '@babylonjs/loaders/dynamic.js';
    ${babylonUsed}, LoadAssetContainerAsync, registerBuiltInLoaders];`,
  ],
  [
    'Babylon.js, its glTF loader',
    `${babylon} import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
    import '@babylonjs/loaders/glTF/2.0/index.js';
    ${babylonUsed}, LoadAssetContainerAsync];`,
  ],
  [
    '`@meshwright/babylon`',
    `${babylon} import { babylonAssets } from '@meshwright/babylon'; ${babylonUsed}, babylonAssets];`,
  ],
  ['PlayCanvas', `${playcanvas} globalThis.page = [${playcanvasUsed}];`],
  [
    '`@meshwright/playcanvas`',
    `${playcanvas} import { playcanvasAssets } from '@meshwright/playcanvas';
    globalThis.page = [${playcanvasUsed}, playcanvasAssets];`,
  ],
  ['model-viewer', `import '@google/model-viewer';`],
  [
    '`@meshwright/element`',
    `import { defineMeshwrightAsset } from '@meshwright/element'; defineMeshwrightAsset();`,
  ],
];

if (!existsSync(join(folder, 'node_modules/@google/model-viewer'))) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: others }));
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--legacy-peer-deps'];
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...quiet], { cwd: folder });
  // All pages have the three.js of the repository, and one copy of it.
  await rm(join(folder, 'node_modules/three'), { recursive: true, force: true });
}
console.log('| Page | kB |\n| --- | --- |');
for (const [title, contents] of pages) console.log(`| ${title} | ${(await weight(contents)).toFixed(0)} |`);

async function weight(contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js' },
    conditions: ['@meshwright/source'],
    nodePaths: [join(folder, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const bytes = new Map(outputFiles.map(({ path, contents: own }) => [path.split(/[\\/]/).at(-1), own]));
  const first = new Set();
  const add = (path) => {
    if (first.has(path)) return;
    first.add(path);
    for (const { path: next, kind } of metafile.outputs[path].imports)
      if (kind === 'import-statement') add(next);
  };
  add(Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === 'page.js'));
  return [...first].reduce((sum, path) => sum + gzipSync(bytes.get(path.split('/').at(-1))).length, 0) / 1000;
}
