extends SceneTree
## Runs the scene of the example and prints how far a leg turns, in degrees, while it stands and while it walks:
## `--headless --fixed-fps 30 -s blend.gd -- SCENE`.

const FRAMES := 30

var _example: Node
var _skeleton: Skeleton3D
var _frames := 0
var _first: Quaternion
var _most := 0.0
var _standing := 0.0


func _initialize() -> void:
	_example = load(OS.get_cmdline_user_args()[0]).instantiate()
	root.add_child(_example)
	_skeleton = _example.find_children("*", "Skeleton3D", true, false)[0]


func _process(_delta: float) -> bool:
	var pose := _skeleton.get_bone_pose_rotation(_skeleton.find_bone("LeftUpperLeg"))
	# The tree poses the skeleton from its second frame on.
	if _frames <= 2:
		_first = pose
	_most = maxf(_most, rad_to_deg(_first.angle_to(pose)))
	_frames += 1
	if _frames == FRAMES:
		_standing = _most
		_most = 0.0
		_example.speed = 1.0
	if _frames < FRAMES * 3:
		return false
	print("@@" + JSON.stringify({"standing": _standing, "walking": _most}))
	return true
