const minuteMs = 60_000;

/** Returns 'ok' when one more request of a caller fits into this minute, otherwise the wait in milliseconds. */
export function minuteLimit(maxRequests: number): (caller: string, now: number) => number | 'ok' {
  const requests = new Map<string, number>();
  let minute = 0;
  return (caller, now) => {
    const current = Math.floor(now / minuteMs);
    if (current !== minute) requests.clear();
    minute = current;
    const count = requests.get(caller) ?? 0;
    if (count >= maxRequests) return minuteMs - (now % minuteMs);
    requests.set(caller, count + 1);
    return 'ok';
  };
}
