@tool
extends RefCounted
## Starts a bridge, which outlives the editor: it serves every editor of the user and ends after ten minutes without use.

const IDLE_SECONDS := 600

## Why it could not be started; empty otherwise. For the user.
var error := ""
var _pid := 0
var _log := ""


## `settings` has `command`, `service_url` and `key`. The key goes into the environment only: every user of the machine
## can read arguments.
func start(settings: Dictionary) -> void:
	var words: PackedStringArray = str(settings.command).split(" ", false)
	if words.is_empty() or _program(words[0]) == "":
		var reason := "its command is empty" if words.is_empty() else words[0] + " was not found"
		error = "The Meshwright bridge cannot be started: %s. " % reason
		error += "Install Node.js 20.19 or later, or set the command below in Settings."
		return
	words.append_array(["--json", "--exit-when-idle", str(IDLE_SECONDS)])
	var names := {"MESHWRIGHT_API_KEY": settings.key, "MESHWRIGHT_BASE_URL": settings.service_url}
	var before := {}
	for name: String in names:
		if names[name] != "":
			before[name] = OS.get_environment(name)
			OS.set_environment(name, names[name])
	_pid = _spawn(words)
	for name: String in before:
		if before[name] == "":
			OS.unset_environment(name)
		else:
			OS.set_environment(name, before[name])
	if _pid <= 0:
		error = "The Meshwright bridge cannot be started: %s did not run." % words[0]


## Looks whether the process has ended, and why.
func check() -> void:
	if _pid <= 0 or OS.is_process_running(_pid):
		return
	var code := OS.get_process_exit_code(_pid)
	# A bridge that finds another one running ends with 0.
	if code <= 0:
		return
	var lines: Array = Array(FileAccess.get_file_as_string(_log).split("\n", false)).filter(
		# The last line of npm names its log instead of the reason.
		func(line: String) -> bool: return line.strip_edges() != "" and "complete log of this run" not in line
	)
	var reason: String = lines[-1].strip_edges() if not lines.is_empty() else "it ended with code %d" % code
	error = "The Meshwright bridge cannot be started: " + reason


func _spawn(words: PackedStringArray) -> int:
	if OS.get_name() == "Windows":
		return OS.create_process("cmd.exe", PackedStringArray(["/c"]) + words)
	# Not a pipe: it would have no reader when the editor has ended.
	_log = OS.get_cache_dir().path_join("meshwright-bridge-%d.log" % OS.get_process_id())
	var script := 'log="$1"; shift; exec "$@" </dev/null >"$log" 2>&1'
	return OS.create_process("sh", PackedStringArray(["-c", script, "sh", _log]) + words)


## Returns the path of a program, by the rules of the search path; empty when there is none.
static func _program(name: String) -> String:
	if name.is_absolute_path():
		return name if FileAccess.file_exists(name) else ""
	var windows := OS.get_name() == "Windows"
	for folder in OS.get_environment("PATH").split(";" if windows else ":", false):
		for ending: String in ["", ".exe", ".cmd"] if windows else [""]:
			var path := folder.path_join(name + ending)
			if FileAccess.file_exists(path):
				return path
	return ""
