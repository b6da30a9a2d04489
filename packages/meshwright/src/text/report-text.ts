import type { InspectReport, PlaceReport, Vector } from '@meshwright/gltf';
import { plainText } from './plain-text.ts';

/** Returns the readable report of `inspect`, one fact a line. */
export function reportText(report: InspectReport): string {
  const { bounds, clips, meshes, textures, warnings } = report;
  return lines([
    [
      'file',
      `${report.name}, ${report.format}${report.bytes === null ? '' : `, ${bytesText(report.bytes)}`}`,
    ],
    ['made by', report.generator ?? ''],
    [
      'size',
      bounds ? `${sizeText(bounds.size, report.unit)}${bounds.exact ? '' : ', at most'}` : 'no geometry',
    ],
    ['from', bounds ? `${vectorText(bounds.min)} to ${vectorText(bounds.max)}` : ''],
    ['triangles', `${report.triangles} in ${count(meshes.length, 'mesh', 'meshes')}${drawnText(report)}`],
    ['materials', report.materials.map((name) => name || '(unnamed)').join(', ')],
    ...textures.map((texture): Line => ['texture', textureText(texture)]),
    ['rig', report.joints > 0 ? count(report.joints, 'joint', 'joints') : ''],
    ...clips.map(
      ({ name, seconds, channels }): Line => [
        'clip',
        `${name}, ${fixed(seconds)} s, ${count(channels, 'channel', 'channels')}`,
      ],
    ),
    ['needs', report.extensionsRequired.join(', ')],
    ...warnings.map(({ code, message }): Line => ['warning', `${message} (${code})`]),
  ]);
}

/** What copies of meshes add, where there are any. */
function drawnText({ triangles, drawn }: InspectReport): string {
  if (drawn.triangles === triangles) return '';
  return `, ${drawn.triangles} drawn in ${count(drawn.calls, 'call', 'calls')}`;
}

/** Returns the readable result of `place`. */
export function placementText(output: string, report: PlaceReport, beside: readonly string[]): string {
  const { after, warnings } = report;
  return lines([
    ['file', output],
    ...besideLines(beside),
    ['size', after ? sizeText(after.size, 'metre') : ''],
    ['from', after ? `${vectorText(after.min)} to ${vectorText(after.max)}` : ''],
    ['scale', fixed(report.scale)],
    ...warnings.map(({ code, message }): Line => ['warning', `${message} (${code})`]),
  ]);
}

/** The files that were written with a model. */
export function besideLines(beside: readonly string[]): Line[] {
  return beside.map((path): Line => ['with', path]);
}

/** Width, height and depth with their unit: `0.9 x 0.6 x 0.6 m (w x h x d)`. */
export function sizeText(size: Vector, unit: InspectReport['unit']): string {
  return `${size.map(fixed).join(' x ')} ${unit === 'metre' ? 'm' : 'mm'} (w x h x d)`;
}

/** `512 B`, `1.2 MB`. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  for (; value >= 1000 && unit < units.length - 1; unit++) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}

type Line = readonly [label: string, text: string];

/** Formats labelled lines, omitting those without text. The texts may come from a file or a service. */
export function lines(all: readonly Line[]): string {
  const shown = all.filter(([, text]) => text !== '');
  const width = Math.max(...shown.map(([label]) => label.length));
  return shown.map(([label, text]) => `${label.padEnd(width)}  ${plainText(text)}`).join('\n');
}

function textureText({ name, width, height, bytes }: InspectReport['textures'][number]): string {
  const pixels = width === null ? 'size unknown' : `${width} x ${height}`;
  return [name, pixels, bytes === null ? '' : bytesText(bytes)].filter(Boolean).join(', ');
}

function vectorText(vector: Vector): string {
  return `(${vector.map(fixed).join(', ')})`;
}

/** Rounds to four significant digits and at most a micrometre; the JSON has the full precision. */
function fixed(value: number): string {
  return Math.abs(value) < 1e-6 ? '0' : String(Number(value.toPrecision(4)));
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
