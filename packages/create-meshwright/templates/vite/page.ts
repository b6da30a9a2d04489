/** What an adapter reports of an asset. */
export interface AssetEvent {
  readonly type: string;
  readonly percent?: number;
  readonly error?: unknown;
}

/** Returns the line that the page shows for an event. */
export function lineOf({ type, percent = 0, error }: AssetEvent, before = ''): string {
  if (type === 'failed') return error instanceof Error ? error.message : String(error);
  if (type !== 'progress') return before;
  return percent < 100 ? `Making it: ${Math.floor(percent)} %` : 'Ready';
}

/** Returns the vertical angle, in degrees, of a camera that shows the whole asset in narrow windows, too. */
export function fieldOfView(aspect: number): number {
  return (360 / Math.PI) * Math.atan(0.36 / Math.min(1, aspect));
}
