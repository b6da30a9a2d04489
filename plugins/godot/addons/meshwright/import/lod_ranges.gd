@tool
extends RefCounted
## Visibility ranges of levels of detail: meshes of one parent that are named `NAME_LOD0`, `NAME_LOD1` and so on.

## Distance at which the first coarser level is shown, in diagonals of the model; each further level doubles it.
const FIRST_DISTANCE := 8.0


static func set_ranges(scene: Node) -> void:
	var groups := {}
	for node: MeshInstance3D in scene.find_children("*_LOD*", "MeshInstance3D", true, false):
		var name := str(node.name)
		var at := name.rfind("_LOD")
		var level := name.substr(at + 4)
		if level.is_valid_int() and node.mesh != null:
			var key := [node.get_parent(), name.left(at)]
			groups.get_or_add(key, {})[int(level)] = node
	for key: Array in groups:
		# The finest level of a moving mesh keeps the name that its clips have.
		var finest: Node = key[0].get_node_or_null(key[1])
		if finest is MeshInstance3D and not groups[key].has(0):
			groups[key][0] = finest
		_set_group(groups[key])


static func _set_group(levels: Dictionary) -> void:
	var numbers := levels.keys()
	numbers.sort()
	# One level alone is not seen from a distance only.
	if numbers.size() < 2 or numbers[0] != 0:
		return
	var size: float = levels[0].mesh.get_aabb().size.length() * levels[0].scale.length() / sqrt(3.0)
	for index in numbers.size():
		var node: MeshInstance3D = levels[numbers[index]]
		node.visibility_range_begin = _distance(size, index)
		node.visibility_range_end = _distance(size, index + 1) if index + 1 < numbers.size() else 0.0


static func _distance(size: float, index: int) -> float:
	return size * FIRST_DISTANCE * pow(2, index - 1) if index > 0 else 0.0
