import type { Document } from '@gltf-transform/core';
import { readModel, sniffModel } from '@meshwright/formats';
import type { Manifold } from 'manifold-3d';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { analyzeMesh } from '../../print/mesh/analyze-mesh.ts';
import { boxOf, extentOf } from '../../print/mesh/box.ts';
import { printMesh } from '../../print/mesh/print-mesh.ts';
import { joinTouching } from '../../print/mesh/repair/join-touching.ts';
import { thicken } from '../../print/mesh/repair/thicken.ts';
import { thinWalls } from '../../print/mesh/thin-walls.ts';
import { pieceDocument } from '../../print/piece-document.ts';
import { hasErrors, printabilityReport } from '../../print/printability-report.ts';
import { type Print, printOf } from '../../print/printer.ts';
import { repairOutcome } from '../../print/repair-outcome.ts';
import { type Kernel, openKernel } from '../../print/solid/kernel.ts';
import { meshOfSolid, type PrintSolid, printSolid, skinSolid } from '../../print/solid/print-solid.ts';
import type { Solid } from '../../print/solid/solid.ts';
import { solidPieces } from '../../print/solid/solid-pieces.ts';
import { standardCells } from '../../print/solid/voxel-wrap.ts';

/**
 * Turns a model into one closed body that Analyze Printability finds no error in: welds near edges, drops degenerate and
 * duplicate faces and fins, orients faces consistently, closes holes, joins overlapping shells, and bodies that touch
 * along an edge by a bead as thick as the thinnest wall. A result that still encloses no volume, or has an error, gets a
 * voxel skin in its colours. With a printer or a height, from this request or the analysis it refers to, walls are
 * thickened when more than 5 % of the surface is too thin. Loose pieces below the thinnest wall, without a printer or a
 * height below a two-hundredth of the model, are left out. GLB, STL and OBJ come back as they came, other files and the
 * models of tasks as GLB; textures are dropped, plain colours and the scale stay. The file is analysed as it was written: one
 * with an error fails the job, and the task says what else is left (spec: Capabilities whose paths are left open).
 * @throws JobError
 */
export async function repairPrintability(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(15);
  const kernel = await openKernel();
  const mesh = printMesh(document, input.family);
  const asked = askedFor(input);
  const { low, high } = boxOf(mesh.points);
  const print = printOf(asked, input.files, [high[0] - low[0], high[1] - low[1], high[2] - low[2]]);
  const isSolidSound = (each: Solid): boolean => !hasErrors(analyzeMesh(meshOfSolid(each), 0));
  const own = repaired(
    kernel,
    await printSolid(kernel, mesh, input.family, { isSound: isSolidSound }),
    print,
  );
  signal.throwIfAborted();
  progress(50);
  const isSound = isSolidSound(own.solid);
  const { solid, dropped, shortest } = isSound
    ? own
    : repaired(kernel, await skinSolid(kernel, mesh, input.family), print);
  signal.throwIfAborted();
  progress(65);
  const name = mesh.parts[0]!.name;
  const pieces = solidPieces(solid.manifold, solid.partOf).map((piece) => ({ ...piece, uvs: null }));
  const made = pieceDocument(withoutTextures(document), [{ name, pieces }]);
  const format = formatOf(asked, input);
  const { target_formats: _, ...request } = input.request;
  const output = await deliverModel(made, { ...input, request }, context, {
    defaultFormats: [format],
    from: 65,
  });
  const file = { name: `model.${format}`, bytes: output.files[`model.${format}`]! };
  const written = printMesh(await readModel(file), input.family);
  const { found, walls } = printabilityReport(written, asked, { model: file });
  const said = repairOutcome(written, found, input.family, {
    skinMm: solid.wrapped ? (extentOf(mesh.points) / standardCells) * print.mmPerMetre : null,
    closedOpenings: solid.closedOpenings,
    weldMm: solid.welded === null ? null : solid.welded * extentOf(mesh.points) * print.mmPerMetre,
    dropped,
    crumbMm: shortest * print.mmPerMetre,
    thin: walls && { share: walls.share, limitMm: print.thinnestMm },
  });
  const field = input.request.input_task_id === undefined ? 'model_url' : 'input_task_id';
  const message = `${field}: ${said.join('; ')}.`;
  const links = Object.fromEntries(everyFormat.map((each) => [each, each === format ? file.name : '']));
  return {
    ...output,
    result: { ...output.result, model_urls: links, texture_urls: [] },
    ignored: [
      ...(output.ignored ?? []),
      ...(said.length > 0 ? [{ field, kind: 'clamped', message } as const] : []),
    ],
  };
}

