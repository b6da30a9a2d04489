import type { Engine } from '../../engine-port.ts';
import type { FileStore, StagedInput } from '../../files/file-store.ts';
import { gltfJson, items } from '../../inputs/models/gltf-json.ts';
import { ServiceError } from '../../service-error.ts';

/** Fields of a create body with ids of the animation library, one or several. */
const actionFields = ['action_id', 'action_ids'] as const;

/**
 * Checks that an animation is possible (spec: Animation, failures): its actions must be in the library of the engine,
 * and a motion generated from text needs a biped. An engine without a library, and a rig without type information,
 * are left to the job.
 * @throws ServiceError `invalid` | `bad_reference`
 */
export async function checkMotions(
  { engine, files }: MotionParts,
  request: Readonly<Record<string, unknown>>,
  referenced: readonly StagedInput[],
): Promise<void> {
  for (const field of actionFields) {
    if (request[field] !== undefined) await checkActions(engine, field, request[field]);
  }
  if (!referenced.some(({ role }) => role === 'motion.model')) return;
  for (const file of referenced) {
    if (file.role === 'model' && 'from' in file) {
      checkBiped(await files.read(file.from, file.from.name));
    }
  }
}

interface MotionParts {
  readonly engine: Pick<Engine, 'animations'>;
  readonly files: Pick<FileStore, 'read'>;
}

async function checkActions(engine: MotionParts['engine'], field: string, requested: unknown): Promise<void> {
  const library = await engine.animations?.();
  if (!library) return;
  const known = new Set<unknown>(library.map(({ action_id }) => action_id));
  const unknown = [requested].flat().filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  throw new ServiceError(
    'invalid',
    `${field}: the animation library has no action ${unknown.join(', ')}; list the library for the available actions.`,
  );
}

/** Checks the rig type in the extras of the armature. */
function checkBiped(glb: Uint8Array): void {
  const rigs = items(gltfJson(glb)?.nodes).map(
    ({ extras }) => (extras as { meshwright?: { rig?: unknown } } | undefined)?.meshwright?.rig,
  );
  if (!rigs.includes('quadruped')) return;
  throw new ServiceError(
    'bad_reference',
    'motion_task_id: a motion generated from text needs a biped, but the rig of rig_task_id is a quadruped; use action_id or action_ids.',
  );
}
