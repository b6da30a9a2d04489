extends SceneTree
## Plays a clip of a model in a running scene, frame by frame at 30 frames per second, and prints how far bones turn and
## where the feet are: `--headless --fixed-fps 30 -s walk.gd -- SCENE CLIP`.

var _player: AnimationPlayer
var _skeleton: Skeleton3D
var _frames := 0
var _start: Quaternion
var _turns := []


func _initialize() -> void:
	var arguments := OS.get_cmdline_user_args()
	var scene: Node = load(arguments[0]).instantiate()
	root.add_child(scene)
	_player = scene.find_children("*", "AnimationPlayer", true, false)[0]
	_skeleton = scene.find_children("*", "Skeleton3D", true, false)[0]
	_player.play(arguments[1])


func _process(_delta: float) -> bool:
	var pose := _skeleton.get_bone_pose_rotation(_skeleton.find_bone("LeftUpperLeg"))
	if _frames == 0:
		_start = pose
	_turns.append(rad_to_deg(_start.angle_to(pose)))
	_frames += 1
	if _frames < 66:
		return false
	print("@@" + JSON.stringify({"turns": _turns, "playing": _player.is_playing(), "bones": _skeleton.get_bone_count()}))
	return true
