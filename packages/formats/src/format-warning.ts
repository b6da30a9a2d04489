/** Kinds of what a document does not carry of a file, or carries in another way. */
export type FormatWarningCode =
  /** An object is of a kind that is not read, or nothing shows it. */
  | 'skipped_object'
  /** Polygons have fewer than three corners, or name points that do not exist. */
  | 'skipped_polygons'
  /** Points had more than four bones; the four strongest are kept. */
  | 'skin_weights_reduced'
  /** Skin weights of points are not numbers; such points follow the bones they have weights of, or their first bone. */
  | 'skin_weights_not_numbers'
  /** Skin weights of points are negative and count as none; such points follow their other bones, or their first bone. */
  | 'skin_weights_negative'
  /** Dual quaternion skinning became linear. */
  | 'dual_quaternion_skin'
  /** An object that is hidden in the file is shown. */
  | 'hidden_object_shown'
  /** Clips change a property that clips of glTF cannot change, or that is not read. */
  | 'motion_left_out'
  /** A file that the model names is not beside it. */
  | 'missing_file'
  /** A picture is damaged, or of a kind that is not read. */
  | 'picture_not_read'
  /** A texture is computed by its program and has no picture. */
  | 'texture_without_picture'
  /** Of a texture of several layers the first is kept. */
  | 'texture_layers_left_out'
  /** The format, or its reader, has no place for it. */
  | 'lost'
  /** The format has it in another way. */
  | 'approximated';

/** Something of a file that the document does not carry, or carries in another way. */
export interface FormatWarning {
  readonly code: FormatWarningCode;
  /** What is lost, named as in the file, and what to do about it. */
  readonly message: string;
}
