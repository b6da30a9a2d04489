/** Groups of numbers below a count, joined pair by pair. */
export class DisjointSets {
  readonly #parent: Int32Array;

  constructor(count: number) {
    this.#parent = numbersBelow(count);
  }

  find(member: number): number {
    const parent = this.#parent;
    let at = member;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  join(a: number, b: number): void {
    const first = this.find(a);
    const second = this.find(b);
    if (first < second) this.#parent[second] = first;
    else if (second < first) this.#parent[first] = second;
  }

  /** Numbers the groups from 0 in the order of their first members. */
  groups(): { groupOf: Uint32Array; groups: number } {
    const groupOf = new Uint32Array(this.#parent.length);
    let groups = 0;
    for (let at = 0; at < groupOf.length; at++) {
      const root = this.find(at);
      groupOf[at] = root === at ? groups++ : groupOf[root]!;
    }
    return { groupOf, groups };
  }
}

/** 0, 1, 2 and on; `Int32Array.from` with a function takes twenty times as long. */
export function numbersBelow(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at++) numbers[at] = at;
  return numbers;
}
