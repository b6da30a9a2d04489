import type { PlayOptions } from '../asset/clip-mix.ts';
import type { ClipName } from './module-file.ts';

/** Something whose clips can be played. */
export interface Playable<Clip extends string = string> {
  readonly clips: readonly Clip[];
  /** Returns the clip that was found; undefined when there is none like it, or not yet: then it plays once there is. */
  play(name: ClipName<Clip>, options?: PlayOptions): Clip | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
}
