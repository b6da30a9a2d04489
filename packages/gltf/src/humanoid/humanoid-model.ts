import { GltfError } from '../gltf-error.ts';
import { wrapRoots } from '../place/wrapper.ts';
import { type Container, openContainer } from '../read/container.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { type RawReader, rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Source } from '../source/source.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionSet, OptionsOf, OptionTable } from '../step/options.ts';
import type { Warning } from '../warning.ts';
import type { Segment } from '../write/bin-plan.ts';
import { shortFloat } from '../write/float-text.ts';
import { glbSegments, joinSegments } from '../write/glb-segments.ts';
import { planBin } from '../write/plan-bin.ts';
import { expressionsOf } from './expressions.ts';
import { humanBonesOf } from './humanoid-bones.ts';
import { licenceMeta, licenceNames, permissionOptions } from './licences.ts';
import { type TPose, tPoseOf } from './t-pose.ts';

const options = {
  author: {
    kind: 'list',
    required: true,
    least: 1,
    most: 100,
    item: { kind: 'text', help: 'A name.' },
    help: 'Who made the model; the first is the main author.',
  },
  licence: {
    kind: 'text',
    required: true,
    help: `${licenceNames.slice(1).join(', ')}, the https address of another licence, or VRM for its own terms, which grant nothing by default.`,
  },
  name: { kind: 'text', absent: 'the name of the file', help: 'Name of the avatar.' },
  permissions: {
    kind: 'group',
    options: permissionOptions,
    absent: 'what the licence grants',
    help: "Terms of VRM's own licence.",
  },
} as const satisfies OptionTable;

export interface HumanoidOptions extends Omit<OptionsOf<typeof options>, 'author'> {
  /** Who made the model; the first is the main author. */
  author: string | readonly string[];
}

export const humanoidOptions: OptionSet<typeof options> = { name: 'humanoid', options };

export interface HumanoidReport {
  /** Node of each bone, by VRM id. */
  bones: Record<string, number>;
  /** Bones that were rotated into the T-pose. */
  reposed: string[];
  /** Rotation of the model about y, so that it faces +z. */
  turnDegrees: number;
  /** Preset expressions that morph targets were found for. */
  expressions: string[];
  warnings: Warning[];
}

/**
 * Writes a humanoid as VRM 1.0 (`VRMC_vrm`), which avatar loaders of all engines read: bones, author, licence,
 * expressions, and a rest pose in T facing +z. Only the JSON changes; meshes, skins and clips stay byte for byte.
 * @throws GltfError `not_humanoid`, or `invalid_option` without author or licence
 * @example
 * import { humanoidModel } from '@meshwright/gltf/rig';
 *
 * const { glb, report } = await humanoidModel(source, { author: 'Ada', licence: 'CC-BY-4.0' });
 */
export async function humanoidModel(
  input: ModelInput,
  options: HumanoidOptions & { limits?: JsonLimits; signal?: AbortSignal },
): Promise<{ glb: Uint8Array; report: HumanoidReport }> {
  const source = await sourceOf(input);
  try {
    const { segments, report } = await planHumanoid(source, options);
    return { glb: await joinSegments(segments, options.signal), report };
  } finally {
    await source.close?.();
  }
}

/** Returns the VRM as pieces in order. */
export async function planHumanoid(
  source: Source,
  options: HumanoidOptions & { limits?: JsonLimits; signal?: AbortSignal },
): Promise<{ segments: Segment[]; report: HumanoidReport }> {
  const meta = metaOf(options, source.name);
  options.signal?.throwIfAborted();
  const { container, reader } = await openModel(source, options);
  const { json, warnings } = container;
  const bones = humanBonesOf(reader.model);
  const tPose = tPoseOf(reader.model, bones);
  const bin = await planBin(json, container, reader, source, warnings);
  writePose(json, tPose);
  if (tPose.turnDegrees !== 0) turnScenes(json, tPose.turnDegrees);
  const expressions = expressionsOf(json);
  writeExtension(json, {
    specVersion: '1.0',
    meta,
    humanoid: { humanBones: Object.fromEntries([...bones].map(([bone, node]) => [bone, { node }])) },
    ...(expressions.size > 0 && { expressions: { preset: presetsOf(expressions) } }),
  });
  const report: HumanoidReport = {
    bones: Object.fromEntries(bones),
    reposed: tPose.reposed,
    turnDegrees: tPose.turnDegrees,
    expressions: [...expressions.keys()],
    warnings,
  };
  return { segments: glbSegments(json, bin, container, source), report };
}

export async function openModel(
  source: Source,
  { limits, signal }: { limits?: JsonLimits; signal?: AbortSignal },
): Promise<{ container: Container; reader: RawReader }> {
  const container = await openContainer(source, limits, signal);
  await container.checkNumbers();
  return { container, reader: await rawReader(source, container, signal) };
}

/** Fails before anything is read: an avatar without author and licence may not be shown by other people. */
export function metaOf({ author, licence, name, permissions }: HumanoidOptions, file: string): JsonObject {
  const authors = (Array.isArray(author) ? author : [author]).map((each: unknown) =>
    typeof each === 'string' ? each.trim() : '',
  );
  if (authors.length === 0 || authors.includes(''))
    throw new GltfError(
      'invalid_option',
      'humanoid: VRM requires the author of the model; name at least one',
    );
  const { permissions: allowed } = options;
  checkedOptions({ name: 'humanoid', options: { permissions: allowed } }, permissions ? { permissions } : {});
  const title = name?.trim() || file.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '') || 'avatar';
  return { name: title, authors, ...licenceMeta(licence, permissions) };
}

function writePose(json: JsonObject, { pose }: TPose): void {
  const nodes = json.nodes as JsonObject[];
  for (const index of pose.changed) {
    const node = nodes[index]!;
    const { translation, rotation, scale } = pose.local(index);
    if (node.matrix !== undefined) {
      delete node.matrix;
      node.scale = [scale, scale, scale].map(shortFloat);
      node.translation = translation.map(shortFloat);
    } else if (pose.moved.has(index)) {
      node.translation = translation.map(shortFloat);
    }
    node.rotation = rotation.map(shortFloat);
  }
}

function turnScenes(json: JsonObject, degrees: number): void {
  const half = (degrees * Math.PI) / 360;
  const rotation = [0, Math.sin(half), 0, Math.cos(half)].map(shortFloat);
  wrapRoots(json, () => ({ name: 'meshwright_facing', children: [], rotation }));
}

function presetsOf(expressions: ReturnType<typeof expressionsOf>): JsonObject {
  return Object.fromEntries(
    [...expressions].map(([preset, morphTargetBinds]) => [preset, { morphTargetBinds }]),
  );
}

function writeExtension(json: JsonObject, vrm: JsonObject): void {
  const used = Array.isArray(json.extensionsUsed) ? json.extensionsUsed : [];
  json.extensionsUsed = [...new Set([...used, 'VRMC_vrm'])];
  json.extensions = { ...(isObject(json.extensions) ? json.extensions : {}), VRMC_vrm: vrm };
}
