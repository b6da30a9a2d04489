import type { Document } from '@gltf-transform/core';
import { carryStandIn, write3mf, writeGlb } from '@meshwright/formats';
import { creaseNormals, documentOf } from '@meshwright/formats/mesh';
import { srgbToLinear } from '@meshwright/gltf/math';
import type { Manifold } from 'manifold-3d';
import { type DeliveryOptions, deliverModel } from '../../job/deliver-model.ts';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { separateParts } from '../../job/separate-parts.ts';
import { colorParts } from '../../print/color/color-parts.ts';
import { colorRegions } from '../../print/color/color-regions.ts';
import { namedParts } from '../../print/color/named-parts.ts';
import { boxOf, extentOf } from '../../print/mesh/box.ts';
import { type PrintMesh, printMesh } from '../../print/mesh/print-mesh.ts';
import { thinnestOf } from '../../print/mesh/thin-walls.ts';
import { partsInPrompt, promptParts } from '../../print/parts-in-prompt.ts';
import { defaultBrand, slicerProject } from '../../print/slicer-project.ts';
import type { Connector } from '../../print/solid/connectors.ts';
import { cutPlanes, type SplitPart } from '../../print/solid/cut-planes.ts';
import { type Kernel, openKernel } from '../../print/solid/kernel.ts';
import { layOut } from '../../print/solid/lay-out.ts';
import { printSolid } from '../../print/solid/print-solid.ts';
import { strengthen } from '../../print/solid/strengthen.ts';

/**
 * Splits a model into closed parts of one flat colour each. `auto` cuts across the longest side where sections are
 * small: once, then at necks while a part is longer than 55 % of the whole. `by_parts` takes the objects whose names have
 * the words of the prompt, and the rest as one more; `by_color` cuts between as many colour regions as the prompt names. A
 * prompt that cannot be read, or names no object of the model, is ignored, and `auto` is used. Only flat cuts get
 * connectors. Places that a cut leaves thinner than 1 mm of a print 150 mm tall are thickened. The GLB has a mesh a part
 * with one `COLOR_0` and no material; the 3MF is 150 mm tall, one object of several parts, a filament each (spec: Auto
 * Split).
 * @throws JobError
 */
export async function autoSplit(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { request, family } = input;
  const { progress, signal } = context;
  const mode = String(request.mode ?? 'auto');
  if (!Object.hasOwn(splitters, mode)) {
    throw new JobError(
      'invalid_option',
      `run ${family}: mode ${mode} is not known; use ${Object.keys(splitters).join(', ')}.`,
    );
  }
  const asked = mode === 'auto' ? null : namesAsked(input);
  const document = await inputModel(input);
  separateParts(document);
  signal.throwIfAborted();
  progress(10);
  const kernel = await openKernel();
  const mesh = printMesh(document, family);
  const { low, high } = boxOf(mesh.points);
  const mm = printMm / (high[1] - low[1] || extentOf(mesh.points));
  const tenons: number[] = [];
  const given: SplitInput = {
    kernel,
    mesh,
    input,
    names: asked ?? [],
    connector: connectorOf(request, kernel, mm, tenons),
    step: (percent) => {
      signal.throwIfAborted();
      progress(percent);
    },
  };
  const named = asked && (await splitters[mode]!(given));
  const split = named ?? (await splitters.auto!(given))!;
  const isIgnored = mode !== 'auto' && named === null;
  const { parts } = strengthen(kernel, split.whole, split.parts, thinnestOf('fdm') / mm);
  given.step(60);
  const laid =
    request.layout === 'on_plate' ? layOut(parts, gapMm / mm) : parts.map(({ manifold }) => manifold);
  const surfaces = laid.map(surfaceOf);
  const documentIn = (look: PartsLook): Document => {
    const made = partsDocument(parts, surfaces, look);
    carryStandIn(document, made);
    return made;
  };
  const output = await deliverModel(documentIn({ colored: false }), withGlb(input), context, {
    defaultFormats: ['glb'],
    from: 60,
    own: ownFormats(documentIn, mm),
  });
  const standIn = [output.standIn, split.note].filter(Boolean).join(' ');
  const { model_urls, thumbnail_url } = output.result;
  return {
    ...output,
    result: { part_count: parts.length, prompt_ignored: isIgnored, model_urls, thumbnail_url },
    ignored: [
      ...(output.ignored ?? []),
      ...(isIgnored ? [promptIgnored(asked)] : []),
      ...connectorsWithout(request, isIgnored ? 'auto' : mode, tenons),
    ],
    ...(standIn !== '' && { standIn }),
  };
}

