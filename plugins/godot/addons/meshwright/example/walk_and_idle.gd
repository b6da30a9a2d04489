extends Node3D
## Moves an imported character by its own clips: put this script on a Node3D above the instance, then set `speed`, 0 to 1.
## The clips Idle and Walking are blended by an AnimationTree; a character without Idle stands in its rest pose.

## 0: stands; 1: walks.
@export_range(0, 1) var speed := 0.0:
	set(value):
		speed = value
		if tree != null:
			tree.set("parameters/gait/blend_position", speed)

var tree: AnimationTree


func _ready() -> void:
	var player: AnimationPlayer = find_children("*", "AnimationPlayer", true, false)[0]
	var gait := AnimationNodeBlendSpace1D.new()
	gait.min_space = 0
	gait.max_space = 1
	gait.add_blend_point(_clip(player, "idle"), 0)
	gait.add_blend_point(_clip(player, "walk"), 1)
	var graph := AnimationNodeBlendTree.new()
	graph.add_node("gait", gait)
	graph.connect_node("output", 0, "gait")
	tree = AnimationTree.new()
	tree.tree_root = graph
	player.add_sibling(tree)
	tree.anim_player = tree.get_path_to(player)
	tree.active = true
	speed = speed


## Returns the first clip whose name contains the word; an empty pose without one.
func _clip(player: AnimationPlayer, word: String) -> AnimationNodeAnimation:
	var node := AnimationNodeAnimation.new()
	for name in player.get_animation_list():
		if word in name.to_lower():
			node.animation = name
			break
	return node
