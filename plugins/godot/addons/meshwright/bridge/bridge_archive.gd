@tool
extends HTTPRequest
## A bridge with a Node.js of its own, for machines without one: downloaded once, known by its SHA-256.
## `bridge_archives.json` beside this file names one archive for each system, with `url`, `sha256` and `bytes`. A release
## writes it; without a row for this system there is nothing to download, and Node.js must be installed.

const BridgeFile := preload("bridge_file.gd")
const Words := preload("../words.gd")

const ROWS := "res://addons/meshwright/bridge/bridge_archives.json"
const TIMEOUT_SECONDS := 30
const SYSTEMS := {"Linux": "linux", "macOS": "darwin", "Windows": "win32"}
const PROCESSORS := {"x86_64": "x64", "arm64": "arm64"}

## The download is over: why there is no bridge, as a sentence, or nothing.
signal ended(error: String)

var _row: Dictionary
var _idle_since := 0
var _received := 0
var _thread: Thread


## Returns the archive for this system and processor; empty when there is none.
static func offered() -> Dictionary:
	var rows: Variant = BridgeFile.parse(FileAccess.get_file_as_string(ROWS))
	var processor: String = PROCESSORS.get(Engine.get_architecture_name(), "")
	var row: Variant = rows.get("%s-%s" % [SYSTEMS.get(OS.get_name(), ""), processor]) if rows is Dictionary else null
	return row if row is Dictionary and row.has_all(["url", "sha256", "bytes"]) else {}


## Returns program and arguments of the unpacked bridge; empty when it is not there.
static func command() -> PackedStringArray:
	var row := offered()
	if row.is_empty():
		return []
	var folder := _folder(row)
	var program := folder.path_join(_program())
	return [program, folder.path_join("bin/bridge.js"), "bridge"] if FileAccess.file_exists(program) else []


## Begins; the node is in the tree and frees itself at the end.
func download(row: Dictionary) -> void:
	_row = row
	if not _is_trusted(row.url):
		_end(Words.say("The bridge is downloaded by https only."))
		return
	DirAccess.make_dir_recursive_absolute(_folder(row).get_base_dir())
	use_threads = true
	download_file = _folder(row) + ".zip"
	body_size_limit = int(row.bytes)
	request_completed.connect(_on_request_completed)
	_idle_since = Time.get_ticks_msec()
	if request(row.url) != OK:
		_end(Words.say("The bridge could not be downloaded. Check the connection and try again."))


func percent() -> int:
	return mini(99, get_downloaded_bytes() * 100 / maxi(1, int(_row.bytes)))


## A server that sends nothing for a while is given up; the whole download may take as long as it needs.
func _process(_delta: float) -> void:
	if get_downloaded_bytes() != _received:
		_received = get_downloaded_bytes()
		_idle_since = Time.get_ticks_msec()
	elif _idle_since > 0 and Time.get_ticks_msec() - _idle_since > TIMEOUT_SECONDS * 1000:
		cancel_request()
		_end(Words.say("The bridge could not be downloaded. Check the connection and try again."))


func _on_request_completed(result: int, status: int, _headers: PackedStringArray, _body: PackedByteArray) -> void:
	_idle_since = 0
	if result == RESULT_BODY_SIZE_LIMIT_EXCEEDED:
		_end(_other_file())
	elif result != RESULT_SUCCESS or status != 200:
		_end(Words.say("The bridge could not be downloaded. Check the connection and try again."))
	else:
		# Unpacking takes seconds.
		_thread = Thread.new()
		_thread.start(func() -> void: _end.call_deferred(_install()))


## The editor closes: the thread ends with what it unpacks.
func _exit_tree() -> void:
	if _thread != null:
		_thread.wait_to_finish()
		_thread = null


func _end(error: String) -> void:
	DirAccess.remove_absolute(_folder(_row) + ".zip")
	ended.emit(error)
	queue_free()


## Compares and unpacks. Returns why not, or nothing.
func _install() -> String:
	var folder := _folder(_row)
	var file := folder + ".zip"
	if FileAccess.get_sha256(file) != _row.sha256:
		return _other_file()
	var unpacked := folder + ".unpacked"
	_remove(unpacked)
	var archive := ZIPReader.new()
	if archive.open(file) != OK or not _unpack(archive, unpacked):
		_remove(unpacked)
		return Words.say("The bridge could not be unpacked. Is the disk full?")
	archive.close()
	FileAccess.set_unix_permissions(unpacked.path_join(_program()), FileAccess.UNIX_READ_OWNER | FileAccess.UNIX_WRITE_OWNER | FileAccess.UNIX_EXECUTE_OWNER)
	_remove(folder)
	if DirAccess.rename_absolute(unpacked, folder) != OK:
		return Words.say("The bridge could not be unpacked. Close other editors that use it, and try again.")
	# A bridge of an earlier version may still run: on Windows its folder stays until the next download.
	for other in DirAccess.get_directories_at(folder.get_base_dir()):
		if other != folder.get_file():
			_remove(folder.get_base_dir().path_join(other))
	return ""


static func _unpack(archive: ZIPReader, folder: String) -> bool:
	for name in archive.get_files():
		if name.ends_with("/"):
			continue
		var path := folder.path_join(name)
		DirAccess.make_dir_recursive_absolute(path.get_base_dir())
		var out := FileAccess.open(path, FileAccess.WRITE)
		if out == null or not out.store_buffer(archive.read_file(name)):
			return false
	return true


static func _remove(folder: String) -> void:
	for name in DirAccess.get_directories_at(folder):
		_remove(folder.path_join(name))
	for name in DirAccess.get_files_at(folder):
		DirAccess.remove_absolute(folder.path_join(name))
	DirAccess.remove_absolute(folder)


static func _is_trusted(url: String) -> bool:
	return url.begins_with("https://") or url.begins_with("http://127.0.0.1:")


static func _program() -> String:
	return "node.exe" if OS.get_name() == "Windows" else "node"


static func _folder(row: Dictionary) -> String:
	return BridgeFile.cache_folder().path_join("meshwright/bridge-program").path_join(str(row.sha256).left(16))


static func _other_file() -> String:
	return Words.say("The download is not the bridge of this version: nothing of it is used. Try again later.")
