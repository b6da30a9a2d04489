import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import {
  type DecoderFolders,
  type EnginePart,
  type EnginePort,
  nextAnimationFrame,
  type Size,
} from '@meshwright/runtime';
import { pageScript } from '@meshwright/runtime/internal';
import type { BabylonNative } from './babylon-model.ts';
import { setDecoderFiles } from './decoders/set-decoder-files.ts';
import { effectPins } from './effect-pins.ts';

export interface BabylonPortOptions {
  /**
   * Resolves at the next frame.
   * @default that of the XR session if there is one, else that of the page
   */
  readonly nextFrame?: (() => Promise<void>) | undefined;
  /**
   * Folders with the files of `@babylonjs/core/assets/Draco` and of `@babylonjs/core/assets/Basis`.
   * @default the files of the engine as the bundler copies them (Vite, webpack)
   */
  readonly decoders?: DecoderFolders | undefined;
}

export function babylonPort(
  scene: Scene,
  { nextFrame = () => nextFrameOf(scene), decoders }: BabylonPortOptions = {},
): EnginePort<TransformNode, BabylonNative> {
  const pins = effectPins();
  /** The reader is a chunk of the first load: half of what a page would begin with. */
  const reader = async () => {
    const { registerGltf } = await import('./register-gltf.ts');
    const { registerStagedPictures, stagedPictures } = await import('./staged-pictures.ts');
    const { babylonModel } = await import('./babylon-model.ts');
    registerGltf();
    registerStagedPictures();
    return { stagedPictures, babylonModel };
  };
  /** The engine copies cameras and lights by classes that its loader does not register. */
  const copiedNodes = () =>
    Promise.all([
      import('@babylonjs/core/Cameras/universalCamera.js'),
      import('@babylonjs/core/Lights/directionalLight.js'),
      import('@babylonjs/core/Lights/pointLight.js'),
      import('@babylonjs/core/Lights/spotLight.js'),
    ]);
  return {
    async parse(bytes, { extensionsUsed }) {
      const { stagedPictures, babylonModel } = await pageScript(reader, 'a load');
      await setDecoderFiles(extensionsUsed, decoders);
      const container = await LoadAssetContainerAsync(bytes, scene, {
        pluginExtension: '.glb',
        pluginOptions: {
          gltf: {
            // No autoplay.
            animationStartMode: 0,
            // All data is there, so the levels of MSFT_lod would only be built and thrown away.
            extensionOptions: { ...stagedPictures(scene, nextFrame), MSFT_lod: { enabled: false } },
          },
        },
      });
      try {
        if (container.cameras.length + container.lights.length > 0) await pageScript(copiedNodes, 'a model');
      } catch (error) {
        container.dispose();
        throw error;
      }
      return babylonModel(container, scene, pins, nextFrame);
    },
    slot(name) {
      const root = new TransformNode(name, scene);
      return { root, dispose: () => root.dispose() };
    },
    placeholder: (size, picture) => placeholderIn(scene, size, picture),
    attach(parent, child) {
      child.parent = parent;
      child.setEnabled(true);
    },
    detach(child) {
      child.setEnabled(false);
      child.parent = null;
    },
    fit(node, scale, offset) {
      node.scaling.setAll(scale);
      node.position.set(...offset);
    },
    distance(node) {
      const camera = scene.activeCamera?.globalPosition ?? Vector3.ZeroReadOnly;
      return Vector3.Distance(camera, node.getAbsolutePosition());
    },
    async scatter() {
      const { babylonScatter } = await import('./babylon-scatter.ts');
      return (space, content) => babylonScatter(space, content, scene, pins, nextFrame);
    },
    async crowd() {
      const { babylonCrowd } = await import('./crowd/babylon-crowd.ts');
      return (space, content, poses) => babylonCrowd(space, content, poses, scene, pins, nextFrame);
    },
    nextFrame,
    missingEnvironment: () => (scene.environmentTexture ? undefined : environmentRemedy),
    counters: () => ({
      meshes: scene.meshes.length,
      nodes: scene.transformNodes.length,
      geometries: scene.geometries.length,
      materials: scene.materials.length,
      textures: scene.getEngine().getLoadedTexturesCache().length,
      skeletons: scene.skeletons.length,
      morphs: scene.morphTargetManagers.length,
      animationGroups: scene.animationGroups.length,
    }),
    dispose: () => pins.dispose(),
  };
}

/** Returns a node whose content is a chunk of its own, as most pages spawn nothing. */
function placeholderIn(
  scene: Scene,
  size: Size,
  picture: ImageBitmap | undefined,
): EnginePart<TransformNode> {
  const root = new TransformNode('placeholder', scene);
  let content: EnginePart<TransformNode> | undefined;
  let isOpen = true;
  const fill = async () => {
    const { placeholder } = await import('./placeholder.ts');
    if (!isOpen) return picture?.close();
    content = placeholder(scene, size, picture);
    content.root.parent = root;
  };
  // Without that script of the page nothing is shown until the model is.
  fill().catch(() => picture?.close());
  return {
    root,
    dispose() {
      isOpen = false;
      content?.dispose();
      root.dispose();
    },
  };
}

/** In an XR session the page has no frames of its own. */
function nextFrameOf(scene: Scene): Promise<void> {
  if (!scene.getEngine().customAnimationFrameRequester) return nextAnimationFrame();
  return new Promise((resolve) => scene.onBeforeRenderObservable.addOnce(() => resolve()));
}

const environmentRemedy =
  "Set it once, with a file of the page: scene.environmentTexture = CubeTexture.CreateFromPrefilteredData('/environment.env', scene).";
