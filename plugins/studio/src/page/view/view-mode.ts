import { say } from '../words/say.ts';

/** Ways to look at the models. */
export type ViewMode = 'lit' | 'clay' | 'wireframe' | 'uv' | 'normals' | 'skeleton' | 'textures';

export interface ViewModeText {
  readonly label: string;
  /** One sentence, for a tooltip and the list of keys. */
  readonly help: string;
}

/** In the order of the page; the keys 1 to 7 choose them. */
export const viewModes: Readonly<Record<ViewMode, ViewModeText>> = {
  lit: { label: say('Lit'), help: say('Materials in light.') },
  clay: { label: say('Clay'), help: say('The form alone, in one grey material.') },
  wireframe: { label: say('Wireframe'), help: say('The edges of all triangles.') },
  uv: {
    label: say('UV checker'),
    help: say('A checked picture on the texture coordinates: shows stretching and seams.'),
  },
  normals: { label: say('Normals'), help: say('The direction of each surface as a colour.') },
  skeleton: { label: say('Skeleton'), help: say('The bones in a transparent body.') },
  textures: {
    label: say('Textures'),
    help: say('Base colours without light, and the pictures of the selected model.'),
  },
};

export function isViewMode(text: unknown): text is ViewMode {
  return typeof text === 'string' && Object.hasOwn(viewModes, text);
}
