import type { Cost } from '../price.ts';
import type { Rule } from '../rules/rules.ts';
import { choice, flag } from './fields.ts';

// Fields shared by Text to Image and Image to Image (spec: Image generation rules).

const tiers = ['image-2', 'image-2-5-flare', 'image-2-5-sunburst'] as const;

export function pictureModel() {
  return choice(
    ['nano-banana', 'nano-banana-2', 'nano-banana-2-lite', 'nano-banana-2-1', 'nano-banana-pro', ...tiers],
    { label: 'Model version', help: 'The image model.' },
  );
}

export function aspectRatio() {
  return choice(['1:1', '16:9', '9:16', '3:2', '2:3', '4:3', '3:4'], {
    help: 'Width to height of the picture; 3:2 and 2:3 with the image-2 tiers only.',
    default: '1:1',
    otherDefaults: [{ when: { field: 'generate_multi_view', is: [true] }, is: undefined }],
  });
}

export function severalViews() {
  return flag({ label: 'Several views', help: 'Draw the object from three sides.', default: false });
}

export function transparentBackground() {
  return flag({ help: 'Draw on a transparent background (RGBA PNG).', default: false });
}

export const aspectRatioModel: Rule = {
  name: 'aspect-ratio-model',
  kind: 'only-with',
  field: 'aspect_ratio',
  is: ['3:2', '2:3'],
  with: { field: 'ai_model', is: tiers },
  message: 'aspect_ratio 3:2 and 2:3 need one of the image-2 tiers as ai_model.',
  source: 'specification',
};

export const oneFraming: Rule = {
  name: 'one-framing',
  kind: 'at-most-one',
  fields: ['aspect_ratio', 'generate_multi_view'],
  message: 'aspect_ratio cannot be combined with generate_multi_view: leave one out.',
};

/** @param tier price of the image-2 tiers, which alone differs between the families */
export function pictureCost(tier: number): Cost {
  const model = (name: string) => [{ field: 'ai_model', is: [name] }];
  return {
    rows: [
      { when: [{ field: 'ai_model', is: tiers }], credits: tier, source: 'specification' },
      { when: model('nano-banana-pro'), credits: 9 },
      { when: model('nano-banana-2'), credits: 6 },
      { when: model('nano-banana-2-1'), credits: 4, source: 'public-B' },
      { credits: 3 },
    ],
  };
}
