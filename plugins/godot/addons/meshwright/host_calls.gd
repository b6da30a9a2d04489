@tool
extends RefCounted
## Carries out the calls of the core in the editor: docs/bring-your-own-host.md, Carry out calls.

const AssetTag := preload("scene/asset_tag.gd")
const ClipPreview := preload("scene/clip_preview.gd")
const ExportSelection := preload("scene/export_selection.gd")
const PlaceAsset := preload("scene/place_asset.gd")
const Selection := preload("scene/selection.gd")
const Words := preload("words.gd")

var preview := ClipPreview.new()


## Returns `result` or `error` of a call. `exchange` is the folder that the bridge reads.
func run(call: Dictionary, exchange: String) -> Dictionary:
	preview.stop()
	match call.call:
		"importAsset":
			return await PlaceAsset.place(call.asset)
		"exportSelection":
			return await ExportSelection.export_to(exchange.path_join("selection-%d.glb" % call.id))
		"show":
			return {"result": Selection.show(call.asset)}
		"remove":
			return {"result": Selection.remove(call.asset)}
		"playClip":
			return _play(call.asset, call.get("clip"))
		"saveFile":
			return _save(call.name, call.path)
	return {"error": Words.say("This plugin is too old for that. Install the current one.")}


func _play(id: String, clip: Variant) -> Dictionary:
	var node := AssetTag.find(id)
	if node == null:
		return {"error": Words.say("That asset is no longer in the scene.")}
	if clip != null and not preview.play(node, clip):
		return {"error": Words.say("{name} has no clip {clip}.", {"name": node.name, "clip": clip})}
	return {"result": null}


## Copies a file into the project, under an unused name.
func _save(name: String, source: String) -> Dictionary:
	var folder := "res://meshwright"
	DirAccess.make_dir_recursive_absolute(folder)
	var file := name.get_file().validate_filename()
	var target := folder.path_join(file)
	var number := 1
	while FileAccess.file_exists(target):
		number += 1
		target = folder.path_join("%s-%d.%s" % [file.get_basename(), number, file.get_extension()])
	var error := DirAccess.copy_absolute(source, ProjectSettings.globalize_path(target))
	if error != OK:
		return {"error": Words.say("Godot could not write {file}: {reason}.", {"file": target, "reason": error_string(error)})}
	EditorInterface.get_resource_filesystem().scan()
	return {"result": target}
