/**
 * A number for each edge of a mesh, by its ends, also while the mesh changes. Typed arrays with open addressing, because a
 * `Map` stores keys beyond 31 bits as objects.
 */
export class EdgeValues {
  readonly #values: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;

  /** @param most number of different edges it must hold */
  constructor(most: number) {
    let slots = 16;
    while (slots < most * 2) slots *= 2;
    this.#values = new Int32Array(slots).fill(-1);
    this.#from = new Int32Array(slots).fill(-1);
    this.#to = new Int32Array(slots);
  }

  /** Returns the value of an edge in one direction; -1 when it has none. */
  get(from: number, to: number): number {
    return this.#values[this.#slotOf(from, to)]!;
  }

  /** @param value 0 or more; -1 takes the edge out */
  set(from: number, to: number, value: number): void {
    const slot = this.#slotOf(from, to);
    this.#from[slot] = from;
    this.#to[slot] = to;
    this.#values[slot] = value;
  }

  /** Returns the slot of an edge, or the free one that it would take. */
  #slotOf(from: number, to: number): number {
    const last = this.#values.length - 1;
    let hash = Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b);
    hash ^= hash >>> 15;
    let slot = hash & last;
    while (this.#from[slot] !== -1 && (this.#from[slot] !== from || this.#to[slot] !== to))
      slot = (slot + 1) & last;
    return slot;
  }
}
