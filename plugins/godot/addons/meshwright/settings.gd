@tool
extends RefCounted
## Settings of the user, for all projects. The key has a file of its own that only its user can read: no project contains
## it, nor do the editor settings.

const Words := preload("words.gd")

const COMMAND := "meshwright/bridge_command"
const SERVICE_URL := "meshwright/service_url"
## The version of this plugin: its environment holds the API key, so no later download may take its place unseen.
const DEFAULT_COMMAND := "npx meshwright@1.0.0-rc.1 bridge"


static func command() -> String:
	return _value(COMMAND, DEFAULT_COMMAND)


static func service_url() -> String:
	return _value(SERVICE_URL, "")


static func key() -> String:
	return FileAccess.get_file_as_string(_key_file()).strip_edges() if FileAccess.file_exists(_key_file()) else ""


## Empty text brings the default back. The default itself is not stored: a newer plugin has a newer one.
static func change(value: String, name: String) -> void:
	var text := value.strip_edges()
	EditorInterface.get_editor_settings().set_setting(name, null if text in ["", DEFAULT_COMMAND] else text)


## Stores the key; empty text removes it. Returns why it failed; empty when it did not.
static func change_key(value: String) -> String:
	var path := _key_file()
	DirAccess.remove_absolute(path)
	if value.strip_edges() == "":
		return ""
	DirAccess.make_dir_recursive_absolute(path.get_base_dir())
	# Empty until only its user can read it.
	for text: String in ["", value.strip_edges()]:
		var file := FileAccess.open(path, FileAccess.WRITE)
		if file == null:
			return Words.say("Godot could not write {file}: {reason}.", {"file": path, "reason": error_string(FileAccess.get_open_error())})
		file.store_string(text)
		file.close()
		FileAccess.set_unix_permissions(path, FileAccess.UNIX_READ_OWNER | FileAccess.UNIX_WRITE_OWNER)
	return ""


static func _value(name: String, preset: String) -> String:
	var settings := EditorInterface.get_editor_settings()
	var value: String = settings.get_setting(name) if settings.has_setting(name) else ""
	return value if value != "" else preset


static func _key_file() -> String:
	return EditorInterface.get_editor_paths().get_config_dir().path_join("meshwright/key")
