import type { Document, Mesh, Node } from '@gltf-transform/core';
import { transformFunctions } from '../../optional-package.ts';
import type { StepDescription } from '../../recipe/step.ts';
import { checkedOptions } from '../../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../../step/options.ts';
import { type LightStep, lightStep } from '../optimize-step.ts';
import { isReferred } from '../references/referred.ts';
import type { ImageEncoder } from '../textures.ts';
import { coarseRatio, shrinkMaterials } from './coarse-level.ts';
import { simplifyPrimitive } from './simplify-primitive.ts';

export const lodsTable = {
  ratios: {
    kind: 'list',
    least: 1,
    most: 8,
    falls: true,
    item: { kind: 'number', min: 1e-6, max: 0.999, help: 'A share.' },
    absent: 'a half, a quarter and a tenth; with progressive for one level of a hundredth of the bytes',
    help: 'Triangles of each coarser level as a share of the finest.',
  },
  error: {
    kind: 'number',
    min: 1e-6,
    max: 1,
    default: 0.05,
    help: 'Largest movement of a surface at the coarsest level, as a share of its longest side.',
  },
  as: {
    kind: 'choice',
    values: ['msft', 'siblings'],
    default: 'msft',
    help: 'Nodes that MSFT_lod refers to, of which a plain viewer shows the finest, or nodes Name_LOD1 beside the finest, as Unity and Unreal group them on import.',
  },
  progressive: {
    kind: 'flag',
    default: false,
    help: 'Put a small coarse level first, which pages show while the rest arrives.',
  },
} as const satisfies OptionTable;

export interface LodOptions extends OptionsOf<typeof lodsTable> {
  /**
   * The `sharp` function, for the pictures of a progressive level.
   * @default sharp, imported when it is needed (Node only)
   */
  imageEncoder?: ImageEncoder;
}

export interface LodReport {
  /** One entry per level, the finest first. */
  levels: LodLevel[];
  /** Meshes unchanged at every level: those with morph targets or without triangles, or that an extension names. */
  skipped: string[];
}

export interface LodLevel {
  level: number;
  triangles: number;
  /** Maximum movement of the surface, in the units of the model at rest. */
  error: number;
  /**
   * Share of the screen height down to which the level is used: below it, the error of the next level is less than
   * one pixel of 1080. 0 for the last.
   */
  coverage: number;
}

export const lodsStep: StepDescription<typeof lodsTable> = {
  name: 'lods',
  version: 2,
  help: 'Adds coarser levels of every mesh.',
  options: lodsTable,
  refuse: ({ as, progressive }) =>
    progressive && as === 'siblings'
      ? "progressive needs as: 'msft', since siblings are all drawn"
      : undefined,
  make: (given) => lods(given),
};

/**
 * Adds coarser levels of every mesh to a document. Removes vertices and never moves them, so that skins and textures
 * fit every level; levels of a skinned mesh share its skin. Leaves out levels that would remove nothing.
 * @throws GltfError `invalid_option` for ratios that do not descend from below 1
 * @example
 * import { lods } from '@meshwright/gltf/optimize';
 *
 * await document.transform(lods({ ratios: [0.5, 0.2] }));
 */
export function lods(given: LodOptions = {}, onReport?: (report: LodReport) => void): LightStep {
  const {
    error,
    as,
    progressive,
    ratios = progressive ? undefined : LEVELS,
  } = checkedOptions(lodsStep, given);
  return lightStep(
    'lods',
    async (document, context) => {
      const wanted = { ratios: ratios ?? [coarseRatio(document)], error, as, progressive };
      const { report, coarsest } = await addLevels(document, wanted);
      if (progressive)
        await shrinkMaterials(document, coarsest, given.imageEncoder, (warning) => context.warn(warning));
      return report;
    },
    onReport,
  );
}

type WantedLevels = Required<OptionsOf<typeof lodsTable>>;

async function addLevels(
  document: Document,
  { ratios, error, as, progressive }: WantedLevels,
): Promise<{ report: LodReport; coarsest: Mesh[] }> {
  const [{ weld }, { MeshoptSimplifier }, { LevelsOfDetail }] = await Promise.all([
    transformFunctions(),
    import('meshoptimizer'),
    import('./levels-extension.ts'),
  ]);
  await Promise.all([MeshoptSimplifier.ready, document.transform(weld())]);
  const root = document.getRoot();
  const meshNodes = root.listNodes().filter((node) => node.getMesh() && !node.getExtension('MSFT_lod'));
  const chains = new Map<Mesh, Level[]>();
  const skipped: string[] = [];
  for (const mesh of new Set(meshNodes.map((node) => node.getMesh()!))) {
    const named = [mesh, ...meshNodes.filter((node) => node.getMesh() === mesh)].some(isReferred);
    const chain = named ? [] : await levelsOf(mesh, ratios, error, MeshoptSimplifier);
    if (chain.length === 0) skipped.push(mesh.getName());
    // A mesh that keeps its triangles still needs a level with small pictures.
    if (chain.length === 0 && progressive) chain.push({ mesh: copyOf(mesh), error: 0 });
    chains.set(mesh, chain);
  }
  const moved = ratios.map(() => 0);
  for (const node of meshNodes) {
    const chain = chains.get(node.getMesh()!)!;
    if (chain.length === 0) continue;
    const name = node.getName() || node.getMesh()!.getName() || 'mesh';
    const scale = Math.max(...node.getWorldScale().map(Math.abs));
    for (const [index, { error }] of chain.entries())
      moved[index] = Math.max(moved[index]!, error * (node.getSkin() ? 1 : scale));
    const levels = chain.map(({ mesh }, index) => levelNode(document, node, mesh, `${name}_LOD${index + 1}`));
    if (as === 'siblings') {
      const parent = node.getParentNode();
      for (const level of levels) {
        if (parent) parent.addChild(level);
        else
          for (const scene of root.listScenes())
            if (scene.listChildren().includes(node)) scene.addChild(level);
      }
      // A clip that targets the finest level by name must still find it.
      if (!isAnimated(document, node)) node.setName(`${name}_LOD0`);
    } else {
      const extension = document.createExtension(LevelsOfDetail);
      const property = extension.createLevels();
      for (const level of levels) property.addLevel(level);
      node.setExtension('MSFT_lod', property);
    }
  }
  const report = { levels: await figures(document, meshNodes, chains, moved), skipped };
  hintCoverage(meshNodes, chains, report.levels);
  return { report, coarsest: [...chains.values()].flatMap((chain) => chain.at(-1)?.mesh ?? []) };
}

