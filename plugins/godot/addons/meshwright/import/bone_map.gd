@tool
extends RefCounted
## The bone map of a humanoid, in the import settings of its model: Godot renames the bones to those of
## SkeletonProfileHumanoid, so that models share their clips.


## Returns the settings of the nodes of a model; empty without a skeleton that has these joints. `humanoid` has the name of
## a joint for each VRM bone.
static func node_settings(scene: Node, humanoid: Dictionary) -> Dictionary:
	for skeleton: Skeleton3D in scene.find_children("*", "Skeleton3D", true, false):
		var map := _map(skeleton, humanoid)
		if map != null:
			return {"PATH:" + str(scene.get_path_to(skeleton)): {"retarget/bone_map": map}}
	return {}


## Returns the settings of the nodes of a GLB that no importer has read yet, from its file.
static func settings_of_file(bytes: PackedByteArray, humanoid: Dictionary) -> Dictionary:
	var document := GLTFDocument.new()
	var state := GLTFState.new()
	state.handle_binary_image = GLTFState.HANDLE_BINARY_DISCARD_TEXTURES
	if document.append_from_buffer(bytes, "", state) != OK:
		return {}
	var scene := document.generate_scene(state)
	if scene == null:
		return {}
	var settings := node_settings(scene, humanoid)
	scene.free()
	return settings


## Whether the bones of an imported model have the names of the profile.
static func is_applied(scene: Node) -> bool:
	return scene.find_children("*", "Skeleton3D", true, false).any(
		func(skeleton: Skeleton3D) -> bool: return skeleton.find_bone("Hips") >= 0
	)


static func _map(skeleton: Skeleton3D, humanoid: Dictionary) -> BoneMap:
	var map := BoneMap.new()
	map.profile = SkeletonProfileHumanoid.new()
	for bone: String in humanoid:
		# The profile has the names of VRM, with a capital letter.
		var name := bone.left(1).to_upper() + bone.substr(1)
		# Godot's importer replaces the characters of its paths.
		var joint: String = str(humanoid[bone]).replace(":", "_").replace("/", "_")
		if map.profile.find_bone(name) >= 0 and skeleton.find_bone(joint) >= 0:
			map.set_skeleton_bone_name(name, joint)
	return map if map.get_skeleton_bone_name("Hips") != &"" else null
