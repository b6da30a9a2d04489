@tool
extends EditorPlugin
## Runs commands of the tests in the editor: prints the port on which it listens, on a line that begins with @@. Each line
## in is JSON, `{"id": 1, "code": "return 1"}`, where the code is the body of a function with `user` and `editor`; each
## line out is `{"id", "answer"}` or `{"id", "error"}`.

const User := preload("user.gd")

var _server := TCPServer.new()
var _peer: StreamPeerTCP
var _text := PackedByteArray()
var _user := User.new()
var _is_ready := false
## Longest frame callback of the plugin since the start.
var longest_block_ms := 0.0
var _plugin: EditorPlugin


func _enter_tree() -> void:
	_server.listen(0, "127.0.0.1")


func _process(delta: float) -> void:
	_time_plugin(delta)
	# An editor without focus draws ten times a second.
	OS.low_processor_usage_mode_sleep_usec = 2000
	if EditorInterface.get_resource_filesystem().is_scanning():
		return
	if not _is_ready and EditorInterface.get_edited_scene_root() != null:
		_is_ready = true
		_user.show_dock()
		print("\n@@%d" % _server.get_local_port())
	if _server.is_connection_available():
		_peer = _server.take_connection()
	if _peer == null:
		return
	_peer.poll()
	if _peer.get_available_bytes() > 0:
		_text.append_array(_peer.get_data(_peer.get_available_bytes())[1])
	while _text.has(10):
		var end := _text.find(10)
		var command: Dictionary = JSON.parse_string(_text.slice(0, end).get_string_from_utf8())
		_text = _text.slice(end + 1)
		_run(command)


## Takes the place of the editor, which calls the plugin with every frame.
func _time_plugin(delta: float) -> void:
	if not is_instance_valid(_plugin):
		_plugin = null
		for node in get_parent().get_children():
			var script: Script = node.get_script()
			if script != null and script.resource_path == "res://addons/meshwright/plugin.gd":
				_plugin = node
				_plugin.set_process(false)
	if _plugin == null:
		return
	var start := Time.get_ticks_usec()
	_plugin._process(delta)
	longest_block_ms = maxf(longest_block_ms, (Time.get_ticks_usec() - start) / 1000.0)


func _run(command: Dictionary) -> void:
	var script := GDScript.new()
	var body := "\n\t".join(command.code.split("\n"))
	script.source_code = "@tool\nextends RefCounted\nfunc run(user, editor):\n\t" + body + "\n"
	var message := {"id": command.id}
	if script.reload() != OK:
		message.error = "the code cannot be compiled: " + command.code
	else:
		message.answer = await script.new().run(_user, self)
	_peer.put_data((JSON.stringify(message) + "\n").to_utf8_buffer())
