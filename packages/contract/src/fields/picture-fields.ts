import type { Cost } from '../price.ts';
import type { Rule } from '../rules/rules.ts';
import { choice } from './fields.ts';

// Fields shared by Text to Image and Image to Image (spec: Image generation rules).

const tiers = ['image-2', 'image-2-5-flare', 'image-2-5-sunburst'] as const;

/** The specification states no default; the first name of its list is the reading used here. */
export function pictureModel() {
  return choice(['nano-banana', 'nano-banana-pro', ...tiers], {
    label: 'Model version',
    help: 'The image model.',
    default: 'nano-banana',
  });
}

export function aspectRatio(notWith: readonly string[] = []) {
  return choice(['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4'], {
    help: 'Width to height of the picture; 3:2 and 2:3 with the image-2 tiers only.',
    default: '1:1',
    otherDefaults: notWith.map((field) => ({ when: { field, is: [true] }, is: undefined })),
  });
}

export const aspectRatioModel: Rule = {
  name: 'aspect-ratio-model',
  kind: 'only-with',
  field: 'aspect_ratio',
  is: ['3:2', '2:3'],
  with: { field: 'ai_model', is: tiers },
  message: 'aspect_ratio 3:2 and 2:3 need one of the image-2 tiers as ai_model.',
};

/** The specification states the price of the image-2 tiers; the local service charges it for every model. */
export function tierCost(credits: number): Cost {
  return {
    rows: [
      { when: [{ field: 'ai_model', is: tiers }], credits },
      { credits: 'unknown', local: credits },
    ],
  };
}
