import { type FbxNode, fbxNode } from './fbx-node.ts';

/** The objects of an FBX and their connections, in order of addition. */
export class FbxObjects {
  readonly #objects: FbxNode[] = [];
  readonly #connections: FbxNode[] = [];
  #nextId = 1_000_000n;

  /** Adds an object and returns its id. `kind` is the class in its name, such as `Model` or `SubDeformer`. */
  add(
    type: string,
    { name, kind = type, subtype = '' }: { name: string; kind?: string; subtype?: string },
    children: readonly FbxNode[],
  ): bigint {
    const id = this.#nextId++;
    this.#objects.push(fbxNode(type, [id, `${name}\0\x01${kind}`, subtype], children));
    return id;
  }

  /** Connects a child to a parent, or to one of its properties. The scene itself is 0. */
  connect(child: bigint, parent: bigint, property?: string): void {
    const rest = property === undefined ? ['OO', child, parent] : ['OP', child, parent, property];
    this.#connections.push(fbxNode('C', rest));
  }

  /** Returns the records `Definitions`, `Objects` and `Connections`. */
  nodes(): FbxNode[] {
    const counts = new Map<string, number>([['GlobalSettings', 1]]);
    for (const { name } of this.#objects) counts.set(name, (counts.get(name) ?? 0) + 1);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return [
      fbxNode(
        'Definitions',
        [],
        [
          fbxNode('Version', [100]),
          fbxNode('Count', [total]),
          ...[...counts].map(([type, count]) => fbxNode('ObjectType', [type], [fbxNode('Count', [count])])),
        ],
      ),
      fbxNode('Objects', [], this.#objects),
      fbxNode('Connections', [], this.#connections),
    ];
  }
}
