@tool
extends RefCounted
## Plays a clip of an asset in the editor. The pose before it comes back when it stops, so that no scene saves a pose.

const Measure := preload("measure.gd")

var _player: AnimationPlayer
var _poses := {}


func play(root: Node, clip: String) -> bool:
	stop()
	for player in Measure.players(root):
		if player.has_animation(clip):
			_remember(root)
			_player = player
			player.play(clip)
			return true
	return false


func stop() -> void:
	if is_instance_valid(_player):
		_player.stop()
	_player = null
	for node: Variant in _poses:
		if is_instance_valid(node):
			node.transform = _poses[node]
			if node is Skeleton3D:
				node.reset_bone_poses()
	_poses.clear()


func _remember(root: Node) -> void:
	for node: Node3D in root.find_children("*", "Node3D", true, false):
		_poses[node] = node.transform
