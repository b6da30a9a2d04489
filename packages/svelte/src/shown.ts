import { onDestroy, untrack } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import { toStore } from 'svelte/store';
import { useMeshwright } from './provide-assets.ts';

/** What a component shows: a model, copies or levels. */
interface Shown<State, Args extends readonly unknown[]> {
  readonly state: State;
  update(...args: Args): void;
  close(): void;
}

/**
 * Returns what a function makes, kept up to date until the component is removed, and a reactive read of its state.
 * @param wanted returns the arguments of an update; reactive state that it reads makes another one
 */
export function shownBy<State, Args extends readonly unknown[], Made extends Shown<State, Args>>(
  make: (meshwright: ReturnType<typeof useMeshwright>, onChange: () => void) => Made & Shown<State, Args>,
  wanted: () => Args,
): { readonly shown: Made; state(): State } {
  const meshwright = useMeshwright();
  let changed = () => {};
  const track = createSubscriber((update) => {
    changed = update;
    return () => {
      changed = () => {};
    };
  });
  const shown = make(meshwright, () => {
    changed();
    meshwright.invalidate();
  });
  const forget = toStore(wanted).subscribe((next) => untrack(() => shown.update(...next)));
  onDestroy(() => {
    forget();
    shown.close();
  });
  return {
    shown,
    state() {
      track();
      return shown.state;
    },
  };
}

/** Returns a value, or what its function returns at the moment. */
export function current<T>(value: T | (() => T)): T {
  return typeof value === 'function' ? (value as () => T)() : value;
}
