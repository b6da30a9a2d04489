/** Codes of `GltfError`: cause, way out. */
export const gltf = {
  empty: ['The file has no bytes.', 'Download or export it again.'],
  not_a_model: [
    'The file is neither GLB nor glTF.',
    'Give a .glb or .gltf file; `meshwright convert` reads FBX, OBJ, STL, USDZ and 3MF.',
  ],
  html_instead_of_model: [
    'The address answered with a web page.',
    'Check the address: a login page, an error page or the fallback page of a development server answered instead.',
  ],
  unsupported_version: ['The file is glTF 1, or a version after 2.', 'Export it as glTF 2.0.'],
  truncated: ['The file ends before its declared length.', 'Download it again.'],
  bad_container: [
    'The chunks of the GLB contradict each other.',
    'Export the model again; the message says which length is wrong.',
  ],
  bad_utf8: ['The JSON of the model is not UTF-8.', 'Export it again with another exporter.'],
  bad_json: [
    'The JSON of the model cannot be parsed.',
    'Export it again; the message says where parsing stopped.',
  ],
  too_large: [
    'The model would decode to more than the limit.',
    'Use a smaller model; a small file that declares large contents is refused.',
  ],
  too_deep: ['Nodes or JSON are nested deeper than the limit.', 'Flatten the hierarchy before export.'],
  bad_value: [
    'A property has a value glTF does not allow.',
    '`pointer` names the property; correct it in the exporter.',
  ],
  bad_reference: ['An index points to nothing.', '`pointer` names it; export the model again.'],
  out_of_bounds: [
    'An accessor or a view reads beyond its buffer.',
    'Export the model again; part of the file is missing.',
  ],
  missing_resource: [
    'A buffer or picture of a .gltf is not beside it.',
    'Keep the files together, or use one .glb.',
  ],
  outside_folder: [
    'The model names a file outside its own folder.',
    'Move the file beside the model; other folders are never read.',
  ],
  decode_failed: [
    'Compressed geometry or a picture cannot be decoded.',
    'Compress the model again, or export it without compression.',
  ],
  node_cycle: ['A node is its own ancestor.', 'Export the model again; its hierarchy must be a tree.'],
  not_finite: [
    'Positions or transforms contain NaN or infinity.',
    'Clean the mesh in an editor and export it again.',
  ],
  no_extent: [
    'The model has no size to scale: it is empty or a single point.',
    'Export the mesh with the model.',
  ],
  joint_outside_scene: ['A bone of the skin is not part of the scene.', 'Export the armature with the mesh.'],
  cannot_bake: [
    'The placement cannot be baked into this model.',
    'Place it with a node, which is the default mode.',
  ],
  not_placed: [
    'The model has no placement to undo.',
    'Only models that were placed by Meshwright can be unplaced.',
  ],
  cannot_unplace: [
    'The placement was changed since, so it cannot be undone exactly.',
    'Start from the original file.',
  ],
  no_room: ['The edited JSON does not fit where the file is changed in place.', 'Write to another file.'],
  needs_bytes: [
    'The step needs the whole file, and the source has only parts of it.',
    'Pass bytes, a Blob or a path.',
  ],
  no_such_clip: ['No clip has that name.', '`meshwright inspect` lists the clips; names are exact.'],
  rig_mismatch: [
    'Clips come from a rig with other bones.',
    'Use clips of the same rig, or let the service animate this one.',
  ],
  not_humanoid: [
    'The model has no humanoid rig that VRM accepts: a required bone is missing, outside the hierarchy or scaled unevenly, or the body does not stand upright.',
    'Run `meshwright rig` to see which joint was read as which bone. Rig the model with Rigging, or rename or rescale the joints in an editor.',
  ],
  extension_lost: [
    'The model is built on an extension that an edit of its meshes cannot carry, or a step removes what a VRM avatar or a clip of KHR_animation_pointer names. Nothing was written.',
    'Leave the step out that the message names; or export the model without the extension, or reduce it before the extension is added. `meshwright place` and `meshwright clips` keep it. To lose it on purpose, use `optimize --unknown-extensions drop`.',
  ],
  no_root_motion: ['The clip does not move its root.', 'Leave out the root-motion step for this clip.'],
  invalid_option: [
    'An option has a value that cannot be used.',
    'The message names the option and what it accepts.',
  ],
  http_status: [
    'The server answered with an error status.',
    'Open the address in a browser; a signed link may be past its time.',
  ],
  network: [
    'The model could not be fetched.',
    'Check address and connection; a page needs CORS headers of the file server.',
  ],
  ranges_unsupported: ['The server does not send parts of a file.', 'Download the file and pass its bytes.'],
  changed: ['The file changed while it was read.', 'Read it again when nothing writes to it.'],
  not_readable: ['The path cannot be read.', 'Check path and permission.'],
  not_writable: ['The path cannot be written.', 'Check folder, permission and free space.'],
  missing_package: ['An optional package is not installed.', 'Run the `npm install` that the message gives.'],
};

/** Codes of `FormatError`. */
export const formats = {
  unsupported_format: [
    'The format is unknown, or this machine cannot read or write it.',
    'Use GLB, FBX, OBJ, STL, USDZ or 3MF; .blend needs Blender.',
  ],
  unreadable_model: [
    'The file is damaged or is not what its name says.',
    'Export it again; the message says what was expected.',
  ],
  no_geometry: ['The file has no faces.', 'Export the mesh, not only points, curves or an armature.'],
  too_many_faces: [
    'The model has more faces than the limit.',
    'Decimate it first; the message has both counts.',
  ],
  too_much_work: [
    'Reading would take more memory or steps than the limit.',
    'Simplify the model, or split it.',
  ],
  invalid_option: [
    'An option has a value that cannot be used.',
    'The message names the option and what it accepts.',
  ],
};

/** Codes of `LookError`: cause, way out. */
export const look = {
  no_such_clip: ['No clip has that name.', '`meshwright inspect` lists the clips; names are exact.'],
  bad_option: [
    'An option of a picture has a value that cannot be used.',
    'The message names the option and what it accepts.',
  ],
};
