import type { RigClip, RigNode, RigTrack } from '@meshwright/runtime';
import {
  AnimCurve,
  AnimData,
  AnimTrack,
  type Entity,
  type GraphNode,
  INTERPOLATION_LINEAR,
} from 'playcanvas';
import { curveAt } from './curve-at.ts';

/** Name of the place of another model. */
export const mounted = 'meshwright:mounted';
const properties = { translation: 'localPosition', rotation: 'localRotation', scale: 'localScale' } as const;

/** Path of a property as the engine's GLB parser writes it. */
interface CurvePath {
  readonly entityPath: readonly string[];
  readonly component: string;
  readonly propertyPath: readonly string[];
}

/** Returns the nodes of a copy, parents before children; where a file has one root node, it is the copy's. */
export function rigNodes(scene: Entity, joints: ReadonlySet<string>): RigNode[] {
  const nodes = nodesFrom(scene);
  return nodes.map((node) => {
    const [at, turn, size] = [node.getLocalPosition(), node.getLocalRotation(), node.getLocalScale()];
    return {
      name: node.name,
      parent: node === scene ? undefined : nodes.indexOf(node.parent!),
      joint: joints.has(node.name),
      translation: [at.x, at.y, at.z],
      rotation: [turn.x, turn.y, turn.z, turn.w],
      scale: [size.x, size.y, size.z],
    };
  });
}

export function rigTracks(scene: Entity, { curves, inputs, outputs }: AnimTrack): RigTrack[] {
  const paths = nodesFrom(scene).map((node) => pathOf(node, scene));
  return curves.flatMap((curve) => {
    const seconds = inputs[curve.input]!.data;
    const at = curveAt(seconds, outputs[curve.output]!, curve.interpolation);
    return (curve.paths as unknown as CurvePath[]).flatMap(({ entityPath, propertyPath }): RigTrack[] => {
      const node = paths.indexOf(entityPath.join('/'));
      const path = (['translation', 'rotation', 'scale'] as const).find(
        (each) => properties[each] === propertyPath[0],
      );
      return node < 0 || !path ? [] : [{ node, path, seconds: [...seconds], at }];
    });
  });
}

export function trackFor(scene: Entity, { name, tracks }: RigClip): AnimTrack {
  const paths = nodesFrom(scene).map((node) => pathOf(node, scene));
  const inputs = tracks.map(({ seconds }) => new AnimData(1, seconds as Float32Array));
  const outputs = tracks.map(
    ({ path, values }) => new AnimData(path === 'rotation' ? 4 : 3, values as Float32Array),
  );
  const curves = tracks.map(({ node, path }, index) => {
    const to: CurvePath = {
      entityPath: paths[node]!.split('/'),
      component: 'graph',
      propertyPath: [properties[path]],
    };
    return new AnimCurve([to] as never, index, index, INTERPOLATION_LINEAR);
  });
  const duration = Math.max(0, ...tracks.map(({ seconds }) => seconds.at(-1) ?? 0));
  return new AnimTrack(name, duration, inputs, outputs, curves);
}

/** Returns the nodes of a copy in the order of its rig; those of a model in its hand are none of it. */
export function nodesFrom(node: GraphNode): GraphNode[] {
  return node.name === mounted ? [] : [node, ...node.children.flatMap(nodesFrom)];
}

/** Returns the names from the root of a copy to a node. */
function pathOf(node: GraphNode, scene: GraphNode): string {
  return node === scene ? node.name : `${pathOf(node.parent!, scene)}/${node.name}`;
}
