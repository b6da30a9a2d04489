@tool
extends RefCounted
## Finds the running bridge of this user, or starts one. Blocks: for threads only.

const BridgeClient := preload("bridge_client.gd")
const BridgeFile := preload("bridge_file.gd")
const BridgeProcess := preload("bridge_process.gd")
const Words := preload("../words.gd")

## The first start of a bridge downloads it.
const START_MS := 120_000
const STOP_MS := 10_000

## `command`, `service_url`, `key`, `may_start`, and `restart`: stops a running bridge first.
var _settings: Dictionary
## Sleeps for milliseconds. Returns whether the connection is still open.
var _sleep: Callable
## Shows a text to the user.
var _report: Callable


func _init(settings: Dictionary, sleep: Callable, report: Callable) -> void:
	_settings = settings
	_sleep = sleep
	_report = report


## Returns the address of a bridge that answers, or `stop`: why there is none.
func find_or_start() -> Dictionary:
	var address := _running_bridge()
	if _settings.get("restart", false) and not address.is_empty():
		_settings.restart = false
		_report.call(Words.say("Stopping the bridge"))
		var client := BridgeClient.new(address, _is_closed)
		client.stop_bridge()
		var until := Time.get_ticks_msec() + STOP_MS
		while client.is_alive() and Time.get_ticks_msec() < until and _sleep.call(100):
			pass
		address = {}
	if not address.is_empty():
		return address
	if not _settings.may_start:
		return {"stop": Words.say("No bridge is running. Start one with: npx meshwright bridge")}
	return _start_bridge()


func _start_bridge() -> Dictionary:
	_report.call(Words.say("Starting the bridge"))
	var process := BridgeProcess.new()
	process.start(_settings)
	var until := Time.get_ticks_msec() + START_MS
	while process.error == "" and Time.get_ticks_msec() < until:
		var address := _running_bridge()
		if not address.is_empty():
			return address
		if not _sleep.call(100):
			return {}
		process.check()
	if process.error != "":
		return {"stop": process.error}
	return {"stop": Words.say("The bridge was started but does not answer. Run it to see why: npx meshwright bridge")}


func _running_bridge() -> Dictionary:
	var address := BridgeFile.read()
	if address.is_empty() or not BridgeClient.new(address, _is_closed).is_alive():
		return {}
	return address


func _is_closed() -> bool:
	return not _sleep.call(0)
