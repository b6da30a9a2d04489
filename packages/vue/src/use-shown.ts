import { onScopeDispose, type ShallowRef, shallowRef, watch } from 'vue';
import { useMeshwright } from './meshwright-provider.ts';

/** What a component shows: a model, copies or levels. */
interface Shown<State, Args extends readonly unknown[]> {
  readonly state: State;
  update(...args: Args): void;
  close(): void;
}

/**
 * Returns what a function makes, kept up to date until the component is removed, and its state.
 * @param wanted returns the arguments of an update; a change of what it reads is another one
 * @param onChange called with the state after each of its changes
 */
export function useShown<State, Args extends readonly unknown[], Made extends Shown<State, Args>>(
  make: (meshwright: ReturnType<typeof useMeshwright>, onChange: () => void) => Made & Shown<State, Args>,
  wanted: () => Args,
  onChange: (state: State) => void = () => {},
): { readonly shown: Made; readonly state: Readonly<ShallowRef<State>> } {
  const meshwright = useMeshwright();
  const shown = make(meshwright, () => {
    state.value = shown.state;
    onChange(shown.state);
    meshwright.invalidate();
  });
  const state: ShallowRef<State> = shallowRef(shown.state);
  watch(wanted, (next) => shown.update(...next), { immediate: true });
  onScopeDispose(() => shown.close());
  return { shown, state };
}
