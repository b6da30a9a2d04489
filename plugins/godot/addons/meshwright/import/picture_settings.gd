@tool
extends RefCounted
## Import settings of the pictures in a GLB, written before Godot extracts them: compressed for graphics memory, with
## mipmaps, normal maps as such. Without them Godot imports each picture a second time when a material first shows it.

## Values of Godot's texture importer.
const VRAM_COMPRESSED := 2
const IS_NORMAL_MAP := 1
const IS_NO_NORMAL_MAP := 2
const ROUGHNESS_DISABLED := 1
const DETECT_3D_DISABLED := 0
const GLB_MAGIC := 0x46546c67


## Writes the settings beside the model at `path`. A picture that has settings keeps them.
static func write(path: String, glb: PackedByteArray) -> void:
	var document := _document(glb)
	var normals := _normal_maps(document)
	var images: Array = document.get("images", [])
	for index in images.size():
		var picture := _path_of(path, images[index], index)
		if not FileAccess.file_exists(picture + ".import"):
			_write_settings(picture, index in normals)


## Returns where Godot's importer extracts a picture to.
static func _path_of(model: String, image: Dictionary, index: int) -> String:
	var name: String = image.get("name", "")
	if name == "":
		name = str(image["uri"]).get_file().get_basename() if image.has("uri") else str(index)
	var ending := ".jpg" if image.get("mimeType") == "image/jpeg" else ".webp" if image.get("mimeType") == "image/webp" else ".png"
	return "%s_%s%s" % [model.get_basename(), name.validate_filename(), ending]


static func _write_settings(picture: String, is_normal: bool) -> void:
	var settings := ConfigFile.new()
	settings.set_value("remap", "importer", "texture")
	settings.set_value("remap", "type", "CompressedTexture2D")
	# Godot writes a picture over only when it knows it as one of a model.
	settings.set_value("remap", "generator_parameters", {"md5": ""})
	settings.set_value("params", "compress/mode", VRAM_COMPRESSED)
	settings.set_value("params", "compress/normal_map", IS_NORMAL_MAP if is_normal else IS_NO_NORMAL_MAP)
	settings.set_value("params", "mipmaps/generate", true)
	settings.set_value("params", "roughness/mode", ROUGHNESS_DISABLED)
	settings.set_value("params", "detect_3d/compress_to", DETECT_3D_DISABLED)
	settings.save(picture + ".import")


## Returns the indexes of the images that a material uses as a normal map.
static func _normal_maps(document: Dictionary) -> Array:
	var textures: Array = document.get("textures", [])
	var found := []
	for material: Dictionary in document.get("materials", []):
		var texture: int = material.get("normalTexture", {}).get("index", -1)
		if texture >= 0 and texture < textures.size():
			found.append(int(textures[texture].get("source", -1)))
	return found


## Returns the JSON of a GLB; empty when it is none.
static func _document(glb: PackedByteArray) -> Dictionary:
	if glb.size() < 20 or glb.decode_u32(0) != GLB_MAGIC:
		return {}
	var data: Variant = JSON.parse_string(glb.slice(20, 20 + glb.decode_u32(12)).get_string_from_utf8())
	return data if data is Dictionary else {}
