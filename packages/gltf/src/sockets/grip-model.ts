import { editClips } from '../clips/edit-clips.ts';
import { GltfError } from '../gltf-error.ts';
import { restSurfaces } from '../optimize/colliders/rest-points.ts';
import { EXTRAS_KEY, field } from '../place/placement-record.ts';
import { openContainer } from '../read/container.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import { findGrip, type Grip, type GripKind, gripKinds } from './find-grip.ts';

/**
 * Returns a prop as a GLB with its grip in `asset.extras.meshwright.grip`, where adapters read it.
 * @param given words that say what it is, such as its prompt; or a grip that was corrected by hand
 * @throws GltfError `no_extent` for a model without surfaces, `invalid_option` for a grip that is none
 * @example
 * import { gripModel } from '@meshwright/gltf/sockets';
 *
 * const { glb, grip } = await gripModel(source, 'a long sword');
 */
export async function gripModel(
  input: ModelInput,
  given: string | Grip = '',
): Promise<{ glb: Uint8Array; grip: Grip }> {
  const source = await sourceOf(input);
  const grip =
    typeof given === 'string' ? await found(source, given) : readGrip({ [EXTRAS_KEY]: { grip: given } });
  if (!grip)
    throw new GltfError(
      'invalid_option',
      `grip: give a kind (${gripKinds.join(', ')}), a position and a rotation`,
    );
  const write = {
    name: 'grip',
    run: async ({ json }: { json: JsonObject }) => {
      const asset = json.asset as JsonObject;
      const extras = isObject(asset.extras) ? asset.extras : {};
      const ours = isObject(extras[EXTRAS_KEY]) ? extras[EXTRAS_KEY] : {};
      asset.extras = { ...extras, [EXTRAS_KEY]: { ...ours, grip } };
    },
  };
  const { glb } = await editClips(source, [write]);
  return { glb, grip };
}

/**
 * Returns the grip that is written in the extras of a file; undefined where there is none, or it is invalid.
 * @param extras `asset.extras` of the file
 * @example
 * import { readGrip } from '@meshwright/gltf/sockets';
 *
 * const grip = { kind: 'blade', position: [0, 0.1, 0], rotation: [0, 0, 0, 1] };
 * console.log(readGrip({ meshwright: { grip } })?.kind); // blade
 */
export function readGrip(extras: unknown): Grip | undefined {
  const grip = field(field(extras, EXTRAS_KEY), 'grip');
  const [kind, position, rotation] = ['kind', 'position', 'rotation'].map((key) => field(grip, key));
  const numbers = (value: unknown, size: number): value is number[] =>
    Array.isArray(value) && value.length === size && value.every((each) => Number.isFinite(each));
  if (!gripKinds.includes(kind as GripKind) || !numbers(position, 3) || !numbers(rotation, 4))
    return undefined;
  return { kind: kind as GripKind, position: position as never, rotation: rotation as never };
}

async function found(source: Awaited<ReturnType<typeof sourceOf>>, name: string): Promise<Grip> {
  const container = await openContainer(source, undefined, undefined);
  const surfaces = await restSurfaces(await rawReader(source, container, undefined));
  const points = surfaces.flatMap((surface) => [...surface.points]);
  const grip = findGrip(points, `${name} ${surfaces.map((surface) => surface.name).join(' ')}`);
  if (grip) return grip;
  throw new GltfError('no_extent', 'grip: the model has no surface to hold; give a model with triangles');
}
