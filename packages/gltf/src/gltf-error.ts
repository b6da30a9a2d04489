/** Every failure of a model, its source or a request on it. */
export type GltfErrorCode =
  | 'empty'
  | 'not_a_model'
  | 'html_instead_of_model'
  | 'unsupported_version'
  | 'truncated'
  | 'bad_container'
  | 'bad_utf8'
  | 'bad_json'
  | 'too_large'
  | 'too_deep'
  | 'bad_value'
  | 'bad_reference'
  | 'out_of_bounds'
  | 'missing_resource'
  | 'outside_folder'
  | 'decode_failed'
  | 'node_cycle'
  | 'not_finite'
  | 'no_extent'
  | 'joint_outside_scene'
  | 'cannot_bake'
  | 'not_placed'
  | 'cannot_unplace'
  | 'no_room'
  | 'needs_bytes'
  | 'no_such_clip'
  | 'rig_mismatch'
  | 'no_root_motion'
  | 'not_humanoid'
  | 'extension_lost'
  | 'invalid_option'
  | 'http_status'
  | 'network'
  | 'ranges_unsupported'
  | 'changed'
  | 'not_readable'
  | 'not_writable'
  | 'missing_package';

/**
 * The one error class of this package. `code` is the kind; `pointer`, where present, is the JSON pointer of the
 * faulty part of the model. Messages never contain the query of a URL.
 * @example
 * import { bytesSource, GltfError, inspectModel } from '@meshwright/gltf';
 *
 * try {
 *   await inspectModel(bytesSource(new Uint8Array(20)));
 * } catch (error) {
 *   if (error instanceof GltfError) console.error(error.code, error.message);
 * }
 */
export class GltfError extends Error {
  override readonly name = 'GltfError';
  readonly code: GltfErrorCode;
  readonly pointer: string | undefined;

  constructor(code: GltfErrorCode, message: string, options: { pointer?: string; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.pointer = options.pointer;
  }
}

/**
 * Returns true when `error` has this code; works across realms and copies of the package.
 * @example
 * import { hasCode, inspectModel } from '@meshwright/gltf';
 *
 * const report = await inspectModel(source).catch((error) => {
 *   if (hasCode(error, 'too_large')) return undefined;
 *   throw error;
 * });
 */
export function hasCode(error: unknown, code: GltfErrorCode): error is GltfError {
  return error instanceof Error && (error as Partial<GltfError>).code === code;
}
