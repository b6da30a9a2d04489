@tool
extends RefCounted
## What a user does at the dock, by its Godot controls, and what is in the scene, by the editor's own data.

const AssetTag := preload("res://addons/meshwright/scene/asset_tag.gd")
const FilesBox := preload("res://addons/meshwright/ui/files_box.gd")
const Measure := preload("res://addons/meshwright/scene/measure.gd")


var _dock: Control


func dock() -> Control:
	# The editor has many thousand controls.
	if not is_instance_valid(_dock):
		var base := EditorInterface.get_base_control()
		_dock = base.find_children("Meshwright", "ScrollContainer", true, false)[0]
	return _dock


func show_dock() -> void:
	EditorInterface.set_main_screen_editor("3D")
	var tabs := dock().get_parent()
	while tabs != null and not tabs is TabContainer:
		tabs = tabs.get_parent()
	if tabs != null:
		for index in tabs.get_tab_count():
			if tabs.get_tab_control(index).is_ancestor_of(dock()) or tabs.get_tab_control(index) == dock():
				tabs.current_tab = index


## Returns whether a button begins with this label and was pressed.
func press(label: String) -> bool:
	for button: Button in _shown("Button"):
		if button.text.begins_with(label) and not button.disabled:
			_reveal(button)
			button.grab_focus()
			button.pressed.emit()
			return true
	return choose(label)


func choose_in(menu: MenuButton, label: String) -> void:
	var popup := menu.get_popup()
	popup.hide()
	popup.id_pressed.emit(popup.get_item_id(_item(menu, label)))


## Returns whether an item of a menu begins with this label and was chosen.
func choose(label: String) -> bool:
	for menu: MenuButton in _shown("MenuButton"):
		if _item(menu, label) >= 0:
			choose_in(menu, label)
			return true
	return false


func _item(menu: MenuButton, label: String) -> int:
	var popup := menu.get_popup()
	for index in popup.item_count:
		if popup.get_item_text(index).begins_with(label) and not popup.is_item_disabled(index):
			return index
	return -1


## Whether an action is in a menu, which a mouse opens first.
func is_in_menu(label: String) -> bool:
	for button: Button in _shown("Button"):
		if button.text.begins_with(label) and not button.disabled:
			return false
	return _shown("MenuButton").any(func(menu: MenuButton) -> bool: return _item(menu, label) >= 0)


## Returns the middle of the button with this label on the screen, after it was scrolled into view; null without one, and
## while the dock is being laid out.
func middle_of(label: String) -> Variant:
	for button: Button in _shown("Button"):
		var is_menu := is_menu_of(button, label)
		if not (button.text.begins_with(label) or is_menu) or button.disabled:
			continue
		_reveal(button)
		# A section that has just been opened has its size in the next frame.
		await _frames()
		dock().ensure_control_visible(button)
		await _frames()
		if not is_instance_valid(button) or not button.is_visible_in_tree():
			return null
		var middle := button.get_screen_position() + button.size / 2
		if not Rect2(dock().get_screen_position(), dock().size).has_point(middle):
			return null
		return [roundi(middle.x), roundi(middle.y)]
	return null


func is_menu_of(button: Button, label: String) -> bool:
	return button is MenuButton and _item(button, label) >= 0


func _frames() -> void:
	for frame in 2:
		await dock().get_tree().process_frame


## Returns whether there is a field with this label, and it was set.
func set_value(label: String, value: Variant) -> bool:
	for field: Control in _shown("Control"):
		if field.get_meta("label", "") != label:
			continue
		if (field is BaseButton and field.disabled) or ("editable" in field and not field.editable):
			return false
		_reveal(field)
		if field is OptionButton:
			for index in field.item_count:
				if field.get_item_text(index) == value:
					field.select(index)
					field.item_selected.emit(index)
					return true
			return false
		field.grab_focus()
		if field is CheckBox:
			field.button_pressed = value
		else:
			field.text = str(value)
			field.release_focus()
		return true
	return false


func pick(label: String, paths: Array) -> bool:
	for field: Control in _shown("VBoxContainer"):
		if field is FilesBox and field.get_meta("label") == label:
			field.add_files(PackedStringArray(paths))
			return true
	return false


func text() -> String:
	var lines := PackedStringArray()
	for control: Control in _shown("Control"):
		if control is Label or control is Button or control is LineEdit or control is TextEdit:
			lines.append(control.text)
		elif control is ProgressBar:
			lines.append("%d %%" % control.value)
		if control is MenuButton:
			for index in control.get_popup().item_count:
				lines.append(control.get_popup().get_item_text(index))
		lines.append(control.tooltip_text)
	return "\n".join(lines)


func scene() -> Array:
	var objects := []
	for node in EditorInterface.get_edited_scene_root().get_children():
		var object := Measure.facts(node)
		var tag := AssetTag.read(node)
		object.id = AssetTag.id_of(node)
		object.name = str(node.name)
		object.ground += node.position.y
		object.at = [node.position.x, node.position.y, node.position.z]
		object.provenance = tag.get("provenance")
		object.selected = node in EditorInterface.get_selection().get_selected_nodes()
		objects.append(object)
	return objects


## Returns the jobs of the dock: title, state, text and the labels of their buttons; null while it is not connected.
func jobs() -> Variant:
	var session: RefCounted = dock()._session
	if not session.connected or session.view.is_empty():
		return null
	return _job_boxes().map(
		func(box: Control) -> Dictionary:
			var actions: Array = box._control.actions.map(func(each: Dictionary) -> String: return each.label)
			return {"title": box._control.label, "state": box._control.state, "text": box._control.text, "actions": actions}
	)


func press_job(title: String, label: String) -> void:
	for box: Control in _job_boxes():
		if box._control.label != title:
			continue
		for button: Button in box.find_children("*", "Button", true, false):
			if is_menu_of(button, label):
				choose_in(button, label)
				return
			if button.text == label and not button.disabled:
				button.pressed.emit()
				return


## Whether a model of this title stands in the scene.
func stands(title: String) -> bool:
	return AssetTag.tagged(EditorInterface.get_edited_scene_root()).any(
		func(node: Node) -> bool: return AssetTag.read(node).provenance.get("title") == title
	)


func _job_boxes() -> Array:
	return _shown("PanelContainer").filter(func(box: Control) -> bool: return "_control" in box)


## Selects the node as a click into the viewport does.
func select(id: String) -> void:
	var selection := EditorInterface.get_selection()
	selection.clear()
	selection.add_node(AssetTag.find(id))


## Undoes as Ctrl+Z does, whose keys need a window.
func undo() -> bool:
	var manager := EditorInterface.get_editor_undo_redo()
	var history := manager.get_object_history_id(EditorInterface.get_edited_scene_root())
	return manager.get_history_undo_redo(history).undo()


## Returns the controls of the dock in the order of drawing, without sections that the view leaves out.
func _shown(type: String) -> Array:
	return dock().find_children("*", type, true, false).filter(
		func(control: Control) -> bool: return not control.is_queued_for_deletion() and _is_shown(control)
	)


## A folded section counts as shown: its title opens it.
func _is_shown(control: Control) -> bool:
	var parent: Node = control
	while parent != null and parent != dock():
		if parent.has_method("draw_section") and not parent.visible:
			return false
		parent = parent.get_parent()
	return control.visible or control is not Label


func _reveal(control: Control) -> void:
	var parent := control.get_parent()
	while parent != null and parent != dock():
		if parent.has_method("draw_section"):
			parent.open()
		parent = parent.get_parent()
