/** Behaviour that a text in the create body can trigger, for clients that cannot be changed. */
export type Marker = 'nsfw' | 'ip' | 'error' | 'fail' | 'slow';

export interface Markers {
  has(marker: Marker): boolean;
  /** Delay of a task marked slow, in milliseconds; 0 without the marker, at most 10 minutes. */
  readonly slowMs: number;
}

const known: ReadonlySet<string> = new Set<Marker>(['nsfw', 'ip', 'error', 'fail', 'slow']);
const longest = 600_000;
const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 };

/**
 * Reads the markers of a create body: `[[nsfw]]`, `[[slow 5s]]` in any of its texts, and
 * `data:image/png;meshwright=nsfw;base64,...` in the media type of its files. Others are ignored.
 */
export function markersIn(request: Readonly<Record<string, unknown>>): Markers {
  const markers = new Map<string, string>();
  for (const text of textsIn(request)) {
    for (const [, name = '', detail = ''] of text.matchAll(marked(text))) {
      if (known.has(name.toLowerCase())) markers.set(name.toLowerCase(), detail);
    }
  }
  return { has: (marker) => markers.has(marker), slowMs: milliseconds(markers.get('slow')) };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    // For a file only its media type, never its megabytes.
    yield /^data:/i.test(value) ? value.slice(0, 200).split(',', 1)[0]! : value;
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) yield* textsIn(item);
  }
}

function marked(text: string): RegExp {
  return /^data:/i.test(text) ? /;meshwright=([a-z]+)(?:-(\w+))?/gi : /\[\[([a-z]+)(?: +(\w+))?\]\]/gi;
}

function milliseconds(duration: string | undefined): number {
  const [, count = '', unit = 's'] = /^(\d{1,9})(ms|s|m)$/i.exec(duration ?? '') ?? [];
  return Math.min(longest, Number(count) * (unitMs[unit.toLowerCase()] ?? 0));
}