/** Height of the print in millimetres, and lengths in it. */
const printMm = 150;
const gapMm = 5;
const clearanceMm = 0.2;
const leastPegMm = 1.5;

/**
 * Returns the names of parts in the prompt; null when it cannot be read.
 * @throws JobError `invalid_option` for fewer or more parts than a prompt may name
 */
function namesAsked({ request, family }: JobInput): readonly string[] | null {
  const read = partsInPrompt(String(request.prompt ?? ''));
  if (read.kind === 'unreadable') return null;
  const { least, most } = promptParts;
  if (read.names.length >= least && read.names.length <= most) return read.names;
  throw new JobError(
    'invalid_option',
    `run ${family}: the prompt names ${read.names.length} part${read.names.length === 1 ? '' : 's'} (${read.names.slice(0, most).join(', ')}); name ${least} to ${most}, or use mode auto.`,
  );
}

function promptIgnored(asked: readonly string[] | null): IgnoredField {
  const why =
    asked === null ? 'no names of parts were found in it' : 'the model has no objects of these names';
  return {
    field: 'prompt',
    kind: 'ignored',
    message: `prompt has no effect: ${why}, so mode auto was used.`,
  };
}

function connectorOf(
  request: JobInput['request'],
  kernel: Kernel,
  mm: number,
  tenons: number[],
): Connector | null {
  if (request.connectors !== true) return null;
  return {
    kernel,
    shape: request.connector_type === 'cylinder' ? 'cylinder' : 'cube',
    size: shareOf(request.connector_size),
    height: shareOf(request.connector_height),
    clearance: clearanceMm / mm,
    least: leastPegMm / mm,
    onTenon: (met) => tenons.push(met),
  };
}

const usualShare = 0.4;

/** Shares of a cut face, 0.1 to 0.8. */
function shareOf(value: unknown): number {
  return typeof value === 'number' ? Math.min(0.8, Math.max(0.1, value)) : usualShare;
}

/** Returns what connectors had no effect, or less than asked for. */
function connectorsWithout(
  request: JobInput['request'],
  mode: string,
  tenons: readonly number[],
): IgnoredField[] {
  if (request.connectors !== true) return [];
  if (mode !== 'auto')
    return [
      {
        field: 'connectors',
        kind: 'ignored',
        message: 'connectors has no effect: only the flat cuts of mode auto get connectors.',
      },
    ];
  if (tenons.length === 0)
    return [
      {
        field: 'connectors',
        kind: 'ignored',
        message: 'connectors has no effect: no cut face has room for one.',
      },
    ];
  const least = Math.min(...tenons);
  if (least >= 1) return [];
  const message = `connector_size is met with ${Math.round(least * 100)} % of it where the parts leave no more room.`;
  return [{ field: 'connector_size', kind: 'clamped', message }];
}

function withGlb(input: JobInput): JobInput {
  const wanted = input.request.target_formats;
  const formats = Array.isArray(wanted) ? wanted.map(String) : [];
  const request = { ...input.request, target_formats: [...new Set(['glb', ...formats])] };
  return { ...input, request };
}

interface NamedPart extends SplitPart {
  readonly name: string;
  /** sRGB bytes. */
  readonly color: readonly [number, number, number];
}

interface Split {
  /** The solid that the parts are cut from. */
  readonly whole: Manifold;
  readonly parts: readonly NamedPart[];
  /** Shown to the user when the parts differ from the request. */
  readonly note?: string;
}

interface SplitInput {
  readonly kernel: Kernel;
  readonly mesh: PrintMesh;
  readonly input: JobInput;
  readonly names: readonly string[];
  readonly connector: Connector | null;
  readonly step: (percent: number) => void;
}

