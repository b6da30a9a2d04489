import type { Warning } from '@meshwright/gltf';
import type { Collider, LodReport, OptimizeReport, RemovedKind } from '@meshwright/gltf/optimize';
import { besideLines, bytesText, lines } from './report-text.ts';

interface Optimized extends OptimizeReport {
  readonly output: string;
  /** Files of a .gltf. */
  readonly beside: readonly string[];
  /** `first`: those of the model alone, where finer levels are files of their own. */
  readonly bytes: { readonly before: number; readonly after: number; readonly first?: number };
  readonly lods?: LodReport;
  readonly colliders?: readonly Collider[];
  readonly warnings: readonly Warning[];
  readonly steps: readonly { readonly name: string; readonly milliseconds: number }[];
}

/**
 * Returns the readable result of `optimize`: each changed figure before and after.
 * @param isDecoded whether the pictures are decoded on the GPU, where the format of the file saves nothing
 */
export function optimizeText(
  {
    output,
    beside,
    bytes,
    before,
    after,
    lods,
    colliders,
    budget,
    target,
    removed,
    warnings,
    steps,
  }: Optimized,
  isDecoded: boolean,
): string {
  const change = (from: number, to: number, show: (value: number) => string) =>
    from === to ? show(to) : `${show(from)} -> ${show(to)}`;
  const whole = (value: number) => value.toLocaleString('en-GB');
  const over = budget.lines.filter(({ ok }) => !ok).map(({ measure }) => measure);
  return lines([
    ['file', output],
    ...besideLines(beside),
    ['bytes', `${change(bytes.before, bytes.after, bytesText)} (${share(bytes)})`],
    ['first', bytes.first === undefined ? '' : `${bytesText(bytes.first)} until the first picture`],
    ['triangles', change(before.triangles, after.triangles, whole)],
    [
      'drawn',
      before.drawnTriangles !== before.triangles || after.drawnTriangles !== after.triangles
        ? `${change(before.drawnTriangles, after.drawnTriangles, whole)} triangles, with copies`
        : '',
    ],
    ['draw calls', change(before.drawCalls, after.drawCalls, whole)],
    ['materials', change(before.materials, after.materials, whole)],
    ['textures', change(before.gpuBytes, after.gpuBytes, (value) => `${bytesText(value)} on the GPU`)],
    [
      'note',
      isDecoded && after.gpuBytes > 0 && after.gpuBytes === before.gpuBytes
        ? 'the GPU holds pictures decoded, whatever their format; --textures ktx2 keeps them compressed there'
        : '',
    ],
    ['tracks', before.channels > 0 ? change(before.channels, after.channels, whole) : ''],
    ...(lods?.levels ?? []).map(({ level, triangles, coverage }): [string, string] => [
      'level',
      `${level}, ${whole(triangles)} triangles${coverage > 0 ? `, down to ${Number((coverage * 100).toPrecision(2))} % of the screen` : ''}`,
    ]),
    ...(colliders ?? []).map(({ name, shape }): [string, string] => ['collider', `${name}, ${shape}`]),
    ...removed.map(({ kind, count, names, why }): [string, string] => [
      'removed',
      `${whole(count)} ${count === 1 ? kind : PLURALS[kind]}${namesText(names)}: ${why}`,
    ]),
    ['budget', over.length > 0 ? `${target}: over by ${over.join(', ')}` : `${target}: holds`],
    [
      'note',
      bytes.after > bytes.before && bytes.first === undefined
        ? 'larger than before: the input was compressed better already'
        : '',
    ],
    ...warnings.map(({ code, message }): [string, string] => ['warning', `${message} (${code})`]),
    [
      'steps',
      steps.map(({ name, milliseconds }) => `${name} ${(milliseconds / 1000).toFixed(1)} s`).join(', '),
    ],
  ]);
}

/** The first names; `--json` has all of them. */
function namesText(names: readonly string[]): string {
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return names.length > 0 ? ` (${names.slice(0, SHOWN).join(', ')}${more})` : '';
}

const SHOWN = 6;

const PLURALS = {
  scene: 'scenes',
  node: 'nodes',
  mesh: 'meshes',
  material: 'materials',
  texture: 'textures',
  skin: 'skins',
  camera: 'cameras',
  clip: 'clips',
  track: 'tracks',
  attribute: 'vertex attributes',
  extension: 'extensions',
} as const satisfies Record<RemovedKind, string>;

function share({ before, after }: Optimized['bytes']): string {
  return `${Number(((after / before) * 100).toPrecision(2))} %`;
}
