@tool
extends RefCounted
## What Godot's importer has made of a model.


static func of(path: String) -> Dictionary:
	var scene: Node = load(path).instantiate()
	var skeleton: Skeleton3D = scene.find_children("*", "Skeleton3D", true, false)[0]
	var profile := SkeletonProfileHumanoid.new()
	var humanoid := []
	for bone in profile.bone_size:
		if skeleton.find_bone(profile.get_bone_name(bone)) >= 0:
			humanoid.append(str(profile.get_bone_name(bone)))
	var modes := {}
	for player: AnimationPlayer in scene.find_children("*", "AnimationPlayer", true, false):
		var library := player.get_animation_library("")
		for name in library.get_animation_list():
			modes[name] = library.get_animation(name).loop_mode
	var shapes := []
	for shape: CollisionShape3D in scene.find_children("*", "CollisionShape3D", true, false):
		shapes.append(shape.shape.get_class())
	var facts := {"bones": skeleton.get_bone_count(), "humanoid": humanoid, "library": modes, "shapes": shapes}
	scene.free()
	return facts


## Returns the direction of the left upper arm of a model at the end of a clip of another model.
static func arm_of(path: String, clips: String, clip: String) -> Array:
	var source: Node = load(clips).instantiate()
	var library: AnimationLibrary = source.find_children("*", "AnimationPlayer", true, false)[0].get_animation_library("")
	var scene: Node = load(path).instantiate()
	EditorInterface.get_base_control().add_child(scene)
	for old in scene.find_children("*", "AnimationPlayer", true, false):
		old.free()
	var player := AnimationPlayer.new()
	scene.add_child(player)
	player.add_animation_library("", library)
	player.play(clip)
	player.seek(1.0, true)
	var skeleton: Skeleton3D = scene.find_children("*", "Skeleton3D", true, false)[0]
	var upper := skeleton.get_bone_global_pose(skeleton.find_bone("LeftUpperArm")).origin
	var lower := skeleton.get_bone_global_pose(skeleton.find_bone("LeftLowerArm")).origin
	var way := (skeleton.global_basis * (lower - upper)).normalized()
	source.free()
	scene.free()
	return [way.x, way.y, way.z]