/** Null when nothing of the model has the names of the prompt. */
const splitters: Readonly<Record<string, (input: SplitInput) => Promise<Split | null>>> = {
  auto: async ({ kernel, mesh, input, connector, step }) => {
    const { manifold } = await printSolid(kernel, mesh, input.family, { bare: true });
    step(30);
    let percent = 30;
    const whole = manifold.setProperties(0, () => {});
    const parts = cutPlanes(whole, {
      longest: extentOf(mesh.points) * longestShare,
      connector,
      onCut: () => {
        percent += 3;
        step(Math.min(50, percent));
      },
    });
    return {
      whole,
      parts: parts.map((part, i) => ({ ...part, name: `part_${i + 1}`, color: partColor(i) })),
    };
  },
  by_color: async ({ kernel, mesh, input, names, step }) => {
    const solid = await printSolid(kernel, mesh, input.family);
    step(30);
    const regions = await colorRegions(solid, {
      count: names.length,
      smoothing: 6,
      lightness: 0.7,
      joinWithin: 0.09,
    });
    step(45);
    const whole = solid.manifold.setProperties(0, () => {});
    const parts = colorParts(kernel, whole, regions);
    return {
      whole,
      parts: parts.map(({ manifold, color }, i) => ({
        manifold,
        cuts: [],
        name: `color_${i + 1}`,
        color: regions.palette.colors[color]!,
      })),
      ...(parts.length < names.length && {
        note: `The model has ${parts.length} colours that differ, and the prompt names ${names.length} parts.`,
      }),
    };
  },
  by_parts: async ({ kernel, mesh, input, names, step }) => {
    const { meshes, missing } = namedParts(mesh, names);
    if (meshes.length < 2) return null;
    const parts: NamedPart[] = [];
    let taken: Manifold | null = null;
    for (const [i, { name, mesh: own }] of meshes.entries()) {
      const { manifold } = await printSolid(kernel, own, input.family, { bare: true });
      const plain = manifold.setProperties(0, () => {});
      // Where objects overlap, the place is that of the part named first.
      const rest: Manifold = taken ? plain.subtract(taken) : plain;
      taken = taken ? taken.add(plain) : plain;
      if (!rest.isEmpty()) parts.push({ manifold: rest, cuts: [], name, color: partColor(parts.length) });
      step(10 + (40 * (i + 1)) / meshes.length);
    }
    const note = missing.length > 0 ? { note: `No object of the model is named ${missing.join(', ')}.` } : {};
    return { whole: taken!, parts, ...note };
  },
};

const longestShare = 0.55;

/** Returns hues a golden angle apart, so that neighbouring parts differ in colour. */
function partColor(index: number): [number, number, number] {
  const hue = (index * 137.508 + 200) % 360;
  const channel = (shift: number): number => {
    const k = (shift + hue / 30) % 12;
    return Math.round(255 * (0.62 - 0.26 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The surface of a part: sharp edges have a normal for each face. */
type Surface = ReturnType<typeof creaseNormals>;

function surfaceOf(solid: Manifold): Surface {
  const { vertProperties, numProp, triVerts } = solid.getMesh();
  const points = new Float32Array((vertProperties.length / numProp) * 3);
  for (let at = 0, from = 0; at < points.length; at += 3, from += numProp)
    for (let k = 0; k < 3; k++) points[at + k] = vertProperties[from + k]!;
  return creaseNormals(points, triVerts, 40);
}

interface PartsLook {
  /** Shows colours by vertex, in place of a material for each part. */
  readonly colored: boolean;
  readonly scale?: number;
}

function partsDocument(
  parts: readonly NamedPart[],
  surfaces: readonly Surface[],
  { colored, scale = 1 }: PartsLook,
): Document {
  return documentOf(
    parts.map(({ name, color }, i) => {
      const { positions, normals, indices } = surfaces[i]!;
      const [r, g, b] = color.map((byte) => srgbToLinear(byte / 255)) as [number, number, number];
      const colors = new Float32Array((positions.length / 3) * 4);
      for (let at = 0; at < colors.length; at += 4) colors.set([r, g, b, 1], at);
      return {
        object: name,
        material: colored ? { name: 'parts' } : { name, color: [r, g, b, 1] as const },
        positions: scale === 1 ? positions : positions.map((value) => value * scale),
        normals,
        indices,
        uvs: null,
        colors: colored ? colors : null,
        quads: 0,
      };
    }),
  );
}

/**
 * Returns the writers of the formats that the family writes in its own way: parts by vertex colour, without materials,
 * which the other formats need.
 */
function ownFormats(documentIn: (look: PartsLook) => Document, mm: number): DeliveryOptions['own'] {
  return {
    glb: () => {
      const glb = documentIn({ colored: true });
      for (const material of glb.getRoot().listMaterials()) material.dispose();
      return writeGlb(glb);
    },
    '3mf': () =>
      write3mf(documentIn({ colored: true, scale: mm / mmPerMetre }), {
        assembly: 'model',
        // A part has the filament of its settings, and its triangles need no marks.
        project: { ...slicerProject(defaultBrand)!, triangle: () => '' },
      }),
  };
}

const mmPerMetre = 1000;
