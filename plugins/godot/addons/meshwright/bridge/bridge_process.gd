@tool
extends RefCounted
## Starts a bridge, which outlives the editor: it serves every editor of the user and ends after ten minutes without use.

const BridgeArchive := preload("bridge_archive.gd")
const Words := preload("../words.gd")

const IDLE_SECONDS := 600

const UNREACHABLE := "npm cannot reach its registry. Check the connection, then try again"
## By the code of npm.
const NPM_REASONS := {
	"E404": "npm finds no such package in its registry. Install the command meshwright and name it in the settings",
	"ENOTFOUND": UNREACHABLE,
	"EAI_AGAIN": UNREACHABLE,
	"ETIMEDOUT": UNREACHABLE,
	"ECONNREFUSED": UNREACHABLE,
	"ECONNRESET": UNREACHABLE,
	"ENOSPC": "the disk is full, so npm cannot download it",
	"EACCES": "npm may not write into its folder",
	"EBADENGINE": "this Node.js is too old. Install Node.js 20.19 or later",
}

## Why it could not be started; empty otherwise. For the user.
var error := ""
var _pid := 0
var _log := ""


## `settings` has `command`, `service_url` and `key`. The key goes into the environment only: every user of the machine
## can read arguments.
func start(settings: Dictionary) -> void:
	var words: PackedStringArray = str(settings.command).split(" ", false)
	if words.is_empty() or program(words[0]) == "":
		var own := BridgeArchive.command()
		if not words.is_empty() and not own.is_empty():
			words = own
	if words.is_empty() or program(words[0]) == "":
		var reason := Words.say("its command is empty") if words.is_empty() else Words.say("{program} was not found", {"program": words[0]})
		error = Words.say("The Meshwright bridge cannot be started: {reason}. Install Node.js 20.19 or later, or set the command below in Settings.", {"reason": reason})
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
		error = Words.say("The Meshwright bridge cannot be started: {program} did not run.", {"program": words[0]})


## Looks whether the process has ended, and why.
func check() -> void:
	if _pid <= 0 or OS.is_process_running(_pid):
		return
	var code := OS.get_process_exit_code(_pid)
	# A bridge that finds another one running ends with 0.
	if code <= 0:
		return
	error = Words.say("The Meshwright bridge cannot be started: {reason}.", {"reason": exit_reason(FileAccess.get_file_as_string(_log), code)})


## Returns in one sentence, without a full stop, why a process ended: a known reason of npm, whose own text fills a
## screen, else the last line of its output.
static func exit_reason(output: String, code: int) -> String:
	for known: String in NPM_REASONS:
		if "npm error code " + known in output or "npm ERR! code " + known in output:
			return Words.say(NPM_REASONS[known])
	var lines: Array = Array(output.split("\n", false)).filter(
		func(line: String) -> bool: return line.strip_edges() != "" and "complete log of this run" not in line
	)
	return str(lines[-1]).strip_edges().trim_suffix(".") if not lines.is_empty() else Words.say("it ended with code {code}", {"code": code})



func _spawn(words: PackedStringArray) -> int:
	if OS.get_name() == "Windows":
		return OS.create_process("cmd.exe", PackedStringArray(["/c"]) + words)
	# Not a pipe: it would have no reader when the editor has ended.
	_log = OS.get_cache_dir().path_join("meshwright-bridge-%d.log" % OS.get_process_id())
	var script := 'log="$1"; shift; exec "$@" </dev/null >"$log" 2>&1'
	return OS.create_process("/bin/sh", PackedStringArray(["-c", script, "sh", _log]) + words)


## Returns the path of a program, by the rules of the search path; empty when there is none.
static func program(name: String) -> String:
	if name.is_absolute_path():
		return name if FileAccess.file_exists(name) else ""
	var windows := OS.get_name() == "Windows"
	for folder in OS.get_environment("PATH").split(";" if windows else ":", false):
		for ending: String in ["", ".exe", ".cmd"] if windows else [""]:
			var path := folder.path_join(name + ending)
			if FileAccess.file_exists(path):
				return path
	return ""
