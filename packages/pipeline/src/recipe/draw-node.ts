import { GltfError } from '@meshwright/gltf';
import { type OptionIssue, type OptionSet, stepIssues } from '@meshwright/gltf/step-options';
import { drawings } from '@meshwright/look/drawings';
import type { Content, ContentStore } from '@meshwright/purchase';
import { canonicalJson } from '@meshwright/purchase/identity';
import { bytesOf, contentOf } from './node-content.ts';
import type { DrawResult, Run } from './recipe-context.ts';
import type { DrawData, StepData } from './recipe-data.ts';

/** A drawing as a recipe names it. */
interface NamedDrawing extends OptionSet {
  readonly version: number;
  files(options: never): string[];
}

/** Every drawing by its name in a recipe. */
export const namedDrawings: Readonly<Record<string, NamedDrawing>> = drawings;

/** Returns the only key of a drawing or a step, with its value; undefined for another number of keys. */
export function onlyEntry(data: StepData): readonly [name: string, options: unknown] | undefined {
  const [entry, ...others] = Object.entries(data);
  return others.length === 0 ? entry : undefined;
}

/** Returns everything that is wrong with the options of a drawing. */
export function drawingIssues(name: string, options: unknown): OptionIssue[] {
  return stepIssues(namedDrawings[name]!, options);
}

/** Returns the names of the files of a node without mistakes. */
export function drawnFiles({ draw, name }: Omit<DrawData, 'from'>): string[] {
  const [drawing, options] = onlyEntry(draw)!;
  return namedDrawings[drawing]!.files(options as never).map((file) => `${name}.${file}`);
}

/** The model that is drawn: its hash, and its bytes where it was not drawn before. */
export interface DrawnModel {
  readonly hash: string;
  read(): Promise<Uint8Array>;
}

/**
 * Draws files of a model once for the same model, options and version. Sends nothing.
 * @throws GltfError `missing_package` without @meshwright/look; LookError
 */
export async function drawOnce(
  data: Omit<DrawData, 'from'>,
  model: DrawnModel,
  store: ContentStore,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress?: (percent: number) => void },
): Promise<Readonly<Record<string, Content>>> {
  const [drawing, options] = onlyEntry(data.draw)!;
  const { version } = namedDrawings[drawing]!;
  const key = `draw ${canonicalJson({ drawing, options, version, name: data.name, hash: model.hash })}`;
  const kept = await Promise.all(
    drawnFiles(data).map(async (file) => [file, await store.find(`${key} ${file}`)] as const),
  );
  if (kept.every((entry): entry is readonly [string, Content] => entry[1] !== undefined))
    return Object.fromEntries(kept);
  const { drawFiles } = await import('@meshwright/look').catch((cause: unknown) => {
    const message = 'Drawing a model needs @meshwright/look: npm install @meshwright/look';
    throw new GltfError('missing_package', message, { cause });
  });
  const onPicture = (done: number, of: number) => onProgress?.(Math.floor((100 * done) / of));
  const drawn = await drawFiles(drawing as keyof typeof drawings, await model.read(), options as never, {
    name: data.name,
    signal,
    onPicture,
  });
  const files: Record<string, Content> = {};
  for (const [file, bytes] of drawn) files[file] = await store.keep(`${key} ${file}`, bytes);
  return files;
}

/** Draws the files of a node. @throws as `drawOnce` */
export async function runDraw(run: Run, nodeName: string, node: DrawData): Promise<DrawResult> {
  const { hash } = await contentOf(run, node.from);
  const model = { hash, read: () => bytesOf(run, node.from) };
  const files = await drawOnce(node, model, run.context.store, {
    signal: run.signal,
    onProgress: (progress) => run.options.onEvent?.({ node: nodeName, state: 'working', progress }),
  });
  return { kind: 'draw', files };
}
