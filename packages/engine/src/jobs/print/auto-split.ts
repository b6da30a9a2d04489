import type { Document } from '@gltf-transform/core';
import { carryStandIn } from '@meshwright/formats';
import { creaseNormals, documentOf, srgbToLinear } from '@meshwright/formats/mesh';
import type { Manifold } from 'manifold-3d';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { colorParts } from '../../print/color/color-parts.ts';
import { colorRegions } from '../../print/color/color-regions.ts';
import { namedParts } from '../../print/color/named-parts.ts';
import { extentOf } from '../../print/mesh/box.ts';
import { type PrintMesh, printMesh } from '../../print/mesh/print-mesh.ts';
import { thicken } from '../../print/mesh/repair/thicken.ts';
import { thinWalls } from '../../print/mesh/thin-walls.ts';
import { printScale } from '../../print/print-scale.ts';
import { cutPlanes, type SplitPart } from '../../print/solid/cut-planes.ts';
import { type Kernel, openKernel } from '../../print/solid/kernel.ts';
import { layOut } from '../../print/solid/lay-out.ts';
import { meshOfSolid, type PrintSolid, printSolid } from '../../print/solid/print-solid.ts';

/**
 * Splits a model into closed parts of one flat colour each. `auto` cuts across the longest side where sections are
 * small: once, then at necks while a part is longer than 55 % of the whole; `by_color` cuts between colour regions; `by_parts` takes the
 * objects whose names contain the given words, or else the connected components of the mesh. Connectors are only put on
 * flat cuts (spec: Auto Split).
 * @throws JobError
 */
export async function autoSplit(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { request, family } = input;
  const { progress, signal } = context;
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(10);
  const kernel = await openKernel();
  const mesh = printMesh(document, family);
  const step = (percent: number): void => {
    signal.throwIfAborted();
    progress(percent);
  };
  const split = splitters[String(request.split_mode ?? 'auto')];
  if (!split) {
    throw new JobError(
      'invalid_option',
      `run ${family}: split_mode ${String(request.split_mode)} is not known; use ${Object.keys(splitters).join(', ')}.`,
    );
  }
  const { parts, note, hasThinWalls } = await split({ kernel, mesh, input, step });
  step(60);
  const scale = printScale(extentOf(mesh.points));
  const laid =
    request.layout === 'build_plate' ? layOut(parts, gapMm / scale) : parts.map(({ manifold }) => manifold);
  const divided = partsDocument(parts, laid);
  carryStandIn(document, divided);
  const output = await deliverModel(divided, input, context, {
    defaultFormats: ['glb'],
    from: 60,
  });
  const ignored = request.reinforce_thin_walls === true && hasThinWalls === false ? [nothingThin] : [];
  const standIn = [output.standIn, note].filter(Boolean).join(' ');
  return {
    ...output,
    ignored: [...(output.ignored ?? []), ...ignored],
    ...(standIn !== '' && { standIn }),
  };
}

interface NamedPart extends SplitPart {
  readonly name: string;
  /** sRGB bytes. */
  readonly color: readonly [number, number, number];
}

interface Split {
  readonly parts: readonly NamedPart[];
  /** Shown to the user when the parts differ from the request. */
  readonly note?: string;
  /** Whether walls were too thin; absent where they were not measured. */
  readonly hasThinWalls?: boolean;
}

interface SplitInput {
  readonly kernel: Kernel;
  readonly mesh: PrintMesh;
  readonly input: JobInput;
  readonly step: (percent: number) => void;
}

