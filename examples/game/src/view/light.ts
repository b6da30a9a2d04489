/** The light of a late afternoon, and what drawing may cost; both engines read it. */
export const light = {
  sun: { colour: '#ffdcae', intensity: 4.2 },
  surroundings: {
    intensity: 1,
    pixels: 32,
    /** In the place of it, where reflections cost too much. */
    plain: { above: '#cfe0f2', below: '#7d8a50', intensity: 2.1 },
  },
  fog: { from: 26, to: 95 },
  shadow: { pixels: 1024, reach: 20 },
  /** Degrees from the lowest to the highest line. */
  fieldOfView: 48,
  /** Frames a second where a processor draws, which has other things to do as well. */
  processorFrames: 10,
  /** Pixels drawn for one of the page, at most and at least. */
  sharpness: { most: 2, least: 0.5 },
} as const;
