import { labelOf } from '@meshwright/contract/schema';
import type { FormField } from '../form/form-fields.ts';
import type { Say } from './say.ts';

/** Returns the label of a field; units are shown beside the value, and ids by what they name. */
export function fieldLabel({ path, facts }: FormField): string {
  return labelOf(path, facts).replace(/ (?:mm|deg|percent|ids?)$/, '');
}

/** Returns a help text with the labels of fields instead of their names. */
export function plainHelp(help: string, fields: readonly FormField[]): string {
  return help
    .replaceAll('SUCCEEDED', 'finished')
    .replace(/: a public URL or a (?:base64 )?data URI[^.]*/, '')
    .replaceAll(/\b[a-z]+(?:_[a-z\d]+)+\b/g, (name) => {
      const field = fields.find(({ path }) => path === name || path.endsWith(`.${name}`));
      return field ? fieldLabel(field) : name.replace(/_(?:urls?|ids?)$/, 's').replaceAll('_', ' ');
    });
}

/** Returns the help of a field in the words of its user: the translation, else English with the labels of fields. */
export function helpText(help: string, fields: readonly FormField[], say: Say): string {
  return say(plainHelp(help, fields));
}

/** Returns the words of a choice: `change_fps` becomes `Change FPS`. */
export function optionLabel(value: string | number): string {
  const text = String(value);
  if (text === 'fbx2usdz') return 'FBX to USDZ';
  if (!/^[a-z\d]+(_[a-z\d]+)+$/.test(text)) return text;
  const words = text
    .replaceAll('_', ' ')
    .replaceAll(/\b(fps|uvs?|pbr|fbx|usdz|glb)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