const splitters: Readonly<Record<string, (input: SplitInput) => Promise<Split>>> = {
  auto: async ({ kernel, mesh, input, step }) => {
    const solid = await wholeSolid(kernel, mesh, input);
    step(30);
    const scale = printScale(extentOf(mesh.points));
    const connector =
      input.request.connectors === true
        ? { kernel, clearance: clearanceMm / scale, least: leastPegMm / scale }
        : null;
    let percent = 30;
    const parts = cutPlanes(
      solid.manifold.setProperties(0, () => {}),
      {
        longest: extentOf(mesh.points) * longestShare,
        connector,
        onCut: () => {
          percent += 3;
          step(Math.min(55, percent));
        },
      },
    );
    return {
      parts: parts.map((part, i) => ({ ...part, name: `part_${i + 1}`, color: partColor(i) })),
      hasThinWalls: solid.hasThinWalls,
    };
  },
  by_color: async ({ kernel, mesh, input, step }) => {
    const solid = await wholeSolid(kernel, mesh, input);
    step(30);
    const regions = await colorRegions(solid, {
      count: mostColors,
      smoothing: 6,
      lightness: 0.7,
      joinWithin: 0.09,
    });
    step(45);
    const parts = colorParts(
      kernel,
      solid.manifold.setProperties(0, () => {}),
      regions,
    );
    return {
      parts: parts.map(({ manifold, color }, i) => ({
        manifold,
        cuts: [],
        name: `color_${i + 1}`,
        color: regions.palette.colors[color]!,
      })),
      hasThinWalls: solid.hasThinWalls,
    };
  },
  by_parts: async ({ kernel, mesh, input, step }) => {
    const names = Array.isArray(input.request.parts) ? input.request.parts.map(String) : [];
    const { meshes, missing, byName } = namedParts(mesh, names);
    const parts: NamedPart[] = [];
    for (const [i, { name, mesh: own }] of meshes.entries()) {
      const { manifold } = await printSolid(kernel, own, input.family);
      parts.push({ manifold: manifold.setProperties(0, () => {}), cuts: [], name, color: partColor(i) });
      step(10 + (40 * (i + 1)) / meshes.length);
    }
    if (byName && missing.length === 0) return { parts };
    if (byName) return { parts, note: `No object of the model is named ${missing.join(', ')}.` };
    return {
      parts,
      note: 'Stand-in, not a trained model: no object of the model has the name of a requested part, so the model was split into its connected pieces, numbered from the largest.',
    };
  },
};

const longestShare = 0.55;
const mostColors = 8;
const gapMm = 5;
const clearanceMm = 0.2;
const leastPegMm = 1.5;
const thinnestMm = 0.8;

const nothingThin = {
  field: 'reinforce_thin_walls',
  kind: 'ignored',
  message: `reinforce_thin_walls changes nothing: no wall is thinner than ${thinnestMm} mm.`,
} as const;

async function wholeSolid(
  kernel: Kernel,
  mesh: PrintMesh,
  { request, family }: JobInput,
): Promise<PrintSolid & { readonly hasThinWalls: boolean }> {
  const solid = await printSolid(kernel, mesh, family);
  if (request.reinforce_thin_walls !== true) return { ...solid, hasThinWalls: false };
  const limit = thinnestMm / printScale(extentOf(mesh.points));
  const { spots, spacing } = thinWalls(meshOfSolid(solid), limit);
  const manifold = thicken(kernel, solid.manifold, spots, limit, spacing);
  return { ...solid, manifold, hasThinWalls: spots.length > 0 };
}

/** Returns hues a golden angle apart, so that neighbouring parts differ in colour. */
function partColor(index: number): [number, number, number] {
  const hue = (index * 137.508 + 200) % 360;
  const channel = (shift: number): number => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (0.62 - 0.26 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

function partsDocument(parts: readonly NamedPart[], placed: readonly Manifold[]): Document {
  return documentOf(
    parts.map(({ name, color }, i) => {
      const { vertProperties, numProp, triVerts } = placed[i]!.getMesh();
      const points = Float32Array.from(
        { length: (vertProperties.length / numProp) * 3 },
        (_, at) => vertProperties[Math.floor(at / 3) * numProp + (at % 3)]!,
      );
      const [r, g, b] = color.map((byte) => srgbToLinear(byte / 255)) as [number, number, number];
      const look = { uvs: null, colors: null, quads: 0 };
      return {
        object: name,
        material: { name, color: [r, g, b, 1] as const },
        ...creaseNormals(points, triVerts, 40),
        ...look,
      };
    }),
  );
}
