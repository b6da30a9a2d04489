@tool
extends RefCounted
## The file of a running bridge: docs/bring-your-own-host.md, Find or start the bridge.

const VERSION := 1


## Returns `url`, `token` and `pid` of the bridge that the file names; empty without a readable file, or when its process
## has ended: another process may have the port by now.
static func read() -> Dictionary:
	var data: Variant = parse(FileAccess.get_file_as_string(path()))
	if not data is Dictionary or data.get("version") != VERSION:
		return {}
	if not (data.get("url") is String and data.get("token") is String):
		return {}
	var pid := int(data.get("pid", 0))
	if OS.get_name() == "Linux" and not DirAccess.dir_exists_absolute("/proc/%d" % pid):
		return {}
	return data


static func path() -> String:
	return cache_folder().path_join("meshwright/bridge/bridge.json")


## Returns what a JSON text contains, or null, without an error in the output.
static func parse(text: String) -> Variant:
	var json := JSON.new()
	return json.data if text != "" and json.parse(text) == OK else null


## Returns the folder of the user for files that can be made again.
static func cache_folder() -> String:
	var xdg := OS.get_environment("XDG_CACHE_HOME")
	if OS.get_name() == "Windows":
		return OS.get_environment("LOCALAPPDATA")
	if xdg.is_absolute_path():
		return xdg
	var home := OS.get_environment("HOME")
	return home.path_join("Library/Caches" if OS.get_name() == "macOS" else ".cache")
