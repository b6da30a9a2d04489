/** Ranges of the size options, in metres or as a factor; both ends included. */
export const placeLimits = {
  height: { min: 1e-6, max: 1e6, unit: ' metres' },
  longest: { min: 1e-6, max: 1e6, unit: ' metres' },
  factor: { min: 1e-9, max: 1e9, unit: '' },
} as const;
