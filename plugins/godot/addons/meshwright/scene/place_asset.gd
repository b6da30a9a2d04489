@tool
extends RefCounted
## Brings a finished model into the project and the open scene.

const AssetTag := preload("asset_tag.gd")
const Measure := preload("measure.gd")
const ModelFile := preload("model_file.gd")
const Selection := preload("selection.gd")
const Words := preload("../words.gd")

## An asset that is this many times larger than the new one, or smaller, is not in its way: a landscape, a blade of grass.
const MOST_TIMES := 4.0


## Returns `result` or `error` for the core. `asset` is that of an `importAsset` call, with a `path` that exists.
static func place(asset: Dictionary) -> Dictionary:
	if AssetTag.scene_root() == null:
		return {"error": Words.say("No scene is open. Open or create a 3D scene, then press Import.")}
	var provenance: Dictionary = asset.provenance
	var replaced := AssetTag.find(asset.get("replace", ""))
	var old_path := replaced.scene_file_path if replaced != null else ""
	var path := ModelFile.path_for(asset.name, provenance.get("task", ""), old_path)
	var existed := FileAccess.file_exists(path)
	var error: String = await ModelFile.store(path, asset.path, provenance, asset.get("humanoid", {}))
	if error == "":
		error = _check(path)
	if error != "":
		if not existed:
			ModelFile.discard(path)
		return {"error": error}
	if AssetTag.scene_root() == null:
		return {"error": Words.say("No scene is open. Open or create a 3D scene, then press Import.")}
	# The reload of a scene replaces nodes: they are looked up after the import.
	var old := AssetTag.find(asset.get("replace", ""))
	var node := _replace(old, path, asset) if old != null else _add(path, asset)
	Selection.select_only(node)
	var result := Measure.facts(node)
	result.merge({"id": AssetTag.id_of(node), "name": str(node.name)})
	return {"result": result}


static func _check(path: String) -> String:
	var node := _instance(path)
	if node == null:
		return Words.say("Godot's glTF importer made no scene of {file}.", {"file": path.get_file()})
	var has_mesh := not Measure.mesh_nodes(node).is_empty()
	node.free()
	return "" if has_mesh else Words.say("Godot's glTF importer found no mesh in {file}.", {"file": path.get_file()})


static func _instance(path: String) -> Node3D:
	var scene := ResourceLoader.load(path, "PackedScene") as PackedScene
	return scene.instantiate(PackedScene.GEN_EDIT_STATE_INSTANCE) as Node3D if scene != null else null


## Adds an instance below the root of the scene, beside what stands there.
static func _add(path: String, asset: Dictionary) -> Node3D:
	var root := AssetTag.scene_root()
	var node := _instance(path)
	node.name = asset.name
	AssetTag.write(node, AssetTag.new_id(), asset.provenance)
	node.position = _free_place(root, node)
	var undo := EditorInterface.get_editor_undo_redo()
	undo.create_action(Words.say("Import {name}", {"name": asset.name}), UndoRedo.MERGE_DISABLE, root)
	undo.add_do_method(root, &"add_child", node, true)
	undo.add_do_property(node, &"owner", root)
	undo.add_do_reference(node)
	undo.add_undo_method(root, &"remove_child", node)
	undo.commit_action()
	return node


## Puts a model in the place of a node: its transform, parent, name and the nodes added below it stay.
static func _replace(old: Node, path: String, asset: Dictionary) -> Node:
	var root := AssetTag.scene_root()
	var undo := EditorInterface.get_editor_undo_redo()
	undo.create_action(Words.say("Import {name} again", {"name": old.name}), UndoRedo.MERGE_DISABLE, root)
	if old.scene_file_path == path or old == root:
		# Godot has updated the instance with its file, and kept what the scene changes in it.
		var tag := {"id": AssetTag.id_of(old), "provenance": asset.provenance}
		undo.add_do_method(old, &"set_meta", AssetTag.KEY, tag)
		undo.add_undo_method(old, &"set_meta", AssetTag.KEY, AssetTag.read(old))
		undo.commit_action()
		return old
	var node := _instance(path)
	AssetTag.write(node, AssetTag.new_id(), asset.provenance)
	node.name = old.name
	if old is Node3D:
		node.transform = old.transform
	var parent := old.get_parent()
	var added := old.get_children().filter(func(child: Node) -> bool: return child.owner == root)
	undo.add_do_method(parent, &"remove_child", old)
	_put(undo, parent, node, old.get_index(), root)
	for child: Node in added:
		undo.add_do_method(old, &"remove_child", child)
		_put(undo, node, child, -1, root)
	undo.add_do_reference(node)
	for child: Node in added:
		undo.add_undo_method(node, &"remove_child", child)
	undo.add_undo_method(parent, &"remove_child", node)
	undo.add_undo_method(parent, &"add_child", old)
	undo.add_undo_method(parent, &"move_child", old, old.get_index())
	undo.add_undo_property(old, &"owner", root)
	for child: Node in added:
		undo.add_undo_method(old, &"add_child", child)
		undo.add_undo_property(child, &"owner", root)
	undo.add_undo_reference(old)
	undo.commit_action()
	return node


static func _put(undo: EditorUndoRedoManager, parent: Node, node: Node, index: int, owner: Node) -> void:
	undo.add_do_method(parent, &"add_child", node)
	if index >= 0:
		undo.add_do_method(parent, &"move_child", node, index)
	undo.add_do_property(node, &"owner", owner)


## Returns the place nearest to the origin, along X, where the model touches no other asset of its own size.
static func _free_place(root: Node, node: Node3D) -> Vector3:
	var box := Measure.bounds(node)
	var taken: Array[AABB] = []
	for other in AssetTag.tagged(root):
		if other is Node3D and other.is_inside_tree():
			var around := _global_box(other)
			var times := around.get_longest_axis_size() / maxf(box.get_longest_axis_size(), 0.001)
			if times <= MOST_TIMES and times >= 1 / MOST_TIMES:
				taken.append(AABB(other.global_position, Vector3.ZERO).merge(around))
	var place := Vector3.ZERO
	while taken.any(func(each: AABB) -> bool: return each.intersects(AABB(box.position + place, box.size))):
		place.x += maxf(box.size.x * 1.2, 0.1)
	return place


static func _global_box(node: Node3D) -> AABB:
	return Transform3D(node.global_basis.orthonormalized(), node.global_position) * Measure.bounds(node)
