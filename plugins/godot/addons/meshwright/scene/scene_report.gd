@tool
extends RefCounted
## What the core knows of the scene: the selection, and the assets that stand in it. Reported when they have changed.

const AssetTag := preload("asset_tag.gd")
const Selection := preload("selection.gd")

## How often in a row a refused report is sent again.
const MOST_REFUSALS := 3

var selection_changed := true
var scene_edited := true

## What was sent last, as text.
var _sent_selection := ""
var _sent_standing := ""
var _refusals := 0


static func is_report(intent: Dictionary) -> bool:
	return intent.do in ["select", "scene"]


## Reports everything, whatever was sent before.
func start_again() -> void:
	_sent_selection = ""
	_sent_standing = ""
	selection_changed = true
	scene_edited = true


## Returns the intents for what has changed since the last call.
func next_intents() -> Array[Dictionary]:
	var intents: Array[Dictionary] = []
	if scene_edited:
		scene_edited = false
		var standing := AssetTag.standing()
		var text := JSON.stringify(standing)
		if text != _sent_standing:
			_sent_standing = text
			intents.append({"do": "scene", "standing": standing})
		# A replaced model has the same node, and another provenance.
		selection_changed = true
	if selection_changed:
		selection_changed = false
		var selection: Variant = Selection.facts()
		var text := JSON.stringify(selection)
		if text != _sent_selection:
			_sent_selection = text
			intents.append({"do": "select", "selection": selection})
	return intents


## Takes the answer to a report. One that came too late, after later intents, is refused and sent again: without it the
## core does not know the selection.
func take_outcome(refusal: String) -> void:
	if refusal == "":
		_refusals = 0
	elif _refusals < MOST_REFUSALS:
		_refusals += 1
		start_again()
