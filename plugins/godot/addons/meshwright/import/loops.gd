@tool
extends RefCounted
## Loop modes of imported clips: a clip whose last pose is its first one is a loop, and so is one with the name of a gait,
## which may travel.

## Most difference of a loop: metres or factors, and the sine of half an angle.
const MOST_OFFSET := 0.01
const MOST_TURN := 0.02
## Words of the names of clips that go on, and of those that happen once.
const LASTING: PackedStringArray = ["idle", "walk", "walking", "run", "running", "jog", "jogging", "sprint", "sprinting"]
const ONCE: PackedStringArray = ["to", "start", "stop", "turn", "jump", "fall", "hit", "death", "dying"]


static func set_loop_modes(scene: Node) -> void:
	for player: AnimationPlayer in scene.find_children("*", "AnimationPlayer", true, false):
		for name in player.get_animation_list():
			var clip := player.get_animation(name)
			if clip.loop_mode == Animation.LOOP_NONE and (has_name_of_loop(name) or is_loop(clip)):
				clip.loop_mode = Animation.LOOP_LINEAR


static func has_name_of_loop(name: String) -> bool:
	# `to_snake_case` parts `WalkForward`, and leaves the other signs.
	var words := name.to_snake_case().replace("|", "_").replace("-", "_").replace(" ", "_").split("_", false)
	var is_among := func(list: PackedStringArray) -> bool:
		return Array(words).any(func(word: String) -> bool: return word in list)
	return is_among.call(LASTING) and not is_among.call(ONCE)


static func is_loop(clip: Animation) -> bool:
	var moves := false
	for track in clip.get_track_count():
		if clip.track_get_key_count(track) == 0:
			continue
		if not _ends_as_it_begins(clip, track):
			return false
		moves = moves or clip.track_get_key_count(track) > 1
	return moves and clip.length > 0


static func _ends_as_it_begins(clip: Animation, track: int) -> bool:
	match clip.track_get_type(track):
		Animation.TYPE_ROTATION_3D:
			var first := clip.rotation_track_interpolate(track, 0)
			var last := clip.rotation_track_interpolate(track, clip.length)
			return absf(first.dot(last)) > 1.0 - MOST_TURN * MOST_TURN
		Animation.TYPE_POSITION_3D:
			var first := clip.position_track_interpolate(track, 0)
			return first.distance_to(clip.position_track_interpolate(track, clip.length)) < MOST_OFFSET
		Animation.TYPE_SCALE_3D:
			var first := clip.scale_track_interpolate(track, 0)
			return first.distance_to(clip.scale_track_interpolate(track, clip.length)) < MOST_OFFSET
	return true
