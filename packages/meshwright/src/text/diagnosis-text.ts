import { basename, extname } from 'node:path';
import { detailsOf } from '@meshwright/contract/schema';
import type { Diagnosis, Finding, Fix } from '@meshwright/gltf/doctor';
import { priceText, taskPrice } from '../task/task-price.ts';
import { plainText } from './plain-text.ts';
import { bytesText } from './report-text.ts';

/** Returns the readable result of `doctor`: the verdict, then each finding with its consequence and remedy. */
export function diagnosisText(
  diagnosis: Diagnosis,
  { file, columns, explicit }: { file: string; columns: number; explicit: boolean },
): string {
  const { name, verdict, target, findings } = diagnosis;
  const width = Math.max(50, Math.min(columns, 110)) - INDENT.length;
  const blocks = findings.map((finding) => findingText(finding, file, width));
  const head = `${plainText(name)}: ${verdict}${explicit ? ` for ${target}` : ''}, ${countsText(diagnosis)}`;
  return [head, ...blocks, ...(explicit ? [budgetText(diagnosis)] : [])].join('\n\n');
}

function findingText({ severity, message, consequence, fix }: Finding, file: string, width: number): string {
  const lines = [
    ...wrapped(message, width).map(
      (line, index) => (index === 0 ? severity.padEnd(INDENT.length) : INDENT) + line,
    ),
    ...wrapped(consequence, width).map((line) => INDENT + line),
    ...(fix ? fixLines(fix, file, width).map((line) => INDENT + line) : []),
  ];
  return lines.join('\n');
}

function fixLines({ does, command, step, task }: Fix, file: string, width: number): string[] {
  const cure = wrapped(does, width - ARROW.length).map((line, index) => (index === 0 ? ARROW : '   ') + line);
  // A command stays on one line, for copying.
  const local = command ? [`   meshwright ${plainText(withFile(command, file))}`] : [];
  const inRecipe = step ? [`   as a step of a manifest: ${plainText(JSON.stringify(step))}`] : [];
  const remote = task
    ? wrapped(
        `or the task ${detailsOf(task.family).title}${requestText(task.request)}: ${priceText(taskPrice(task))}`,
        width - 3,
      ).map((line) => `   ${line}`)
    : [];
  return [...cure, ...local, ...inRecipe, ...remote];
}

function requestText(request: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(request).map(([field, value]) => `${field} ${String(value)}`);
  return fields.length > 0 ? ` (${fields.join(', ')})` : '';
}

function withFile(command: string, file: string): string {
  const stem = basename(file, extname(file));
  return command
    .split(' ')
    .map((word) => (word === 'FILE' ? quoted(file) : word === 'OUT' ? quoted(`${stem}.fixed.glb`) : word))
    .join(' ');
}

function quoted(path: string): string {
  return /^[\w./@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

function budgetText({ target, budget }: Diagnosis): string {
  const rows = budget.lines
    .filter(({ value }) => value > 0)
    .map(({ measure, value, limit, share, ok }) => {
      const show = BYTES.has(measure) ? bytesText : (number: number) => number.toLocaleString('en-GB');
      return [
        WORDS[measure],
        show(value),
        'of',
        show(limit),
        `${Math.round(share * 100)} %`,
        ok ? '' : 'over',
      ];
    });
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [`budget of a ${target} asset`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function countsText({ counts }: Diagnosis): string {
  const parts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const number = counts[severity];
    return number > 0 ? [`${number} ${severity}${number === 1 ? '' : 's'}`] : [];
  });
  return parts.join(', ') || 'nothing to say';
}

/** Wraps a text at spaces to lines of at most `width` characters. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of plainText(text).split(' ')) {
    if (line && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

const WORDS = {
  bytes: 'file',
  triangles: 'triangles',
  meshTriangles: 'largest mesh',
  vertices: 'vertices',
  primitives: 'draw calls',
  materials: 'materials',
  textureSide: 'texture side',
  gpuBytes: 'texture memory',
  joints: 'joints',
  influences: 'bones a vertex',
  clips: 'clips',
} as const;

const BYTES: ReadonlySet<string> = new Set(['bytes', 'gpuBytes']);
const INDENT = '         ';
const ARROW = '-> ';
