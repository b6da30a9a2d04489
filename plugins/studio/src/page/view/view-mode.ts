/** Ways to look at the models. */
export type ViewMode = 'lit' | 'clay' | 'wireframe' | 'uv' | 'normals' | 'skeleton' | 'textures';

export interface ViewModeText {
  readonly label: string;
  /** One sentence, for a tooltip and the list of keys. */
  readonly help: string;
}

/** In the order of the page; the keys 1 to 7 choose them. */
export const viewModes: Readonly<Record<ViewMode, ViewModeText>> = {
  lit: { label: 'Lit', help: 'Materials in light.' },
  clay: { label: 'Clay', help: 'The form alone, in one grey material.' },
  wireframe: { label: 'Wireframe', help: 'The edges of all triangles.' },
  uv: {
    label: 'UV checker',
    help: 'A checked picture on the texture coordinates: shows stretching and seams.',
  },
  normals: { label: 'Normals', help: 'The direction of each surface as a colour.' },
  skeleton: { label: 'Skeleton', help: 'The bones in a transparent body.' },
  textures: {
    label: 'Textures',
    help: 'Base colours without light, and the pictures of the selected model.',
  },
};

export function isViewMode(text: unknown): text is ViewMode {
  return typeof text === 'string' && Object.hasOwn(viewModes, text);
}
