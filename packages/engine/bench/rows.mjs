// Inputs for measuring each job of the registry. Files are names in `inputs.mjs`; a job without a row is an error.

/** Jobs that may take longer than 2 s, with the reason. */
export const slowByNature = {
  'uv-unwrap': 'UV unwrap',
  'repair-printability': 'voxel repair',
  'remesh, textured quads': 'UV unwrap',
};

const photo = { files: { image: 'photo' } };
const mesh = { files: { model: 'knot' } };
const build = (family) => ({ files: { image: `${family}-prototype` } });

/** By family: its create body, the create body of the task it refers to, and the files by role. */
export const rows = {
  'text-to-3d': { request: { mode: 'refine' }, source: { mode: 'preview', prompt: 'a knight' } },
  'image-to-3d': { ...photo, request: { should_remesh: true, target_polycount: 30_000 } },
  'multi-image-to-3d': {
    files: { image: 'photo', 'image.1': 'photo', 'image.2': 'photo', 'image.3': 'photo' },
    request: { should_remesh: true, target_polycount: 30_000 },
  },
  'text-to-image': { request: { prompt: 'a red mushroom in a forest' } },
  'image-to-image': {
    files: { image: 'photo', reference_image: 'photo' },
    request: { prompt: 'a watercolour' },
  },
  retexture: { ...mesh, request: { text_style_prompt: 'rusty iron with moss', enable_pbr: true } },
  'text-to-texture': { ...mesh, request: { prompt: 'rusty iron', enable_pbr: true } },
  remesh: {
    ...mesh,
    request: { target_polycount: 30_000, topology: 'triangle', target_formats: ['glb', 'obj'] },
  },
  convert: { ...mesh, request: { target_formats: ['glb', 'obj', 'fbx', 'stl', 'usdz', '3mf'] } },
  resize: { ...mesh, request: { resize_height: 1.8 } },
  // The limit of the family is 40,000 faces.
  'uv-unwrap': { files: { model: 'knot40k' }, request: {} },
  rigging: { files: { model: 'body' }, request: { height_meters: 1.7 } },
  animation: { files: { model: 'rigged' }, request: { action_ids: [0, 1] } },
  'text-to-motion': { request: { prompt: 'walk then wave', mode: 'prime', duration: 5 } },
  'analyze-printability': { ...mesh, request: {} },
  'repair-printability': { files: { model: 'holed' }, request: {} },
  'multi-color-print': { ...mesh, request: { max_colors: 8 } },
  'auto-split': { ...mesh, request: { connectors: true } },
  'keycap-prototype': photo,
  'keycap-build': { ...build('keycap'), request: { options: {} } },
  'brick-figure-prototype': photo,
  'brick-figure-build': build('brick-figure'),
  'figure-prototype': photo,
  'figure-build': build('figure'),
  'vinyl-figure-prototype': photo,
  'vinyl-figure-build': build('vinyl-figure'),
  'keychain-prototype': photo,
  'keychain-build': build('keychain'),
  'fridge-magnet-prototype': photo,
  'fridge-magnet-build': build('fridge-magnet'),
  'fidget-pixel-prototype': photo,
  'fidget-pixel-build': build('fidget-pixel'),
  'lamp-prototype': photo,
  'lamp-build': build('lamp'),
  'collapsible-fidget': photo,
};

/** More requests of a family, by the name of their row. */
export const variants = {
  'remesh to quads': {
    family: 'remesh',
    model: 'bare-knot',
    request: { target_polycount: 10_000, topology: 'quad' },
  },
  'remesh, textured quads': {
    family: 'remesh',
    model: 'textured-knot',
    request: { target_polycount: 10_000, topology: 'quad' },
  },
};
