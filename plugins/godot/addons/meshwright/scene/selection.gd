@tool
extends RefCounted
## Reads and sets the editor's selection.

const AssetTag := preload("asset_tag.gd")
const Measure := preload("measure.gd")
const Words := preload("../words.gd")


## Returns the selected asset: the one that contains the selected node; null when nothing is selected.
static func selected() -> Node:
	var nodes := EditorInterface.get_selection().get_selected_nodes()
	var root := AssetTag.scene_root()
	if nodes.is_empty() or root == null or not (nodes[0] == root or root.is_ancestor_of(nodes[0])):
		return null
	return AssetTag.asset_of(nodes[0])


## Returns the selection for the intent `select`; null when nothing is selected.
static func facts() -> Variant:
	var node := selected()
	if node == null:
		return null
	var has_mesh := not Measure.mesh_nodes(node).is_empty()
	var selection := {"id": AssetTag.id_of(node), "name": str(node.name), "hasMesh": has_mesh}
	var tag := AssetTag.read(node)
	if not tag.is_empty():
		selection.provenance = tag.provenance
	return selection


static func select_only(node: Node) -> void:
	var selection := EditorInterface.get_selection()
	selection.clear()
	selection.add_node(node)
	EditorInterface.edit_node(node)


## Selects an asset. Returns whether it is in the scene.
static func show(id: String) -> bool:
	var node := AssetTag.find(id)
	if node == null:
		return false
	select_only(node)
	return true


## Takes an asset out of the scene; its files stay. Returns whether it was there.
static func remove(id: String) -> bool:
	var node := AssetTag.find(id)
	var root := AssetTag.scene_root()
	if node == null or node == root:
		return false
	var parent := node.get_parent()
	var undo := EditorInterface.get_editor_undo_redo()
	undo.create_action(Words.say("Remove {name}", {"name": node.name}), UndoRedo.MERGE_DISABLE, root)
	undo.add_do_method(parent, &"remove_child", node)
	undo.add_undo_method(parent, &"add_child", node)
	undo.add_undo_method(parent, &"move_child", node, node.get_index())
	undo.add_undo_property(node, &"owner", root)
	undo.add_undo_reference(node)
	undo.commit_action()
	return true
