/** Visible state of a task at one time. */
export interface Moment {
  /** Current work: `making the model`. */
  readonly label: string;
  readonly status: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Tasks ahead in the queue; only while PENDING. */
  readonly ahead?: number | undefined;
  readonly elapsedMs: number;
}

const BAR = 24;

/** Returns one line of at most `columns` characters: bar, queue position or percent, elapsed time. */
export function progressLine(moment: Moment, columns = 80): string {
  const filled = Math.round((clamp(moment.percent) / 100) * BAR);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  const facts = `${state(moment).padStart(5)}  ${elapsed(moment.elapsedMs)}`;
  const wide = `${moment.label}  ${bar}  ${facts}`;
  if (wide.length < columns) return wide;
  return `${moment.label}  ${facts}`.slice(0, Math.max(0, columns - 1));
}

/** Returns the line for a log, where every line stays. */
export function plainLine(moment: Moment): string {
  return `${moment.label}: ${state(moment)}, ${elapsed(moment.elapsedMs)}`;
}

/** `42 s`, `3:07`, `1:02:09`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function state({ status, percent, ahead }: Moment): string {
  if (status !== 'PENDING') return `${Math.floor(clamp(percent))} %`;
  if (!ahead) return 'queued';
  return ahead === 1 ? '1 task ahead' : `${ahead} tasks ahead`;
}

function clamp(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
