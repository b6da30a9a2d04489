@tool
extends RefCounted
## The panel in this editor: the newest view, the state of the connection, and the calls of the core, one at a time.

const BridgeArchive := preload("bridge/bridge_archive.gd")
const BridgeConnection := preload("bridge/bridge_connection.gd")
const BridgeProcess := preload("bridge/bridge_process.gd")
const HostCalls := preload("host_calls.gd")
const SceneReport := preload("scene/scene_report.gd")
const Settings := preload("settings.gd")
const Words := preload("words.gd")

signal view_changed
signal status_changed
signal picture_received(file: String)
## An intent was refused: the value of its control is shown again as it is.
signal refused(control: String)

var view := {}
var pictures := {}
## Of the connection; empty while connected.
var status := ""
## Since the first view of the session: nothing is pressed by what an earlier one showed, which may lack a job.
var connected := false
var _is_open := false
## Whether the connection is not tried again until the user says so.
var stopped := false
## Whether the editor has opened the scenes of the project: before, there is no scene for an import or a report.
var is_project_open := false
## Of the last action; empty after a success.
var error := ""
var calls := HostCalls.new()
## A bridge that can be downloaded: none was found here, and this machine has no Node.js. Empty otherwise.
var offered_archive := {}

var _connection: BridgeConnection
var _download: BridgeArchive
var _waiting: Array[Dictionary] = []
var _answers := {}
var _is_calling := false
var _report := SceneReport.new()
var _requested_pictures := {}


## Connects, again after a change of the settings or for another try.
func open(restart := false) -> void:
	close()
	status = Words.say("Connecting")
	_connection = BridgeConnection.new(
		{
			"project": ProjectSettings.globalize_path("res://project.godot"),
			"host": _host_facts(),
			"command": Settings.command(),
			"service_url": Settings.service_url(),
			"key": Settings.key(),
			"may_start": true,
			"restart": restart,
		}
	)
	if is_project_open:
		_connection.open()
	status_changed.emit()


## Downloads the offered bridge by a node below another one; it is started when it is there.
func download_bridge(parent: Node) -> void:
	if _download != null or offered_archive.is_empty():
		return
	_download = BridgeArchive.new()
	_download.ended.connect(_on_download_ended)
	parent.add_child(_download)
	_download.download(offered_archive)


func _on_download_ended(failure: String) -> void:
	_download = null
	if failure == "":
		open()
		return
	status = failure
	stopped = true
	status_changed.emit()


func _show_download() -> void:
	var text := Words.say("Downloading the bridge: {percent} %", {"percent": _download.percent()})
	if text != status:
		status = text
		stopped = false
		status_changed.emit()


func on_project_opened() -> void:
	if is_project_open:
		return
	is_project_open = true
	if _connection != null:
		_connection.open()


func close() -> void:
	calls.preview.stop()
	if _connection != null:
		_connection.close()
	_connection = null
	_begin_session()
	_is_open = false
	connected = false
	stopped = false
	view = {}
	error = ""


func set_value(control: String, value: Variant) -> void:
	_send({"do": "set", "control": control, "value": value})


func press(control: String) -> void:
	if not connected:
		return
	_send({"do": "press", "control": control})


func add_files(control: String, paths: PackedStringArray, existing: Array) -> void:
	error = ""
	if _connection != null:
		_connection.upload(control, paths, existing)


## Gets a picture that the view names; `picture_received` says when it is there.
func request_picture(file: String) -> void:
	if _connection != null and not _requested_pictures.has(file):
		_requested_pictures[file] = true
		_connection.request_picture(file)


func on_selection_changed() -> void:
	_report.selection_changed = true


func on_scene_edited() -> void:
	_report.scene_edited = true


## Called with every frame of the editor.
func tick() -> void:
	if _download != null:
		_show_download()
	if _connection == null:
		return
	for event in _connection.take_events():
		_take(event)
	_run_next_call()
	if connected and not _is_calling:
		for intent in _report.next_intents():
			_send(intent)


func _take(event: Dictionary) -> void:
	match event.event:
		"view":
			view = event.view
			if _is_open and not connected:
				connected = true
				status = ""
				status_changed.emit()
			view_changed.emit()
		"status":
			_take_status(event)
		"call":
			_take_call(event.call)
		"uploaded":
			_send(event.intent)
		"finished":
			_take_outcome(event.intent, event.error)
		"picture":
			pictures[event.file] = _texture(event.bytes)
			picture_received.emit(event.file)


func _take_outcome(intent: Dictionary, refusal: String) -> void:
	if SceneReport.is_report(intent):
		_report.take_outcome(refusal)
	elif refusal != "" and intent.has("control"):
		error = refusal
		refused.emit(intent.control)
		status_changed.emit()


func _take_status(event: Dictionary) -> void:
	_is_open = event.connected
	connected = false
	stopped = event.stopped
	offered_archive = BridgeArchive.offered() if stopped and BridgeProcess.program("npx") == "" else {}
	status = Words.say("Connecting") if _is_open else event.text
	if _is_open:
		_begin_session()
	status_changed.emit()


func _begin_session() -> void:
	_answers.clear()
	_waiting.clear()
	_requested_pictures.clear()
	_report.start_again()


func _take_call(call: Dictionary) -> void:
	if _answers.has(call.id):
		# After a broken connection a call comes again; null: it is being carried out.
		if _answers[call.id] != null:
			_connection.send_answer(call.id, _answers[call.id])
		return
	_answers[call.id] = null
	_waiting.append(call)


func _run_next_call() -> void:
	if _is_calling or _waiting.is_empty():
		return
	_is_calling = true
	var connection := _connection
	var call: Dictionary = _waiting.pop_front()
	var answer: Dictionary = await calls.run(call, connection.exchange_folder())
	_is_calling = false
	_report.scene_edited = true
	if connection == _connection and _answers.has(call.id):
		_answers[call.id] = answer
		connection.send_answer(call.id, answer)


func _send(intent: Dictionary) -> void:
	if intent.has("control"):
		error = ""
		status_changed.emit()
	if _connection != null:
		_connection.send_intent(intent)


static func _texture(bytes: PackedByteArray) -> Texture2D:
	var image := Image.new()
	var is_png := bytes.slice(1, 4).get_string_from_ascii() == "PNG"
	var is_jpg := bytes.slice(0, 2) == PackedByteArray([0xff, 0xd8])
	var failure := ERR_FILE_UNRECOGNIZED
	if is_png:
		failure = image.load_png_from_buffer(bytes)
	elif is_jpg:
		failure = image.load_jpg_from_buffer(bytes)
	else:
		failure = image.load_webp_from_buffer(bytes)
	return ImageTexture.create_from_image(image) if failure == OK else null


static func _host_facts() -> Dictionary:
	return {
		"name": "Godot",
		"version": Engine.get_version_info().string,
		"undo": true,
		"keepsScene": true,
		"exportsSelection": true,
		"playsClips": true,
		"savesFiles": true,
		"language": TranslationServer.get_tool_locale(),
	}
