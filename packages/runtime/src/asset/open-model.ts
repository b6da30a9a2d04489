import { AssetError } from '../asset-error.ts';
import type { EngineModel, EnginePort } from '../engine-port.ts';
import { type FrameBudget, inBudget } from './frame-budget.ts';
import { reportOn } from './report-on.ts';
import type { ShownModel } from './scene-asset.ts';

/** Inspects, parses and uploads a file. */
export async function openModel<Node, Native>(
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
    return { model, report, dispose: () => opened.dispose() };
  } catch (cause) {
    model?.dispose();
    if (cause instanceof AssetError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AssetError('unreadable', `The file is not a readable model: ${reason}`, { cause });
  }
}
