import type { Animation } from '@babylonjs/core/Animations/animation.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { GLTFExporter } from '@babylonjs/serializers/glTF/2.0/glTFExporter.js';
import type { IGLTFExporterExtensionV2 } from '@babylonjs/serializers/glTF/2.0/glTFExporterExtension.js';
import type { IExportOptions } from '@babylonjs/serializers/glTF/2.0/glTFSerializer.js';
import { meshesOf } from './meshes-of.ts';

/** Exports a node and its descendants as one GLB in its own frame, without its placement in the scene. */
export async function exportNode(root: TransformNode): Promise<Uint8Array<ArrayBuffer>> {
  const scene = root.getScene();
  const kept = new Set<unknown>([root, ...root.getDescendants(false)]);
  for (const { morphTargetManager: morphs } of meshesOf(root)) {
    for (let at = 0; at < (morphs?.numTargets ?? 0); at++) kept.add(morphs?.getTarget(at));
  }
  const animations = new Set<Animation>();
  for (const { animation, target } of scene.animationGroups.flatMap((group) => group.targetedAnimations)) {
    if (kept.has(target)) animations.add(animation);
  }
  const options: ExportInFrame = {
    inFrameOf: root,
    shouldExportNode: (node) => kept.has(node),
    shouldExportAnimation: (animation) => animations.has(animation),
    exportWithoutWaitingForScene: true,
  };
  // Loaded on demand: most sessions never export.
  const { GLTF2Export, GLTFExporter } = await serializer();
  registerFrame(GLTFExporter);
  const { files } = await GLTF2Export.GLBAsync(scene, 'selection.glb', options);
  return new Uint8Array(await new Response(files['selection.glb']).arrayBuffer());
}

interface ExportInFrame extends IExportOptions {
  readonly inFrameOf: TransformNode;
}

async function serializer() {
  const [{ GLTF2Export }, { GLTFExporter }] = await Promise.all([
    import('@babylonjs/serializers/glTF/2.0/index.js'),
    import('@babylonjs/serializers/glTF/2.0/glTFExporter.js'),
  ]);
  return { GLTF2Export, GLTFExporter };
}

const name = 'meshwright_in_frame';
const registered = new WeakSet<typeof GLTFExporter>();

/** Registers an exporter extension that omits the transform of the exported node; other exports lack its option. */
function registerFrame(exporter: typeof GLTFExporter): void {
  if (registered.has(exporter)) return;
  registered.add(exporter);
  exporter.RegisterExtension(name, ({ options }): IGLTFExporterExtensionV2 => {
    const { inFrameOf } = options as Partial<ExportInFrame>;
    return {
      name,
      enabled: inFrameOf !== undefined,
      required: false,
      wasUsed: false,
      async postExportNodeAsync(_, node, of) {
        if (of === inFrameOf) {
          for (const part of ['translation', 'rotation', 'scale'] as const) delete node[part];
        }
        return node;
      },
      dispose() {},
    };
  });
}
