/** Makes names unique: the second `arm` becomes `arm_2`. */
export class UniqueNames {
  readonly #taken = new Set<string>();
  /** The next number to try per name, so that thousands of copies of one name take constant time each. */
  readonly #next = new Map<string, number>();
  readonly #keyOf: (name: string) => string;

  /** @param keyOf the part that must differ, for readers that change names before they compare them */
  constructor(keyOf: (name: string) => string = (name) => name) {
    this.#keyOf = keyOf;
  }

  take(wanted: string): string {
    let name = wanted;
    let n = this.#next.get(wanted) ?? 2;
    while (this.#taken.has(this.#keyOf(name))) name = `${wanted}_${n++}`;
    this.#next.set(wanted, n);
    this.#taken.add(this.#keyOf(name));
    return name;
  }
}