/** Keys of `model_urls`, of which all but one are empty. */
const everyFormat = ['glb', 'fbx', 'obj', 'stl', 'usdz', '3mf', 'mtl'] as const;

/** Share of the surface above which thin walls are thickened. */
const mostThin = 0.05;

/**
 * Returns what decides about the print: the request, or that of the analysis it refers to, whose printer and height a
 * request may replace.
 */
function askedFor({ request, source }: JobInput): JobInput['request'] {
  if (source?.family !== 'analyze-printability') return request;
  const { printer_type, intended_print_height_mm } = request;
  return {
    ...source.request,
    ...(printer_type !== undefined && { printer_type }),
    ...(intended_print_height_mm !== undefined && { intended_print_height_mm }),
  };
}

interface Repaired {
  readonly solid: PrintSolid;
  /** Loose pieces that were left out, and the length in metres below which they were. */
  readonly dropped: number;
  readonly shortest: number;
}

function repaired(kernel: Kernel, solid: PrintSolid, print: Print): Repaired {
  const limit = print.thinnestMm / print.mmPerMetre;
  const { min, max } = solid.manifold.boundingBox();
  const extent = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const shortest = print.stated ? limit : extent / 200;
  const { manifold, dropped } = withoutCrumbs(kernel, solid.manifold, shortest);
  const thick = print.stated ? thickened(kernel, { ...solid, manifold }, limit) : manifold;
  // Bodies may touch along an edge without overlapping; so may the sheets of the thickening.
  const joined = joinTouching(kernel, thick, limit / 2);
  return { solid: { ...solid, manifold: joined }, dropped, shortest };
}

function thickened(kernel: Kernel, solid: PrintSolid, limit: number): Manifold {
  const { spots, share, spacing } = thinWalls(meshOfSolid(solid), limit);
  return share > mostThin ? thicken(kernel, solid.manifold, spots, limit, spacing) : solid.manifold;
}

/** Takes the pictures from the materials of a document; their factors stay. */
function withoutTextures(document: Document): Document {
  for (const texture of document.getRoot().listTextures()) texture.dispose();
  return document;
}

/** Returns the format of the input where the family keeps it, or GLB: the family has no `target_formats`. */
function formatOf(asked: JobInput['request'], { files }: JobInput): 'glb' | 'obj' | 'stl' {
  if (asked.input_task_id !== undefined) return 'glb';
  const [format] = sniffModel(files.model!).split('-');
  return format === 'obj' || format === 'stl' ? format : 'glb';
}

/**
 * Leaves out loose pieces whose longest side is below a length; the largest piece always stays. Cavities stay with the
 * body around them.
 */
function withoutCrumbs(
  kernel: Kernel,
  manifold: Manifold,
  shortest: number,
): { readonly manifold: Manifold; readonly dropped: number } {
  const pieces = manifold.decompose();
  const sides = pieces.map((piece) => {
    const { min, max } = piece.boundingBox();
    return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  });
  const longest = Math.max(...sides);
  const kept = pieces.filter(
    (piece, i) => sides[i]! >= shortest || sides[i] === longest || piece.volume() < 0,
  );
  const dropped = pieces.length - kept.length;
  return dropped === 0 ? { manifold, dropped } : { manifold: kernel.Manifold.compose(kept), dropped };
}
