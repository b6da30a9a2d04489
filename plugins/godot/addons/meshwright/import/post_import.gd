@tool
extends EditorScenePostImportPlugin
## Completes what Godot's importer makes of a glTF scene.

const Loops := preload("loops.gd")


func _get_import_options(_path: String) -> void:
	add_import_option_advanced(TYPE_BOOL, "meshwright/loops", true)


func _post_process(scene: Node) -> void:
	if get_option_value("meshwright/loops"):
		Loops.set_loop_modes(scene)
