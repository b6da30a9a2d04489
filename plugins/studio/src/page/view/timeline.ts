import type { ThreeViewport } from '../viewport/three-viewport.ts';
import { say } from '../words/say.ts';

/** Clips of the selected asset. */
export interface Timeline {
  /** Shows the clips of an asset by its id in the viewport; undefined shows none. */
  show(id: string | undefined): void;
  /** Plays or pauses. */
  toggle(): void;
}

const tenths = new Intl.NumberFormat(say.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function timeline(bar: HTMLElement, three: ThreeViewport): Timeline {
  const button = bar.querySelector('button')!;
  const choice = bar.querySelector('select')!;
  const range = bar.querySelector('input')!;
  const time = bar.querySelector('span')!;
  let shown: string | undefined;

  /** Shows the current clip. */
  function refresh(): void {
    const state = shown === undefined ? undefined : three.clip(shown);
    if (!state) return;
    button.textContent = say(state.isPlaying ? 'Pause' : 'Play');
    choice.value = state.clip;
    range.max = String(state.length);
    if (document.activeElement !== range || state.isPlaying) range.value = String(state.seconds);
    const text = say('{now} of {length} s', {
      now: tenths.format(state.seconds),
      length: tenths.format(state.length),
    });
    range.ariaValueText = text;
    time.textContent = text;
  }

  async function toggle(): Promise<void> {
    const state = shown === undefined ? undefined : three.clip(shown);
    if (!state) return;
    if (state.isPlaying) three.pause(shown!);
    else await three.host.playClip!(shown!, state.clip);
    refresh();
  }

  button.addEventListener('click', () => void toggle());
  choice.addEventListener('change', () => void three.host.playClip!(shown!, choice.value).then(refresh));
  range.addEventListener('input', () => {
    three.scrub(shown!, Number(range.value));
    refresh();
  });
  three.onFrame(refresh);
  return {
    show(id) {
      const object = three.objects().find((each) => each.id === id);
      shown = object && object.clips.length > 0 ? id : undefined;
      bar.hidden = shown === undefined;
      choice.replaceChildren(...(object?.clips ?? []).map((name) => new Option(name, name)));
      refresh();
    },
    toggle: () => void toggle(),
  };
}
