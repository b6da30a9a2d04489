@tool
extends RefCounted
## Settings of the user, for all projects. The key has a file of its own that only its user can read: no project contains
## it, nor do the editor settings.

const COMMAND := "meshwright/bridge_command"
const SERVICE_URL := "meshwright/service_url"
const DEFAULT_COMMAND := "npx meshwright bridge"


static func command() -> String:
	return _value(COMMAND, DEFAULT_COMMAND)


static func service_url() -> String:
	return _value(SERVICE_URL, "")


static func key() -> String:
	return FileAccess.get_file_as_string(_key_file()).strip_edges() if FileAccess.file_exists(_key_file()) else ""


## Empty text brings the default back.
static func change(value: String, name: String) -> void:
	EditorInterface.get_editor_settings().set_setting(name, value.strip_edges() if value.strip_edges() != "" else null)


static func change_key(value: String) -> void:
	var path := _key_file()
	DirAccess.remove_absolute(path)
	if value.strip_edges() == "":
		return
	DirAccess.make_dir_recursive_absolute(path.get_base_dir())
	# Empty until only its user can read it.
	FileAccess.open(path, FileAccess.WRITE).close()
	FileAccess.set_unix_permissions(path, FileAccess.UNIX_READ_OWNER | FileAccess.UNIX_WRITE_OWNER)
	var file := FileAccess.open(path, FileAccess.WRITE)
	file.store_string(value.strip_edges())
	file.close()


static func _value(name: String, preset: String) -> String:
	var settings := EditorInterface.get_editor_settings()
	var value: String = settings.get_setting(name) if settings.has_setting(name) else ""
	return value if value != "" else preset


static func _key_file() -> String:
	return EditorInterface.get_editor_paths().get_config_dir().path_join("meshwright/key")
