import { bytesSource, hasCode, type InspectReport, inspectModel } from '@meshwright/gltf/inspect';
import type { Grip } from '@meshwright/gltf/sockets';
import { AssetError } from '../asset-error.ts';
import type { EngineModel, EnginePort } from '../engine-port.ts';
import { jsonText } from '../load/first-bytes.ts';
import type { Lease, ModelPool } from '../load/model-pool.ts';
import { type FrameBudget, inBudget } from './frame-budget.ts';
import { type HeldAsset, type Shadows, type ShownModel, sceneAsset } from './scene-asset.ts';

/** What opens the assets of one engine. */
export interface AssetOpener<Node, Native> {
  readonly port: EnginePort<Node, Native>;
  readonly pool: ModelPool<ShownModel<Node, Native>>;
  readonly liveAssets: Set<HeldAsset<Node, Native>>;
  readonly budget: FrameBudget;
}

export interface OpenRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Assets of one identity share a model; undefined shares with none. */
  readonly identity: string | undefined;
  /** Throws when the load is over. */
  readonly stop: () => void;
  readonly shadows?: Shadows | undefined;
  /** Receives 90 once the model is uploaded. */
  readonly reportProgress?: (percent: number) => void;
}

/** Opens the model of a file, makes an asset of it, and compiles its shaders. */
export async function openAsset<Node, Native>(
  { port, pool, liveAssets, budget }: AssetOpener<Node, Native>,
  { bytes, identity, stop, shadows, reportProgress }: OpenRequest,
): Promise<HeldAsset<Node, Native>> {
  let lease: Lease<ShownModel<Node, Native>> | undefined;
  let asset: HeldAsset<Node, Native> | undefined;
  try {
    // Shared, so the signal of one load does not end it.
    lease = await pool.take(identity, () => openModel(port, bytes, budget));
    stop();
    reportProgress?.(90);
    asset = sceneAsset(lease, liveAssets, budget);
    asset.isWarming = true;
    asset.setAppearance({ shadows });
    await asset.instance.warm();
    stop();
    return asset;
  } catch (error) {
    if (asset) asset.dispose();
    else lease?.release();
    throw error;
  } finally {
    if (asset) asset.isWarming = false;
  }
}

/** Inspects, parses and uploads a file. */
async function openModel<Node, Native>(
  port: EnginePort<Node, Native>,
  bytes: Uint8Array<ArrayBuffer>,
  budget: FrameBudget,
): Promise<ShownModel<Node, Native>> {
  let model: EngineModel<Node, Native> | undefined;
  try {
    // The report comes first, so that broken files fail the same way in every engine.
    const report = await reportOn(bytes);
    model = await port.parse(bytes, report);
    await inBudget(model.uploads, budget);
    const opened = model;
    const grip = await gripIn(bytes);
    return { model, report, grip, dispose: () => opened.dispose() };
  } catch (cause) {
    model?.dispose();
    if (cause instanceof AssetError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AssetError('unreadable', `The file is not a readable model: ${reason}`, { cause });
  }
}

/** Returns the grip that a file has of its own. */
async function gripIn(bytes: Uint8Array): Promise<Grip | undefined> {
  const text = jsonText(bytes);
  // Most files have none, and are not read twice.
  if (!text.includes('"grip"')) return undefined;
  const { readGrip } = await import('@meshwright/gltf/sockets');
  return readGrip((JSON.parse(text) as { asset: { extras?: unknown } }).asset.extras);
}

// Imported by name, so that a bundler keeps these of the package and no others.
/** Reports on a file. @throws GltfError for a broken one */
async function reportOn(bytes: Uint8Array): Promise<InspectReport> {
  try {
    return await inspectModel(bytesSource(bytes, 'asset'));
  } catch (error) {
    // Only the engine has a Draco decoder in a page, so the file's declared bounds are used.
    if (!hasCode(error, 'decode_failed')) throw error;
    return inspectModel(bytesSource(bytes, 'asset'), { bounds: 'declared' });
  }
}
