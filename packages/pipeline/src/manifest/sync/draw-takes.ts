import { PipelineError } from '../../pipeline-error.ts';
import { drawOnce } from '../../recipe/draw-node.ts';
import { assetDrawings, drawnOutput } from '../asset-drawings.ts';
import { assetPath, inPlace } from '../asset-path.ts';
import type { LockedAsset, LockedFile, LockedTake } from '../lockfile.ts';
import { type DeclaredAsset, readLock } from '../project.ts';
import { picked, takesOf } from './locked-takes.ts';
import { removeFiles } from './remove-files.ts';
import { readLocked, restoreAsset } from './restore-asset.ts';
import type { Syncing } from './sync-asset.ts';
import { setLocked } from './write-lockfile.ts';

/**
 * Draws what an asset asks for from the finished file of each take, writes it beside the asset and locks it. Buys
 * nothing, also on a machine that bought none of it.
 * @throws PipelineError `missing_content` when the file of a take is nowhere; GltfError, LookError as `drawOnce`
 */
export async function drawTakes(syncing: Syncing, { name, spec, drawings }: DeclaredAsset): Promise<void> {
  const { files, manifest, options, store } = syncing;
  const locked = inPlace((await readLock(files)).assets[name]!, manifest);
  const path = assetPath(manifest, name, drawnOutput(spec));
  const signal = options.signal ?? new AbortController().signal;
  const drawn: Record<string, Record<string, LockedFile>> = {};
  for (const [take, made] of Object.entries(takesOf(locked))) {
    drawn[take] = {};
    const hash = made.files[path]!.sha256;
    const read = async () =>
      ((await files.hash(path)) === hash && (await files.read(path))) ||
      readLocked(path, hash, made, store, options.remote);
    for (const drawing of assetDrawings(name, spec)) {
      const node =
        take === '1' ? Object.keys(drawing.draw)[0]! : `${Object.keys(drawing.draw)[0]!} (take ${take})`;
      const onProgress = (progress: number) => options.onEvent?.(name, { node, state: 'working', progress });
      const content = await drawOnce(drawing, { hash, read }, store, { signal, onProgress });
      for (const [file, { hash: sha256, size: bytes }] of Object.entries(content)) {
        await options.remote?.put(sha256, await readLocked(file, sha256, made, store, undefined));
        drawn[take][`${manifest.output}/${file}`] = { sha256, bytes };
      }
      options.onEvent?.(name, { node, state: 'done' });
    }
  }
  let before: LockedAsset | undefined;
  const now = await setLocked(syncing, name, async (present) => {
    if (present?.recipe !== locked.recipe)
      throw new PipelineError('bad_project', `"${name}" was changed meanwhile. Run the same again.`);
    before = present;
    const next = withDrawings(inPlace(present, manifest), drawings, drawn);
    await restoreAsset(next, files, store, options.remote);
    return next;
  });
  if (before) await removeFiles(files, before, now);
}

/** Returns an asset with other drawings. A take that was added meanwhile keeps its own. */
function withDrawings(
  locked: LockedAsset,
  drawings: string | undefined,
  drawn: Readonly<Record<string, Record<string, LockedFile>>>,
): LockedAsset {
  const own = { recipe: locked.recipe, ...(drawings && { drawings }) };
  const takes = Object.fromEntries(
    Object.entries(takesOf(locked)).map(([take, { tasks, files, drawn: before }]): [string, LockedTake] => {
      const pictures = drawn[take] ?? before ?? {};
      return [take, { tasks, files, ...(drawings && { drawn: pictures }) }];
    }),
  );
  return locked.takes ? picked({ ...own, takes }, locked.picked!) : { ...own, ...takes[1]! };
}
