@tool
extends RefCounted
## The connection to the bridge, in threads of its own: one listens, and one each posts a message. The editor's thread
## takes events out of the inbox and never waits.

const BridgeClient := preload("bridge_client.gd")
const FindBridge := preload("find_bridge.gd")
const Words := preload("../words.gd")

const MOST_FAILURES := 3

## `project`, `host` (facts), `command`, `service_url`, `key`, `may_start` and `restart`.
var _settings: Dictionary
var _finder: FindBridge
var _lock := Mutex.new()
var _inbox: Array[Dictionary] = []
var _closed := false
## `client`, `host`, `exchange` and `number` of the last intent; empty without a session.
var _session := {}
var _threads: Array[Thread] = []


func _init(settings: Dictionary) -> void:
	_settings = settings
	_finder = FindBridge.new(settings, _sleep, func(text: String) -> void: _push_status(text))


func open() -> void:
	_run(_listen)


## Ends the session and its threads. Jobs continue.
func close() -> void:
	_lock.lock()
	_closed = true
	var session := _session
	_session = {}
	_lock.unlock()
	for thread in _threads:
		thread.wait_to_finish()
	_threads.clear()
	if not session.is_empty():
		BridgeClient.new(session.address, func() -> bool: return false).leave(session.host)


## Returns what has happened since the last call: `view`, `call`, `status`, `finished` and `picture` events.
func take_events() -> Array[Dictionary]:
	_lock.lock()
	var events := _inbox
	_inbox = []
	_lock.unlock()
	for thread in _threads.filter(func(each: Thread) -> bool: return not each.is_alive()):
		thread.wait_to_finish()
		_threads.erase(thread)
	return events


func exchange_folder() -> String:
	return _session.get("exchange", "")


## Sends an intent. Its number is counted here, so that intents begin in the order of the user's actions.
func send_intent(intent: Dictionary) -> void:
	var session := _session
	if session.is_empty():
		_push({"event": "finished", "intent": intent, "error": Words.say("The bridge is not connected.")})
		return
	session.number += 1
	var message := {"type": "intent", "id": session.number, "intent": intent}
	_run(func() -> void: _finish(intent, _post(session, message)))


## Stores files, and sets a control to the existing ones and them.
func upload(control: String, paths: PackedStringArray, existing: Array) -> void:
	var session := _session
	if session.is_empty():
		return
	# Counted before the upload, it would hold back the intents after it.
	_run(func() -> void: _upload(session, control, paths, existing))


## Answers a call: `answer` has `result` or `error`.
func send_answer(id: int, answer: Dictionary) -> void:
	var session := _session
	var message := {"type": "answer", "id": id}
	message.merge(answer)
	if not session.is_empty():
		_run(func() -> void: _post(session, message))


## Gets a picture; it arrives as an event, or never.
func request_picture(file: String) -> void:
	var session := _session
	if not session.is_empty():
		_run(func() -> void: _download_picture(session, file))


func _run(body: Callable) -> void:
	var thread := Thread.new()
	_threads.append(thread)
	thread.start(body)


func _push(event: Dictionary) -> void:
	_lock.lock()
	if not _closed:
		_inbox.append(event)
	_lock.unlock()


func _push_status(text: String, connected := false, stopped := false) -> void:
	_push({"event": "status", "text": text, "connected": connected, "stopped": stopped})


func _is_closed() -> bool:
	return _closed


## Sleeps without holding up `close`. Returns whether the connection is still open.
func _sleep(milliseconds: int) -> bool:
	var until := Time.get_ticks_msec() + milliseconds
	while not _closed and Time.get_ticks_msec() < until:
		OS.delay_msec(10)
	return not _closed


func _listen() -> void:
	var failures := 0
	while not _closed:
		var outcome := _follow_session()
		_session = {}
		if outcome.has("stop"):
			_push_status(outcome.stop, false, true)
			return
		failures = 0 if outcome.get("connected", false) else failures + 1
		if outcome.has("refusal") and failures > MOST_FAILURES:
			_push_status(Words.say("The bridge refused the connection: {reason}", {"reason": outcome.refusal}), false, true)
			return
		_push_status(Words.say("The connection to the bridge was lost. Connecting again. Jobs continue."))
		_sleep(mini(250 << failures, 5000))


## Runs one session until it ends. Returns `stop` when the user has to decide, else why it ended.
func _follow_session() -> Dictionary:
	var address := _finder.find_or_start()
	if not address.has("url"):
		return address
	var client := BridgeClient.new(address, _is_closed)
	var hello := client.hello(_settings.project, _settings.host)
	if hello.status != 201:
		return {"refusal": hello.get("error", Words.say("no answer"))}
	var data: Dictionary = hello.data
	_session = {"client": client, "address": address, "host": data.host, "exchange": data.exchange, "number": 0}
	_push_status("", true)
	var last := 0
	while not _closed:
		var answer := client.poll(data.host, last)
		# A short break of the connection: the session is kept for 30 seconds.
		if answer.status == 0 and _sleep(200) and client.is_alive():
			continue
		if answer.status != 200:
			return {"connected": true}
		last = int(answer.data.last)
		for message: Dictionary in answer.data.messages:
			if message.type == "closed":
				var error: Dictionary = message.error
				return {"stop": error.message} if error.code == "closed" else {"connected": true}
			_receive(client, message)
	return {}


func _receive(client: BridgeClient, message: Dictionary) -> void:
	match message.type:
		"view":
			_push({"event": "view", "view": message.view})
		"call":
			_provide_file(client, message.get("asset") if message.call == "importAsset" else message)
			_push({"event": "call", "call": message})


## Gets the file of a call whose path is not on this disk.
func _provide_file(client: BridgeClient, reference: Variant) -> void:
	if not reference is Dictionary or not reference.has("file") or FileAccess.file_exists(reference.get("path", "")):
		return
	reference.path = OS.get_cache_dir().path_join("meshwright-" + str(reference.file).validate_filename())
	var file := FileAccess.open(reference.path, FileAccess.WRITE)
	if file != null:
		file.store_buffer(client.download(reference.file))


## Posts until there is an answer: the bridge never carries out the same number twice.
func _post(session: Dictionary, message: Dictionary) -> Dictionary:
	while is_same(session, _session) and not _closed:
		var answer: Dictionary = session.client.post(session.host, message)
		if answer.status != 0:
			return answer
		_sleep(500)
	return {"status": 0, "data": {}, "error": _lost()}


func _finish(intent: Dictionary, answer: Dictionary) -> void:
	var error: String = answer.get("error", "")
	if answer.data.get("error") is Dictionary:
		error = answer.data.error.message
	_push({"event": "finished", "intent": intent, "error": error})


func _upload(session: Dictionary, control: String, paths: PackedStringArray, existing: Array) -> void:
	var values := existing.duplicate()
	var intent := {"do": "set", "control": control}
	for path in paths:
		var bytes := FileAccess.get_file_as_bytes(path)
		var answer: Dictionary = session.client.upload(path.get_file(), bytes)
		if answer.status != 201:
			_push({"event": "finished", "intent": intent, "error": answer.get("error", _lost())})
			return
		values.append(answer.data)
	intent.value = values
	_push({"event": "uploaded", "intent": intent})


func _download_picture(session: Dictionary, file: String) -> void:
	var bytes: PackedByteArray = session.client.download(file)
	if not bytes.is_empty():
		_push({"event": "picture", "file": file, "bytes": bytes})


func _lost() -> String:
	return Words.say("The connection to the bridge was lost before it answered. The list of jobs shows the result.")
