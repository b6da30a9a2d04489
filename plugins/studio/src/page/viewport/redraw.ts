/** Whether a viewport has to draw. A change asks for a frame; a frame that was drawn whole answers it, however late. */
export interface Redraw {
  /** Asks for a frame. */
  ask(): void;
  /** Whether a frame is asked for and not drawn yet. */
  isDue(): boolean;
  /**
   * Draws a frame.
   * @param draw returns whether the frame is whole: false while the engine still compiles or loads, and it is drawn again
   */
  frame(draw: () => boolean): void;
  /** Frames that were drawn. */
  readonly frames: number;
}

/** Asks for a frame at input on the canvas and at each change of its size. */
export function redraw(canvas: HTMLCanvasElement): Redraw {
  let asked = 1;
  let answered = 0;
  let frames = 0;
  const self: Redraw = {
    ask() {
      asked += 1;
    },
    isDue: () => asked > answered,
    frame(draw) {
      // What is asked for while it draws needs another frame.
      const begun = asked;
      if (draw()) answered = begun;
      frames += 1;
    },
    get frames() {
      return frames;
    },
  };
  for (const name of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
    canvas.addEventListener(name, self.ask, { passive: true });
  }
  new ResizeObserver(self.ask).observe(canvas);
  return self;
}
