import type { RigNode } from './rig.ts';

/** Returns a glTF with these nodes alone, which is enough for what reads rigs. */
export function rigFile(nodes: readonly RigNode[]): Uint8Array {
  const children = nodes.map((): number[] => []);
  for (const [index, { parent }] of nodes.entries()) if (parent !== undefined) children[parent]!.push(index);
  const listIf = (key: string, list: readonly number[]) => (list.length > 0 ? { [key]: list } : {});
  const joints = nodes.flatMap(({ joint }, index) => (joint ? [index] : []));
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [
      listIf(
        'nodes',
        nodes.flatMap(({ parent }, index) => (parent === undefined ? [index] : [])),
      ),
    ],
    nodes: nodes.map(({ name, translation, rotation, scale }, index) => ({
      name,
      translation,
      rotation,
      scale,
      ...listIf('children', children[index]!),
    })),
    ...(joints.length > 0 && { skins: [{ joints }] }),
  };
  return new TextEncoder().encode(JSON.stringify(json));
}