interface Level {
  mesh: Mesh;
  error: number;
}

/** Derives each level from the finest, so that errors do not add up. */
async function levelsOf(
  mesh: Mesh,
  ratios: readonly number[],
  error: number,
  simplifier: Parameters<typeof simplifyPrimitive>[1],
): Promise<Level[]> {
  const levels: Level[] = [];
  const lockBorder = mesh.listPrimitives().length > 1;
  let last = indexCount(mesh);
  for (const ratio of ratios) {
    const coarse = copyOf(mesh, levels.length + 1);
    let moved = 0;
    for (const primitive of coarse.listPrimitives())
      moved = Math.max(moved, await simplifyPrimitive(primitive, simplifier, { ratio, error, lockBorder }));
    const count = indexCount(coarse);
    if (count >= last * MIN_GAIN) {
      for (const primitive of coarse.listPrimitives()) primitive.dispose();
      coarse.dispose();
      continue;
    }
    last = count;
    levels.push({ mesh: coarse, error: moved });
  }
  return levels;
}

/** Returns a mesh with primitives of its own and the same data. */
function copyOf(mesh: Mesh, level = 1): Mesh {
  const copy = mesh.clone().setName(`${mesh.getName()}_LOD${level}`);
  for (const primitive of mesh.listPrimitives())
    copy.removePrimitive(primitive).addPrimitive(primitive.clone());
  return copy;
}

function levelNode(document: Document, node: Node, mesh: Mesh, name: string): Node {
  const level = document.createNode(name).setMesh(mesh).setSkin(node.getSkin());
  const copies = node.getExtension('EXT_mesh_gpu_instancing');
  if (copies) level.setExtension('EXT_mesh_gpu_instancing', copies);
  return level.setMatrix(node.getMatrix());
}

function isAnimated(document: Document, node: Node): boolean {
  const animations = document.getRoot().listAnimations();
  return animations.some((clip) => clip.listChannels().some((channel) => channel.getTargetNode() === node));
}

async function figures(
  document: Document,
  meshNodes: Node[],
  chains: Map<Mesh, Level[]>,
  moved: number[],
): Promise<LodLevel[]> {
  const { inspectDocument } = await import('../../inspect/inspect-document.ts');
  const size = Math.max(...((await inspectDocument(document)).bounds?.size ?? [0]));
  const depth = Math.max(0, ...[...chains.values()].map((chain) => chain.length));
  return Array.from({ length: depth + 1 }, (_, level) => {
    const finest = meshNodes.map((node) => chains.get(node.getMesh()!)!);
    const triangles = meshNodes.reduce((sum, node, index) => {
      const chain = finest[index]!;
      return sum + indexCount(chain[Math.min(level, chain.length) - 1]?.mesh ?? node.getMesh()!) / 3;
    }, 0);
    const next = moved[level];
    const coverage = level === depth || !next ? 0 : Math.min(1, size / (next * SCREEN_LINES));
    return { level, triangles, error: level === 0 ? 0 : moved[level - 1]!, coverage };
  });
}

/**
 * Writes the hint of MSFT_lod, also beside siblings, where import scripts read it: a descending list, one number per
 * level.
 */
function hintCoverage(meshNodes: Node[], chains: Map<Mesh, Level[]>, levels: LodLevel[]): void {
  for (const node of meshNodes) {
    const { length } = chains.get(node.getMesh()!)!;
    if (length === 0) continue;
    const hints = levels.slice(0, length + 1).map(({ coverage }) => Number(coverage.toPrecision(3)));
    node.setExtras({ ...node.getExtras(), MSFT_screencoverage: hints });
  }
}

function indexCount(mesh: Mesh): number {
  return mesh
    .listPrimitives()
    .reduce(
      (sum, primitive) => sum + (primitive.getIndices() ?? primitive.getAttribute('POSITION'))!.getCount(),
      0,
    );
}

const LEVELS = [0.5, 0.25, 0.1];
/** A level that keeps more than this share of triangles is left out. */
const MIN_GAIN = 0.9;
const SCREEN_LINES = 1080;
