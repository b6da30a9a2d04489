/** Findings of `doctor` by code, except those of the Khronos validator and of budgets: what is wrong, what mends it. */
export const doctor = {
  baked_light: [
    'The base colour is brighter on one side of the model within each hue: light is painted in, and is lit twice.',
    'Make a texture without light: `meshwright create retexture` with `enable_pbr`, or paint it flat.',
  ],
  blended: [
    'Materials are blended; engines sort them by object, so parts may draw in the wrong order.',
    'Use alpha masks where edges may be hard.',
  ],
  blended_opaque: [
    'A material is blended although nothing in it is transparent: it costs sorting for nothing.',
    '`meshwright optimize FILE`, or set the alpha mode to OPAQUE.',
  ],
  bulky_pictures: [
    'PNG textures weigh over 500 kB.',
    '`meshwright optimize FILE --for desktop` writes WebP.',
  ],
  changed_names: [
    'Node names have characters that engines remove, so that code looks in vain.',
    'Use letters, digits, - and _.',
  ],
  double_names: [
    'Several nodes share a name that a clip animates: engines may move the wrong one.',
    'Give each node a name of its own.',
  ],
  doubled_triangles: [
    'Triangles lie on others that face the same way: both are drawn at one depth, and flicker.',
    'Delete duplicate faces in a modelling program. The back side of a leaf does not count.',
  ],
  duplicate_materials: [
    'Materials are equal but for their names: each is a draw call.',
    '`meshwright optimize FILE`.',
  ],
  duplicate_pictures: ['A texture is stored more than once.', '`meshwright optimize FILE` stores it once.'],
  empty_clip: ['A clip has no length; players may divide by it.', 'Delete it, or export it with its keys.'],
  floating_debris: [
    'Specks of under 0.5 % of the surface float beside the model, in the mesh of a larger part.',
    'Delete loose parts in a modelling program (Blender: Select, Linked, then Delete), or generate again.',
  ],
  foot_slide: [
    'In a clip named like a gait, standing feet move over the ground at over 60 % of the speed of the gait.',
    'Take another clip for this body: `meshwright create animation`; or match root motion and stride.',
  ],
  idle_bones: [
    'More than a quarter of the bones, and ten at least, move no vertex, and nor do the bones below them.',
    'Delete them where the model is made; sockets for props are worth keeping.',
  ],
  inverted_winding: [
    'A closed part shows its inside. Cavities, rooms and outlines do not count.',
    'Recalculate normals to the outside in a modelling program (Blender: Shift+N in edit mode).',
  ],
  late_start: ['A clip begins after second 0: the character waits.', '`meshwright clips trim FILE CLIP`.'],
  lightmap_overlap: [
    'Parts share texels of the second set of coordinates; as a lightmap, their light mixes.',
    'Make a new one: `meshwright optimize FILE --lightmap`.',
  ],
  limb_without_weight: [
    'No vertex follows a bone of an arm, a leg or the head, nor the helper bones below it.',
    'Rig it again: `meshwright create rigging`, or paint weights.',
  ],
  loose_vertices: ['No vertex is shared between triangles.', '`meshwright optimize FILE` merges equal ones.'],
  many_weights: [
    'Vertices follow more than four joints; most engines read four.',
    'Limit the influences to four in the exporting program.',
  ],
  metal_by_default: [
    'A material names no metallic factor, which makes it metal.',
    'Set metallicFactor to 0 for anything else.',
  ],
  missing_normals: [
    'A mesh has no normals: it is shaded flat.',
    'Export with normals if it should look smooth.',
  ],
  missing_pictures: [
    'A picture beside the file cannot be found.',
    'Export one GLB, or put the pictures beside it.',
  ],
  missing_tangents: [
    'A mesh has a normal map and no tangents; seams may show and differ between engines.',
    'Export with tangents if seams show.',
  ],
  mixed_winding: [
    'Triangles face the other way than the connected surface around them: it has holes from every side.',
    'Recalculate normals in a modelling program (Blender: Shift+N in edit mode).',
  ],
  nameless_clips: [
    'Several clips have no name.',
    '`meshwright clips rename FILE clip-1=walk clip-2=run -o OUT`.',
  ],
  needs_decoder: [
    'The geometry or the textures are compressed; the loader needs a decoder for them.',
    'The adapters of this project bring it; `meshwright optimize FILE --for engine` writes without.',
  ],
  non_manifold: [
    'Edges have three triangles or more, over 1 % of them; for printing, any.',
    'Repair it for printing: `meshwright create repair-printability`; on screen it looks right.',
  ],
  not_looping: [
    'A clip named like a cycle ends in another pose than it begins.',
    'Trim it to one full cycle.',
  ],
  odd_texture_sides: [
    'Sides of a texture are no power of two, or no multiple of 4 where it is compressed.',
    'Resize it, or encode it again.',
  ],
  off_atlas: [
    'Part of the surface lies beyond the edge of its picture, which is clamped or an atlas.',
    'Lay the coordinates out inside 0 to 1: `meshwright create uv-unwrap`, then a new texture.',
  ],
  off_ground: [
    'The lowest point is not at height 0.',
    '`meshwright place FILE --factor 1 --origin bottom -o OUT`.',
  ],
  open_boundaries: [
    'A surface that is closed elsewhere has small holes; for printing, any open edge.',
    'Close them in a modelling program, or repair it for printing.',
  ],
  pivot_off_contact: [
    'The origin is over a quarter of the width beside the part that stands on the ground.',
    '`meshwright place FILE --factor 1 --origin bottom -o OUT`; keep it if it turns around a hinge there.',
  ],
  plain_colours: [
    'Many materials are plain colours.',
    '`meshwright optimize FILE` merges them into a palette.',
  ],
  repeated_skins: [
    'Several skins bind to one rig; engines pose each.',
    'Join the skins where the model is made.',
  ],
  root_motion: ['A clip moves the character away.', 'Keep it in place, or extract the motion to its parent.'],
  scaled_armature: [
    'The armature is scaled, so that bones have another unit.',
    'Bake it: `bakeArmatureScale`.',
  ],
  self_intersecting: [
    'The surface goes through itself: over 0.5 % of its triangles and of its area, or any for printing.',
    'Move the folds apart in a modelling program; for printing, repair it.',
  ],
  self_touching: [
    'The surface touches itself at points, which slicers and simplification may tear or fuse.',
    'Merge or separate the parts; for printing, repair it.',
  ],
  several_roots: ['The rig has several root bones.', 'Put them under one bone.'],
  spec_gloss: [
    'Materials are of the archived spec/gloss kind, which engines show white or grey.',
    '`meshwright optimize FILE --metal-rough`, or the step `metalRough` of a manifest.',
  ],
  still_tracks: ['Over 40 % of the tracks never move.', '`meshwright optimize FILE` drops them.'],
  stray_joints: ['Joints of a skin are in no scene.', 'Export the whole armature with the mesh.'],
  suffix_typo: [
    'A node name nearly ends in a collider suffix of Godot.',
    'Write the suffix as the message says.',
  ],
  texel_density: [
    'A twentieth of an atlas has at least 6 times fewer pixels along a length than most of it.',
    'Lay the coordinates out evenly: `meshwright create uv-unwrap`, then a new texture.',
  ],
  unknown_extension: [
    'A required extension is not known.',
    'Export without it, or check that your loader has it.',
  ],
  unlit: ['Materials ignore light.', 'Intended for toon looks; else remove KHR_materials_unlit.'],
  unused_data: ['Nothing uses part of the file.', '`meshwright optimize FILE` removes it.'],
  uv_overlap: [
    'Parts of an atlas collide by 0.5 to 30 %. Mirrored halves and shared parts do not count.',
    'Lay the coordinates out again: `meshwright create uv-unwrap`, then a new texture.',
  ],
  wasted_texture: [
    'Under 40 % of a large picture is shown, and over 3 MB of texture memory show nothing.',
    'Halve the picture with `meshwright optimize FILE --for mobile`, or pack the coordinates closer.',
  ],
  wrapped_clip_names: [
    'Clip names have parts that an exporter added.',
    '`meshwright clips rename FILE --scheme snake`.',
  ],
  wrong_size: [
    'The longest side is over 50 m or under 5 mm; from 50 to 100 m it is a note, because towers are as large.',
    '`meshwright place FILE --factor 0.01 -o OUT`, or `--height 1.8`.',
  ],
};
