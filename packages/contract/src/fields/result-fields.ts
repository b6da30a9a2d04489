import * as v from 'valibot';
import type { Field } from './facts.ts';
import { from, text } from './fields.ts';

// Result fields of a task object.

/** A signed URL of a result file, invalid after `expires_at`. */
export function fileUrl(): Field<string> {
  return v.string();
}

/** Signed URLs by format. A key is absent when that format was not generated. */
export function modelUrls() {
  return v.record(v.string(), v.string());
}

/** Signed URLs by kind: views of a thumbnail, intermediate pictures. The keys are open-ended. */
export function urlsByKind() {
  return v.record(v.string(), v.string());
}

/** One object of signed URLs per material, by map: `base_color`, `metallic`, `roughness`, `normal`, `emission`. */
export function textureUrls() {
  return v.array(v.record(v.string(), v.string()));
}

/** Signed URLs in order. */
export function fileUrls() {
  return v.array(v.string());
}

/** Opaque identifiers in order. */
export function names() {
  return v.array(v.string());
}

/** An object with these fields, and maybe more; null until the task SUCCEEDED. */
export function resultObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.nullable(v.looseObject(entries));
}

/** Text of the request, as given; empty when there was none. */
export function echo(field: string): Field<string> {
  return text({ help: `${field} of the request; empty when there was none.`, echoes: field });
}

/** A text that old clients expect and that is always empty. */
export function alwaysEmpty(): Field<string> {
  return text({ help: 'Always empty.' });
}

/** Result fields of every family that generates a model. */
export function generatedModel() {
  return {
    model_urls: modelUrls(),
    thumbnail_url: fileUrl(),
    alpha_thumbnail_url: from('specification', fileUrl()),
    texture_urls: textureUrls(),
    texture_prompt: echo('texture_prompt'),
    texture_image_url: echo('texture_image_url'),
  };
}
