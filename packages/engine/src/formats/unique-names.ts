/** Gives each name out once: the second `arm` becomes `arm_2`. */
export class UniqueNames {
  readonly #taken = new Set<string>();
  readonly #keyOf: (name: string) => string;

  /** @param keyOf what must differ, when readers change names before they compare them */
  constructor(keyOf: (name: string) => string = (name) => name) {
    this.#keyOf = keyOf;
  }

  take(wanted: string): string {
    let name = wanted;
    for (let n = 2; this.#taken.has(this.#keyOf(name)); n++) name = `${wanted}_${n}`;
    this.#taken.add(this.#keyOf(name));
    return name;
  }
}
