@tool
extends GLTFDocumentExtension
## Keeps the names of pictures in an exported GLB: `knight_steel.png` of the model `knight.glb` is `steel` again.

var _models: PackedStringArray


## `node` is what is exported: the instances in it say of which models its pictures are.
func _init(node: Node = null) -> void:
	if node == null:
		return
	for each: Node in [node] + node.find_children("*", "", true, false):
		if each.scene_file_path != "":
			_models.append(each.scene_file_path.get_file().get_basename())


func _export_post(state: GLTFState) -> Error:
	var document := state.json
	var images: Array = document.get("images", [])
	var textures := state.get_images()
	for index in mini(images.size(), textures.size()):
		var path := textures[index].resource_path
		# Godot exports a normal map as a copy, which has the name of its file.
		var is_file := path.begins_with("res://") and "::" not in path
		var file: String = path.get_file().get_basename() if is_file else images[index].get("name", "")
		if file != "":
			images[index]["name"] = _without_model(file)
	state.json = document
	return OK


## The importer puts the name of the model before that of the picture.
func _without_model(file: String) -> String:
	var longest := 0
	for model in _models:
		if file.begins_with(model + "_"):
			longest = maxi(longest, model.length() + 1)
	return file.substr(longest)
