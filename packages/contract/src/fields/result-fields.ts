import * as v from 'valibot';
import type { Field } from './facts.ts';

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
