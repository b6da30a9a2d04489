@tool
extends RefCounted
## Writes the selection as a GLB: metres, Y up, at its size in the scene, without its place. Pictures are encoded in a thread:
## those of a character take seconds.

const PictureNames := preload("picture_names.gd")
const Selection := preload("selection.gd")
const Words := preload("../words.gd")


## Returns `result` or `error` for the core.
static func export_to(path: String) -> Dictionary:
	var node := Selection.selected() as Node3D
	if node == null:
		return {"error": Words.say("Nothing is selected. Select a 3D node and try again.")}
	var copy := node.duplicate(0) as Node3D
	# The exporter leaves out nodes without an owner.
	for child: Node in copy.find_children("*", "", true, false):
		child.owner = copy
	copy.transform = Transform3D(Basis.from_scale(node.scale), Vector3.ZERO)
	var document := GLTFDocument.new()
	var state := GLTFState.new()
	var names := PictureNames.new(node)
	GLTFDocument.register_gltf_document_extension(names)
	var error := document.append_from_scene(copy, state)
	if error == OK:
		error = await _write(document, state, path)
	GLTFDocument.unregister_gltf_document_extension(names)
	copy.free()
	if error != OK:
		return {"error": Words.say("Godot could not export {name}: {reason}.", {"name": node.name, "reason": error_string(error)})}
	return {"result": {"path": path}}


## The copy is outside of the scene, so that a thread may read it.
static func _write(document: GLTFDocument, state: GLTFState, path: String) -> Error:
	var outcome: Array[Error] = [OK]
	var work := func() -> void: outcome[0] = document.write_to_filesystem(state, path)
	var task := WorkerThreadPool.add_task(work, false, "Meshwright: export")
	var tree := Engine.get_main_loop() as SceneTree
	while not WorkerThreadPool.is_task_completed(task):
		await tree.process_frame
	WorkerThreadPool.wait_for_task_completion(task)
	return outcome[0]
