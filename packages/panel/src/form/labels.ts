/** Labels of fields; other fields use their name in words. */
const fieldLabels: Readonly<Record<string, string>> = {
  prompt: 'Prompt',
  image_url: 'Picture',
  image_urls: 'Pictures',
  reference_image_urls: 'Pictures',
  text_style_prompt: 'Style',
  image_style_url: 'Style picture',
  multiview_image_urls: 'Views',
  texture_image_url: 'Texture picture',
  target_polycount: 'Faces',
  target_formats: 'File formats',
  ai_model: 'Model version',
  enable_pbr: 'PBR maps',
  should_texture: 'Texture',
  should_remesh: 'Clean topology',
  action_id: 'One action',
  action_ids: 'Actions',
  height_meters: 'Body height',
  is_a_t_pose: 'A- or T-pose',
};

/** Labels of actions on a model. */
const actionLabels: Readonly<Record<string, string>> = {
  retexture: 'Retexture',
  remesh: 'Remesh',
  rigging: 'Rig',
  animation: 'Animate',
  'uv-unwrap': 'Unwrap UVs',
  convert: 'Convert',
  resize: 'Resize',
  'analyze-printability': 'Check for printing',
  'repair-printability': 'Repair for printing',
  'multi-color-print': 'Colours for printing',
  'auto-split': 'Split for printing',
  'text-to-3d': 'Refine',
};

export function fieldLabel(path: string): string {
  const known = fieldLabels[path];
  if (known) return known;
  const words = path
    .split('.')
    .at(-1)!
    .replace(/_urls?$/, '')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function actionLabel(family: string, title: string): string {
  return actionLabels[family] ?? title;
}
