@tool
extends EditorScenePostImportPlugin
## Completes what Godot's importer makes of a glTF scene. Colliders need nothing: Godot reads the suffixes of their names.

const LodRanges := preload("lod_ranges.gd")
const Loops := preload("loops.gd")


func _get_import_options(_path: String) -> void:
	add_import_option_advanced(TYPE_BOOL, "meshwright/loops", true)
	add_import_option_advanced(TYPE_BOOL, "meshwright/visibility_ranges", true)


func _post_process(scene: Node) -> void:
	if get_option_value("meshwright/loops"):
		Loops.set_loop_modes(scene)
	if get_option_value("meshwright/visibility_ranges"):
		LodRanges.set_ranges(scene)
