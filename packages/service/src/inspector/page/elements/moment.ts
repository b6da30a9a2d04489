import { type ComponentChildren, h } from 'preact';

/** Shows a service time as relative text, with the exact time in a tooltip. */
export function Moment({ at, now }: { readonly at: number; readonly now: number }): ComponentChildren {
  const exact = exactTime(at);
  return h('time', { dateTime: new Date(at).toISOString(), title: exact }, agoText(now - at));
}

/** `2026-11-20 13:19:23 UTC`. */
export function exactTime(at: number): string {
  return new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
}

/** `13:19:23.120`. */
export function timeOfDay(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}

/** `1.2 s`, `3 min`, `2 h`, `5 d`. */
export function spanText(ms: number): string {
  const [size, unit] = units.find(([size]) => ms >= size) ?? [1, 'ms'];
  const count = ms / size;
  return `${unit === 's' && count < 10 ? count.toFixed(1) : Math.floor(count)} ${unit}`;
}

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;

function agoText(ms: number): string {
  if (Math.abs(ms) < 2_000) return 'now';
  const [size, unit] = units.find(([size]) => Math.abs(ms) >= size) ?? units[3];
  const count = `${Math.round(Math.abs(ms) / size)} ${unit}`;
  return ms < 0 ? `in ${count}` : `${count} ago`;
}
