@tool
extends VBoxContainer
## A control that holds files: a dialog, and files dropped from the FileSystem dock.

const Session := preload("../session.gd")
const Words := preload("../words.gd")

var _session: Session
var _control: Dictionary


func _init(session: Session, control: Dictionary) -> void:
	_session = session
	_control = control
	set_meta("label", control.label)
	for index in control.value.size():
		_add_row(index)
	if control.value.size() < control.most:
		var pick := Button.new()
		pick.text = control.label + "…"
		pick.disabled = control.has("disabled")
		pick.tooltip_text = control.get("disabled", Words.say("Choose, or drop from the FileSystem dock: {endings}", {"endings": _endings()}))
		pick.pressed.connect(_open_dialog)
		pick.set_drag_forwarding(Callable(), _can_drop, _drop)
		add_child(pick)


## Sends files to the core, at most as many as the control takes; a control for one file gets a new one.
func add_files(paths: PackedStringArray) -> void:
	var existing: Array = _control.value if _control.most > 1 else []
	var places := int(_control.most) - existing.size()
	_session.add_files(_control.id, paths.slice(0, places), existing)


func _add_row(index: int) -> void:
	var row := HBoxContainer.new()
	var label := Label.new()
	label.text = _control.value[index].name
	label.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	label.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
	row.add_child(label)
	var remove := Button.new()
	remove.text = Words.say("Remove")
	remove.pressed.connect(
		func() -> void:
			var rest: Array = _control.value.duplicate()
			rest.remove_at(index)
			_session.set_value(_control.id, rest)
	)
	row.add_child(remove)
	add_child(row)


func _open_dialog() -> void:
	var dialog := FileDialog.new()
	dialog.access = FileDialog.ACCESS_FILESYSTEM
	dialog.use_native_dialog = true
	dialog.file_mode = FileDialog.FILE_MODE_OPEN_FILES if _control.most > 1 else FileDialog.FILE_MODE_OPEN_FILE
	dialog.add_filter(_endings(), Words.say("Pictures") if _control.media == "image" else Words.say("Models"))
	dialog.file_selected.connect(func(path: String) -> void: add_files(PackedStringArray([path])))
	dialog.files_selected.connect(add_files)
	dialog.visibility_changed.connect(
		func() -> void:
			if not dialog.visible:
				dialog.queue_free()
	)
	add_child(dialog)
	dialog.popup_centered_ratio(0.5)


func _endings() -> String:
	return ", ".join(_control.endings.map(func(ending: String) -> String: return "*" + ending))


func _dropped(data: Variant) -> PackedStringArray:
	var paths := PackedStringArray()
	if data is Dictionary and data.get("type") == "files":
		for path: String in data.files:
			if "." + path.get_extension().to_lower() in _control.endings:
				paths.append(ProjectSettings.globalize_path(path))
	return paths


func _can_drop(_at: Vector2, data: Variant) -> bool:
	return not _dropped(data).is_empty()


func _drop(_at: Vector2, data: Variant) -> void:
	add_files(_dropped(data))
