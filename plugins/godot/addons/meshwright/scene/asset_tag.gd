@tool
extends RefCounted
## The metadata of a placed asset: its id and its provenance. They are saved with the scene, and other plugins can read
## them: `node.get_meta("meshwright").provenance.task`.

const KEY := &"meshwright"


static func write(node: Node, id: String, provenance: Dictionary) -> void:
	node.set_meta(KEY, {"id": id, "provenance": provenance})


## Returns the tag of this node itself; empty without one.
static func read(node: Node) -> Dictionary:
	var tag: Variant = node.get_meta(KEY, {})
	return tag if tag is Dictionary and tag.get("provenance") is Dictionary else {}


static func new_id() -> String:
	return Crypto.new().generate_random_bytes(8).hex_encode()


## Returns the node or its nearest parent with a tag; the node itself if none has one.
static func asset_of(node: Node) -> Node:
	var parent := node
	while parent != null:
		if not read(parent).is_empty():
			return parent
		parent = parent.get_parent()
	return node


## Returns the id of a node for the core: that of its tag, else its path in the scene.
static func id_of(node: Node) -> String:
	var tag := read(node)
	return tag.id if not tag.is_empty() else str(scene_root().get_path_to(node))


static func scene_root() -> Node:
	return EditorInterface.get_edited_scene_root()


## Returns the node with this id, among copies a selected one first; null when it is gone.
static func find(id: String) -> Node:
	var root := scene_root()
	if root == null or id == "":
		return null
	var found := tagged(root).filter(func(node: Node) -> bool: return read(node).id == id)
	var selected := EditorInterface.get_selection().get_selected_nodes()
	for node: Node in found:
		if node in selected:
			return node
	if not found.is_empty():
		return found[0]
	return root.get_node_or_null(id) if id.is_valid_filename() or "/" in id or id == "." else null


## Returns all placed assets of a scene.
static func tagged(root: Node) -> Array[Node]:
	var found: Array[Node] = []
	var waiting: Array[Node] = [root]
	while not waiting.is_empty():
		var node: Node = waiting.pop_back()
		if not read(node).is_empty():
			found.append(node)
		waiting.append_array(node.get_children())
	return found


## Returns the placed assets for the intent `scene`.
static func standing() -> Array:
	var root := scene_root()
	var nodes := tagged(root) if root != null else ([] as Array[Node])
	return nodes.map(
		func(node: Node) -> Dictionary:
			return {"id": read(node).id, "task": read(node).provenance.get("task", "")}
	)
