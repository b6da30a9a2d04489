/** Backdrop of a subject: colours of sky and ground, sRGB hex. */
export interface Setting {
  readonly words: readonly string[];
  readonly sky: readonly [top: string, horizon: string];
  readonly ground: readonly [far: string, near: string];
  /** Height of the horizon from the top, share of the picture. */
  readonly horizon: number;
  readonly sight?: 'stars' | 'hills' | 'sun' | 'trees' | 'waves';
}

/** The default without any of these words: a studio. */
export const studio: Setting = {
  words: ['studio'],
  sky: ['#d3dae2', '#eef1f4'],
  ground: ['#e6eaee', '#f6f7f9'],
  horizon: 0.62,
};

const settings: readonly Setting[] = [
  {
    words: ['white background', 'on white', 'plain background'],
    sky: ['#ffffff', '#ffffff'],
    ground: ['#ffffff', '#ffffff'],
    horizon: 0.6,
  },
  {
    words: ['black background', 'on black'],
    sky: ['#08080a', '#121216'],
    ground: ['#141418', '#08080a'],
    horizon: 0.6,
  },
  {
    words: ['night', 'moonlight', 'midnight', 'starry'],
    sky: ['#0b1030', '#2a3566'],
    ground: ['#1c2440', '#0d1226'],
    horizon: 0.6,
    sight: 'stars',
  },
  {
    words: ['space', 'galaxy', 'cosmic'],
    sky: ['#05060f', '#1a1030'],
    ground: ['#1a1030', '#05060f'],
    horizon: 0.6,
    sight: 'stars',
  },
  {
    words: ['dusk', 'sunset', 'sunrise', 'dawn', 'evening'],
    sky: ['#4a3b78', '#f2a65e'],
    ground: ['#8a5a52', '#3d2a34'],
    horizon: 0.58,
    sight: 'sun',
  },
  {
    words: ['forest', 'woods', 'jungle'],
    sky: ['#a9cdb8', '#dcebd6'],
    ground: ['#5f7f4a', '#3a5530'],
    horizon: 0.56,
    sight: 'trees',
  },
  {
    words: ['snow', 'winter', 'arctic', 'icy landscape'],
    sky: ['#a9c4dc', '#e4edf5'],
    ground: ['#e9f0f6', '#f8fbfd'],
    horizon: 0.58,
    sight: 'hills',
  },
  {
    words: ['desert', 'dunes', 'beach'],
    sky: ['#7fb6de', '#f3e2bd'],
    ground: ['#e3bf82', '#cf9f5c'],
    horizon: 0.56,
    sight: 'hills',
  },
  {
    words: ['sea', 'ocean', 'underwater', 'lake'],
    sky: ['#8cc4e8', '#dff0f7'],
    ground: ['#3f86b0', '#1e5b86'],
    horizon: 0.55,
    sight: 'waves',
  },
  {
    words: ['meadow', 'field', 'grass', 'outdoors', 'garden', 'hill', 'landscape'],
    sky: ['#7db4e6', '#e2f0f8'],
    ground: ['#8fbf66', '#5c9440'],
    horizon: 0.58,
    sight: 'hills',
  },
  {
    words: ['cave', 'dungeon', 'cellar'],
    sky: ['#1d1a1c', '#3a3438'],
    ground: ['#4a4240', '#221e1e'],
    horizon: 0.6,
  },
];

/** Returns the setting whose word occurs in the prompt, or null. */
export function settingOf(prompt: string): Setting | null {
  return settings.find(({ words }) => words.some((word) => hasPhrase(prompt, word))) ?? null;
}

/** Matches whole words, case-insensitive. */
export function hasPhrase(text: string, phrase: string): boolean {
  return new RegExp(`\\b${phrase.replaceAll(' ', '[\\s-]+')}\\b`, 'i').test(text);
}
