@tool
extends RefCounted
## Makes the Godot controls of one control of the view.

const FilesBox := preload("files_box.gd")
const JobBox := preload("job_box.gd")
const Session := preload("../session.gd")

const NOTE_COLORS := {"warning": "warning_color", "error": "error_color"}


## Returns null for a kind of a newer version.
static func make(session: Session, control: Dictionary) -> Control:
	var box := VBoxContainer.new()
	match control.kind:
		"text":
			_text(session, control, box)
		"number":
			_number(session, control, box)
		"choice":
			_choice(session, control, box)
		"choices":
			_choices(session, control, box)
		"toggle":
			_toggle(session, control, box)
		"files":
			box.add_child(FilesBox.new(session, control))
		"button":
			var wide := button(session, control)
			wide.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
			box.add_child(wide)
		"note":
			box.add_child(label_of(control.label, NOTE_COLORS.get(control.tone, "")))
		"job":
			box.add_child(JobBox.new(session, control))
		_:
			box.free()
			return null
	for reason: String in [control.get("issue", ""), control.get("disabled", "") if control.kind != "button" else ""]:
		if reason != "":
			box.add_child(label_of(reason, "error_color" if control.has("issue") else ""))
	box.tooltip_text = control.get("help", "")
	return box


static func button(session: Session, control: Dictionary) -> Button:
	var made := Button.new()
	made.text = control.label
	if control.get("cost", "") != "":
		made.text += " (%s)" % control.cost
	made.disabled = control.has("disabled")
	made.tooltip_text = control.get("disabled", control.get("help", ""))
	if control.tone == "primary":
		made.add_theme_color_override("font_color", _color("accent_color"))
	elif control.tone == "danger":
		made.add_theme_color_override("font_color", _color("error_color"))
	# Fields send what was typed when the focus leaves them: so the button takes it first.
	made.pressed.connect(
		func() -> void:
			made.grab_focus()
			session.press(control.id)
	)
	return made


static func label_of(text: String, color := "") -> Label:
	var label := Label.new()
	label.text = text
	label.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
	if color != "":
		label.add_theme_color_override("font_color", _color(color))
	return label


static func _color(name: String) -> Color:
	return EditorInterface.get_editor_theme().get_color(name, "Editor")


static func title_of(control: Dictionary) -> String:
	return control.label + (" •" if control.get("changed", false) else "")


static func _text(session: Session, control: Dictionary, box: Control) -> void:
	box.add_child(label_of(title_of(control)))
	var edit: Control = TextEdit.new() if control.long else LineEdit.new()
	edit.text = control.value
	edit.editable = not control.has("disabled")
	edit.set_meta("label", control.label)
	if edit is TextEdit:
		edit.custom_minimum_size.y = 72
		edit.wrap_mode = TextEdit.LINE_WRAPPING_BOUNDARY
	elif control.has("most"):
		edit.max_length = int(control.most)
	var sent := [control.value]
	var send := func(_text: String = "") -> void:
		if edit.text != sent[0]:
			sent[0] = edit.text
			session.set_value(control.id, edit.text)
	edit.focus_exited.connect(send)
	if edit is LineEdit:
		edit.text_submitted.connect(send)
	box.add_child(edit)


static func _number(session: Session, control: Dictionary, box: Control) -> void:
	var unit: String = control.get("unit", "")
	box.add_child(label_of(title_of(control) + (" (%s)" % unit if unit != "" else "")))
	var edit := LineEdit.new()
	edit.text = _number_text(control.value)
	edit.placeholder_text = _number_text(control.get("preset"))
	edit.editable = not control.has("disabled")
	edit.set_meta("label", control.label)
	var sent := [edit.text]
	var send := func(_text: String = "") -> void:
		var text := edit.text.strip_edges().replace(",", ".")
		if text == sent[0]:
			return
		sent[0] = text
		if text == "":
			session.set_value(control.id, null)
		elif text.is_valid_float():
			session.set_value(control.id, int(text) if control.whole and text.is_valid_int() else float(text))
		else:
			edit.text = _number_text(control.value)
	edit.focus_exited.connect(send)
	edit.text_submitted.connect(send)
	box.add_child(edit)


static func _number_text(value: Variant) -> String:
	if value == null:
		return ""
	return str(int(value)) if value == floorf(value) else str(value)


static func _choice(session: Session, control: Dictionary, box: Control) -> void:
	box.add_child(label_of(title_of(control)))
	var choice := OptionButton.new()
	choice.fit_to_longest_item = false
	choice.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
	choice.disabled = control.has("disabled")
	choice.set_meta("label", control.label)
	for option: Dictionary in control.options:
		choice.add_item(option.label)
		if option.value == control.value:
			choice.select(choice.item_count - 1)
	choice.item_selected.connect(
		func(index: int) -> void: session.set_value(control.id, control.options[index].value)
	)
	box.add_child(choice)


static func _choices(session: Session, control: Dictionary, box: Control) -> void:
	box.add_child(label_of(title_of(control)))
	var flow := HFlowContainer.new()
	var chosen: Array = control.value.duplicate()
	for option: Dictionary in control.options:
		var check := CheckBox.new()
		check.text = option.label
		check.disabled = control.has("disabled")
		check.button_pressed = option.value in chosen
		if option.has("picture"):
			session.request_picture(option.picture)
			check.icon = session.pictures.get(option.picture)
			check.add_theme_constant_override("icon_max_width", 48)
		check.toggled.connect(
			func(on: bool) -> void:
				if on:
					chosen.append(option.value)
				else:
					chosen.erase(option.value)
				session.set_value(control.id, chosen.duplicate())
		)
		flow.add_child(check)
	box.add_child(flow)


static func _toggle(session: Session, control: Dictionary, box: Control) -> void:
	var check := CheckBox.new()
	check.text = title_of(control)
	check.button_pressed = control.value
	check.disabled = control.has("disabled")
	check.set_meta("label", control.label)
	check.toggled.connect(func(on: bool) -> void: session.set_value(control.id, on))
	box.add_child(check)
