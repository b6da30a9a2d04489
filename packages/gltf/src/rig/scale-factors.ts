import type { ClipEdit } from '../clips/session/clip-session.ts';
import { uniformScale } from '../matrix.ts';
import { isWrapperExtras } from '../place/placement-record.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import type { Model } from '../read/model.ts';
import { parentsOf } from '../read/node-tree.ts';
import type { Warning } from '../warning.ts';

/** Length factors by which baking changes each node. */
export interface ScaleFactors {
  /** Factor of the frame above a node: its offset and keys are multiplied by it. */
  above: number[];
  /** Factor of the frame of its children. */
  below: number[];
  /** Nodes that lose their scale. */
  baked: Set<number>;
  warnings: Warning[];
}

/**
 * Computes the factors. Armatures are the nodes above joints that are not joints and have no visible content. Their
 * uniform scale moves down the tree until a node with visible content takes it up.
 */
export function scaleFactors({ json, model }: Pick<ClipEdit, 'json' | 'model'>): ScaleFactors {
  const nodes = (json.nodes ?? []) as JsonObject[];
  const parents = parentsOf(model);
  const joints = new Set(model.skins.flatMap((skin) => skin.joints));
  const armatures = ancestorsOf(joints, parents);
  const scaled = new Set(
    model.clips.flatMap((clip) =>
      clip.channels.flatMap(({ node, path }) => (path === 'scale' ? [node] : [])),
    ),
  );
  const factors: ScaleFactors = {
    above: nodes.map(() => 1),
    below: nodes.map(() => 1),
    baked: new Set(),
    warnings: [],
  };
  const open = [...nodes.keys()].filter((node) => !parents.has(node)).map((node) => ({ node, above: 1 }));
  const seen = new Set<number>();
  while (open.length > 0) {
    const { node, above } = open.pop()!;
    if (seen.has(node)) continue;
    seen.add(node);
    const shows = showsSomething(model, nodes[node]!, node);
    let below = shows ? 1 : above;
    if (armatures.has(node) && !joints.has(node) && !shows) {
      const scale = uniformScale(model.nodes[node]!.matrix);
      if (scale === null || scaled.has(node)) factors.warnings.push(notBaked(nodes[node]!, node, scale));
      else if (Math.abs(scale - 1) > 1e-6) {
        below = above * scale;
        factors.baked.add(node);
      }
    }
    factors.above[node] = above;
    factors.below[node] = below;
    for (const child of model.nodes[node]!.children) open.push({ node: child, above: below });
  }
  return factors;
}

function ancestorsOf(joints: Set<number>, parents: Map<number, number>): Set<number> {
  const above = new Set<number>();
  for (const joint of joints) {
    for (let node = parents.get(joint); node !== undefined && !above.has(node); node = parents.get(node))
      above.add(node);
  }
  return above;
}

/** A skinned mesh follows its joints; everything else with content keeps its own size. */
function showsSomething(model: Model, json: JsonObject, node: number): boolean {
  const { mesh, skin } = model.nodes[node]!;
  if (mesh !== undefined && skin === undefined) return true;
  return isObject(json.extensions) && !isWrapperExtras(json.extras);
}

function notBaked({ name }: JsonObject, node: number, scale: number | null): Warning {
  const why = scale === null ? 'is not the same along all axes' : 'is animated';
  return {
    code: 'not_baked',
    message: `the scale of "${typeof name === 'string' ? name : node}" ${why} and was left where it is`,
    pointer: `/nodes/${node}`,
  };
}
