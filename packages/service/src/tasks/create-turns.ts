/** Runs work one at a time, in turns between accounts, so that one busy account does not block the others. */
export interface Turns {
  run<T>(account: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  /** The first account has the next turn. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;

  async function workThrough(): Promise<void> {
    isBusy = true;
    for (let works = next(); works; works = next()) await works();
    isBusy = false;
  }

  /** Takes the first work of the first account, which then moves behind all others. */
  function next(): (() => Promise<void>) | undefined {
    const [account, works] = waiting.entries().next().value ?? [];
    if (account === undefined || !works) return undefined;
    const work = works.shift();
    waiting.delete(account);
    if (works.length > 0) waiting.set(account, works);
    return work;
  }

  return {
    run: (account, work) =>
      new Promise((resolve, reject) => {
        const works = waiting.get(account) ?? [];
        works.push(async () => await work().then(resolve, reject));
        waiting.set(account, works);
        if (!isBusy) void workThrough();
      }),
  };
}
