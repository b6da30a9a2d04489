/** An irregularity that did not stop the work. `pointer` is its JSON pointer, where there is one. */
export interface Warning {
  code: WarningCode;
  message: string;
  pointer?: string;
}

export type WarningCode =
  | 'trailing_bytes'
  | 'unpadded_chunk'
  | 'nul_padding'
  | 'byte_order_mark'
  | 'unknown_chunk'
  | 'unknown_required_extension'
  | 'no_scene'
  | 'default_scene_missing'
  | 'node_cycle'
  | 'two_parents'
  | 'matrix_and_trs'
  | 'not_finite'
  | 'declared_bounds_differ'
  | 'absurd_size'
  | 'bounds_estimated'
  | 'bounds_unverified'
  | 'number_rounded'
  | 'joint_outside_scene'
  | 'external_image'
  | 'missing_image'
  | 'image_unread'
  | 'textures_reduced'
  | 'unit_guessed'
  | 'scenes_share_offset'
  | 'not_converted'
  | 'unused_data_kept'
  | 'no_clips'
  | 'not_merged'
  | 'other_rig'
  | 'duplicate_clip'
  | 'not_baked';
