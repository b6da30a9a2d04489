@tool
extends RefCounted
## Loop modes of imported clips: a clip whose last pose is its first one is a loop.

## Most difference of a loop: metres or factors, and the sine of half an angle.
const MOST_OFFSET := 0.01
const MOST_TURN := 0.02


static func set_loop_modes(scene: Node) -> void:
	for player: AnimationPlayer in scene.find_children("*", "AnimationPlayer", true, false):
		for name in player.get_animation_list():
			var clip := player.get_animation(name)
			if clip.loop_mode == Animation.LOOP_NONE and is_loop(clip):
				clip.loop_mode = Animation.LOOP_LINEAR


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
