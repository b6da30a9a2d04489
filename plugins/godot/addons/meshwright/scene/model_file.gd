@tool
extends RefCounted
## The files of an asset in the project: `res://meshwright/FOLDER/NAME.glb`, its import settings, those of its pictures and
## its sidecar. What is made of an asset has the folder of that asset.

const BoneMapSettings := preload("../import/bone_map.gd")
const PictureSettings := preload("../import/picture_settings.gd")
const Words := preload("../words.gd")

const FOLDER := "res://meshwright"
## Frames in which a scan has imported a new file; then the import is asked for.
const FRAMES_OF_A_SCAN := 60
## How long an import may be refused because the editor imports other files.
const IMPORT_MS := 30_000


## Returns the path of the model of an asset: that of the same task, else of an unused name. `old` is the path of the model
## that it replaces, whose folder it shares; empty without one.
static func path_for(name: String, task: String, old := "") -> String:
	var shares := old.begins_with(FOLDER + "/") and old.get_base_dir() != FOLDER
	var unused := name
	var number := 1
	while true:
		var folder := old.get_base_dir() if shares else FOLDER.path_join(unused)
		var path := folder.path_join(unused + ".glb")
		if not FileAccess.file_exists(path) or _provenance_of(path).get("task", "") == task:
			return path
		number += 1
		unused = "%s-%d" % [name, number]
	return ""


## Copies a model into the project, with its sidecar, and imports it with Godot's importer. Settings that the user has
## changed in the Import dock stay. A new humanoid gets a bone map of its joints. Returns why it failed; empty when it did not.
static func store(path: String, source: String, provenance: Dictionary, humanoid: Dictionary) -> String:
	var bytes := FileAccess.get_file_as_bytes(source)
	if bytes.is_empty():
		return Words.say("The model that the bridge made is gone. Import it again.")
	var is_new := not FileAccess.file_exists(path)
	if not is_new and FileAccess.get_file_as_bytes(path) == bytes and ResourceLoader.exists(path):
		return ""
	DirAccess.make_dir_recursive_absolute(path.get_base_dir())
	var nodes := {}
	if is_new:
		# Godot may scan at any time: the settings are there before the model.
		nodes = BoneMapSettings.settings_of_file(bytes, humanoid) if not humanoid.is_empty() else {}
		_write_import_settings(path, nodes)
		PictureSettings.write(path, bytes)
	var text := JSON.stringify({"provenance": provenance}, "  ")
	var failure := _write(path.get_basename() + ".json", text.to_utf8_buffer())
	if failure == "":
		failure = _write(path, bytes)
	if failure == "":
		failure = await _import(path, is_new)
	if failure == "" and not nodes.is_empty() and not _has_profile_bones(path):
		# The editor refuses settings that come while it imports the same file.
		_write_import_settings(path, nodes)
		failure = await _import(path, false)
		if failure == "" and not _has_profile_bones(path):
			push_warning(Words.say("The bone map of {file} was not applied: import it again in the Import dock.", {"file": path.get_file()}))
	return failure


## Removes the files of an import that failed. Other files of the folder stay, and so does the folder with them.
static func discard(path: String) -> void:
	for file: String in [path, path + ".part", path + ".import", path.get_basename() + ".json"]:
		DirAccess.remove_absolute(file)
	DirAccess.remove_absolute(path.get_base_dir())


## Returns the path of the newest model with this title; empty without one.
static func path_of_title(title: String) -> String:
	var newest := ""
	var newest_time := 0
	for folder in DirAccess.get_directories_at(FOLDER) if DirAccess.dir_exists_absolute(FOLDER) else PackedStringArray():
		for file in DirAccess.get_files_at(FOLDER.path_join(folder)):
			var path := FOLDER.path_join(folder).path_join(file)
			if file.get_extension() != "glb":
				continue
			var time := FileAccess.get_modified_time(path)
			if time > newest_time and _provenance_of(path).get("title", "") == title:
				newest = path
				newest_time = time
	return newest


static func _provenance_of(path: String) -> Dictionary:
	var text := FileAccess.get_file_as_string(path.get_basename() + ".json")
	var data: Variant = JSON.parse_string(text) if text != "" else null
	return data.provenance if data is Dictionary and data.get("provenance") is Dictionary else {}


static func _write(path: String, bytes: PackedByteArray) -> String:
	var part := path + ".part"
	var file := FileAccess.open(part, FileAccess.WRITE)
	if file == null:
		return Words.say("Godot could not write {file}: {reason}.", {"file": path, "reason": error_string(FileAccess.get_open_error())})
	var is_written := file.store_buffer(bytes)
	file.close()
	if not is_written or DirAccess.rename_absolute(part, path) != OK:
		DirAccess.remove_absolute(part)
		return Words.say("Godot could not write {file}: the disk may be full.", {"file": path})
	return ""


static func _write_import_settings(path: String, nodes: Dictionary) -> void:
	var settings := ConfigFile.new()
	settings.set_value("remap", "importer", "scene")
	settings.set_value("remap", "type", "PackedScene")
	settings.set_value("params", "nodes/root_type", "Node3D")
	settings.set_value("params", "animation/import", true)
	if not nodes.is_empty():
		settings.set_value("params", "_subresources", {"nodes": nodes})
	settings.save(path + ".import")


static func _has_profile_bones(path: String) -> bool:
	var packed := ResourceLoader.load(path, "PackedScene", ResourceLoader.CACHE_MODE_IGNORE) as PackedScene
	if packed == null:
		return false
	var scene := packed.instantiate()
	var is_applied := BoneMapSettings.is_applied(scene)
	scene.free()
	return is_applied


static func _import(path: String, is_new: bool) -> String:
	var files := EditorInterface.get_resource_filesystem()
	var tree := files.get_tree()
	while files.is_scanning():
		await tree.process_frame
	if is_new:
		# Finds the new folder; Godot imports what it finds some frames later.
		files.scan()
		for frame in FRAMES_OF_A_SCAN:
			await tree.process_frame
			if not files.is_scanning() and _is_imported(path):
				return ""
	# The first scan of a project imports its own files and refuses others meanwhile.
	var until := Time.get_ticks_msec() + IMPORT_MS
	while true:
		while files.is_scanning():
			await tree.process_frame
		files.update_file(path)
		files.reimport_files(PackedStringArray([path]))
		if _is_imported(path):
			return ""
		if _is_refused(path) or Time.get_ticks_msec() > until:
			break
		for frame in FRAMES_OF_A_SCAN:
			await tree.process_frame
	return Words.say("Godot's glTF importer did not take {file}. The Output panel says why.", {"file": path.get_file()})


## Whether the importer has tried, and failed.
static func _is_refused(path: String) -> bool:
	var settings := ConfigFile.new()
	return settings.load(path + ".import") == OK and not settings.get_value("remap", "valid", true)


static func _is_imported(path: String) -> bool:
	var settings := ConfigFile.new()
	if settings.load(path + ".import") != OK or not settings.get_value("remap", "valid", true):
		return false
	return FileAccess.file_exists(settings.get_value("remap", "path", ""))
