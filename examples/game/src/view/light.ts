/** Late afternoon light and rendering budgets, read by both engines. */
export const light = {
  sun: { colour: '#ffdcae', intensity: 4.2 },
  environment: {
    intensity: 1,
    pixels: 32,
    /** Replaces the environment where reflections cost too much. */
    plain: { above: '#cfe0f2', below: '#7d8a50', intensity: 2.1 },
  },
  fog: { from: 26, to: 95 },
  shadow: { pixels: 1024, reach: 20 },
  /** Vertical field of view in degrees. */
  fieldOfView: 48,
  /** Frames per second with software rendering, which leaves time for other work. */
  processorFrames: 10,
  /** Share of the guards with software rendering. */
  guardsBySoftware: 0.25,
  /** Device pixels per CSS pixel: upper and lower limit. */
  sharpness: { most: 2, least: 0.5 },
} as const;
