@tool
extends RefCounted
## Requests to one bridge over loopback HTTP. Every call blocks: for threads only.

const BridgeFile := preload("bridge_file.gd")

## How long a request waits for its answer. An answer to a press follows its effect, which may be an import.
const SHORT_MS := 10_000
const LONG_MS := 3_600_000
## Seconds a poll waits at the bridge for messages.
const POLL_SECONDS := 20

var url: String
var _token: String
var _port: int
## Ends the waits of all requests when it is true.
var _cancelled: Callable


func _init(address: Dictionary, cancelled: Callable) -> void:
	url = address.url
	_token = address.token
	_port = int(url.get_slice(":", 2).get_slice("/", 0))
	_cancelled = cancelled


## Whether a bridge of this version answers.
func is_alive() -> bool:
	var answer := request_json(HTTPClient.METHOD_GET, "/")
	return answer.status == 200 and answer.data.get("version") == BridgeFile.VERSION


func hello(project: String, host: Dictionary) -> Dictionary:
	var body := {"type": "hello", "version": BridgeFile.VERSION, "project": project, "host": host}
	return request_json(HTTPClient.METHOD_POST, "/hosts", body)


## Returns the messages after a number, as soon as there are any.
func poll(host: String, after: int) -> Dictionary:
	var path := "/hosts/%s/messages?after=%d&wait=%d" % [host, after, POLL_SECONDS]
	return request_json(HTTPClient.METHOD_GET, path, null, (POLL_SECONDS + 10) * 1000)


func post(host: String, message: Dictionary) -> Dictionary:
	return request_json(HTTPClient.METHOD_POST, "/hosts/%s/messages" % host, message, LONG_MS)


## Stores the bytes of a file. `data` of the answer is the value of a control of kind `files`.
func upload(name: String, bytes: PackedByteArray) -> Dictionary:
	var type := "Content-Type: application/octet-stream"
	var target := "/files?name=" + name.uri_encode()
	return _json(_request(HTTPClient.METHOD_PUT, target, bytes, type, LONG_MS))


## Returns the bytes of a file of the core; empty when it is gone.
func download(file: String) -> PackedByteArray:
	var answer := _request(HTTPClient.METHOD_GET, "/files/" + file.uri_encode(), [], "", LONG_MS)
	return answer.bytes if answer.status == 200 else PackedByteArray()


func leave(host: String) -> void:
	request_json(HTTPClient.METHOD_DELETE, "/hosts/" + host)


## Ends the bridge; jobs continue at the service.
func stop_bridge() -> void:
	request_json(HTTPClient.METHOD_DELETE, "/")


## Returns `status` (0: no connection), `data` (a dictionary) and, for a refusal, `error`: its text.
func request_json(
	method: HTTPClient.Method, path: String, body: Variant = null, timeout_ms := SHORT_MS
) -> Dictionary:
	var bytes := PackedByteArray() if body == null else JSON.stringify(body).to_utf8_buffer()
	return _json(_request(method, path, bytes, "Content-Type: application/json", timeout_ms))


func _json(answer: Dictionary) -> Dictionary:
	var data: Variant = BridgeFile.parse(answer.bytes.get_string_from_utf8())
	var fields: Dictionary = data if data is Dictionary else {}
	var result := {"status": answer.status, "data": fields}
	if answer.status >= 400:
		result.error = str(fields.get("message", "status %d" % answer.status))
	return result


func _request(
	method: HTTPClient.Method, path: String, body: PackedByteArray, type: String, timeout_ms: int
) -> Dictionary:
	var http := HTTPClient.new()
	http.read_chunk_size = 1 << 20
	var until := Time.get_ticks_msec() + timeout_ms
	var failed := {"status": 0, "bytes": PackedByteArray()}
	if http.connect_to_host("127.0.0.1", _port) != OK:
		return failed
	if not _wait(http, [HTTPClient.STATUS_RESOLVING, HTTPClient.STATUS_CONNECTING], until):
		return failed
	var headers := PackedStringArray(["Authorization: Bearer " + _token])
	if type != "":
		headers.append(type)
	if http.request_raw(method, path, headers, body) != OK:
		return failed
	if not _wait(http, [HTTPClient.STATUS_REQUESTING], until) or not http.has_response():
		return failed
	var bytes := PackedByteArray()
	while http.get_status() == HTTPClient.STATUS_BODY:
		http.poll()
		var chunk := http.read_response_body_chunk()
		bytes.append_array(chunk)
		if chunk.is_empty() and not _pause(until):
			return failed
	# A bridge that was killed has sent a part only.
	if http.get_status() == HTTPClient.STATUS_CONNECTION_ERROR or bytes.size() < http.get_response_body_length():
		return failed
	return {"status": http.get_response_code(), "bytes": bytes}


## Waits until the connection has left these states. Returns whether it is in use.
func _wait(http: HTTPClient, states: Array, until: int) -> bool:
	http.poll()
	while http.get_status() in states:
		if not _pause(until):
			return false
		http.poll()
	return http.get_status() in [HTTPClient.STATUS_CONNECTED, HTTPClient.STATUS_BODY]


func _pause(until: int) -> bool:
	OS.delay_msec(2)
	return not _cancelled.call() and Time.get_ticks_msec() < until
