@tool
extends RefCounted
## Measures a placed asset by its vertices at rest, in metres, at scale 1 of its parents.

const MOST_VERTICES := 200_000


## Returns `height`, `ground` (lowest point), `meshes` and `clips`.
static func facts(root: Node) -> Dictionary:
	var box := bounds(root)
	var meshes := {}
	for node in mesh_nodes(root):
		meshes[node.mesh] = true
	return {"height": box.size.y, "ground": box.position.y, "meshes": meshes.size(), "clips": clip_names(root)}


## Returns the bounds below the root, without the root's own transform except its scale.
static func bounds(root: Node) -> AABB:
	var low := Vector3.INF
	var high := -Vector3.INF
	var scale := Basis.from_scale(root.scale) if root is Node3D else Basis()
	for node in mesh_nodes(root):
		for point in _rest_points(node, root):
			var scaled := scale * point
			low = low.min(scaled)
			high = high.max(scaled)
	return AABB(low, high - low) if low.x <= high.x else AABB()


static func mesh_nodes(root: Node) -> Array[MeshInstance3D]:
	var found: Array[MeshInstance3D] = []
	if root is MeshInstance3D and root.mesh != null:
		found.append(root)
	for node: MeshInstance3D in root.find_children("*", "MeshInstance3D", true, false):
		if node.mesh != null:
			found.append(node)
	return found


static func players(root: Node) -> Array[AnimationPlayer]:
	var found: Array[AnimationPlayer] = []
	found.assign(root.find_children("*", "AnimationPlayer", true, false))
	return found


static func clip_names(root: Node) -> PackedStringArray:
	var names := PackedStringArray()
	for player in players(root):
		for name in player.get_animation_list():
			if name != "RESET":
				names.append(name)
	return names


static func _rest_points(node: MeshInstance3D, root: Node) -> PackedVector3Array:
	var points := PackedVector3Array()
	var skeleton := node.get_node_or_null(node.skeleton) as Skeleton3D if node.skin else null
	for surface in node.mesh.get_surface_count():
		var arrays := node.mesh.surface_get_arrays(surface)
		var vertices: PackedVector3Array = arrays[Mesh.ARRAY_VERTEX]
		if skeleton != null and arrays[Mesh.ARRAY_BONES] != null:
			points.append_array(_skinned(node, skeleton, arrays, relative(skeleton, root)))
		else:
			points.append_array(relative(node, root) * vertices)
	return points


## Returns the transform of a node below a root, without that of the root. Nodes need not be in the tree.
static func relative(node: Node, root: Node) -> Transform3D:
	var transform := Transform3D()
	while node != root and node != null:
		if node is Node3D:
			transform = node.transform * transform
		node = node.get_parent()
	return transform


static func _skinned(
	node: MeshInstance3D, skeleton: Skeleton3D, arrays: Array, base: Transform3D
) -> PackedVector3Array:
	var binds := _bind_transforms(node.skin, skeleton, base)
	var vertices: PackedVector3Array = arrays[Mesh.ARRAY_VERTEX]
	var bones: PackedInt32Array = arrays[Mesh.ARRAY_BONES]
	var weights: PackedFloat32Array = arrays[Mesh.ARRAY_WEIGHTS]
	var per_vertex := bones.size() / maxi(vertices.size(), 1)
	# Of a very large mesh every few vertices are enough for a height in the panel.
	var step := maxi(vertices.size() / MOST_VERTICES, 1)
	var points := PackedVector3Array()
	for index in range(0, vertices.size(), step):
		var point := Vector3.ZERO
		for slot in range(index * per_vertex, (index + 1) * per_vertex):
			if weights[slot] > 0 and bones[slot] < binds.size():
				point += binds[bones[slot]] * vertices[index] * weights[slot]
		points.append(point)
	return points


static func _bind_transforms(skin: Skin, skeleton: Skeleton3D, base: Transform3D) -> Array[Transform3D]:
	var binds: Array[Transform3D] = []
	for index in skin.get_bind_count():
		var bone := skin.get_bind_bone(index)
		if bone < 0:
			bone = skeleton.find_bone(skin.get_bind_name(index))
		var rest := skeleton.get_bone_global_rest(bone) if bone >= 0 else Transform3D()
		binds.append(base * rest * skin.get_bind_pose(index))
	return binds
