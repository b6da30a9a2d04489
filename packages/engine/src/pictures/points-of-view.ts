import { hasPhrase } from './settings.ts';

/** Degrees, as for thumbnails. */
export interface PointOfView {
  readonly azimuth: number;
  readonly elevation: number;
}

/** Front, right, back, left: the order that Multi-Image to 3D and Retexture expect. */
const fourSides: readonly PointOfView[] = [0, 90, 180, 270].map((azimuth) => ({
  azimuth,
  elevation: 0,
}));

/** The views of one object that `generate_multi_view` draws: front, right and back. */
export const threeSides: readonly PointOfView[] = fourSides.slice(0, 3);

const threeQuarter: PointOfView = { azimuth: 32, elevation: 14 };

const named: readonly (PointOfView & { readonly words: readonly string[] })[] = [
  { words: ['back view', 'rear view', 'from behind'], azimuth: 180, elevation: 4 },
  { words: ['right side', 'side view', 'from the side', 'profile'], azimuth: 90, elevation: 4 },
  { words: ['left side'], azimuth: 270, elevation: 4 },
  { words: ['top view', 'from above', 'top down', 'birds eye'], azimuth: 0, elevation: 80 },
  { words: ['from below', 'low angle'], azimuth: 28, elevation: -8 },
  { words: ['isometric'], azimuth: 45, elevation: 35.26 },
  { words: ['front view', 'from the front', 'facing forward'], azimuth: 0, elevation: 4 },
];

const sheets = [
  'multi view',
  'multiview',
  'turnaround',
  'character sheet',
  'model sheet',
  'reference sheet',
  'four views',
];

/** Returns the camera angles that a prompt names: four sides for a sheet, else one. */
export function pointsOfView(prompt: string): readonly PointOfView[] {
  if (sheets.some((word) => hasPhrase(prompt, word))) return fourSides;
  return [named.find(({ words }) => words.some((word) => hasPhrase(prompt, word))) ?? threeQuarter];
}
