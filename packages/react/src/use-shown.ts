import { useEffect, useMemo, useReducer } from 'react';
import { type Meshwright, useMeshwright } from './meshwright-context.ts';

/** What a component shows by itself, as copies or levels. */
interface Shown<Args extends readonly unknown[]> {
  readonly state: { readonly error: unknown };
  update(...args: Args): void;
  close(): void;
}

/**
 * Returns what a function makes, kept up to date until the component is removed. A failure is for the error boundary.
 * @param make the same function in every render
 */
export function useShown<const Args extends readonly unknown[], Made extends Shown<Args>>(
  make: (meshwright: Meshwright, onChange: () => void) => Made,
  ...args: Args
): Made {
  const meshwright = useMeshwright();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const shown = useMemo(
    () =>
      make(meshwright, () => {
        meshwright.invalidate();
        render();
      }),
    [make, meshwright],
  );
  // No layout effect: those of strict mode's first mount last long enough to load.
  useEffect(() => shown.update(...args));
  useEffect(() => () => shown.close(), [shown]);
  if (shown.state.error !== undefined) throw shown.state.error;
  return shown;
}
