@tool
extends PanelContainer
## A job: picture, title, one line of text, progress and two buttons; the other actions are in a menu. A finished one can be
## dragged into the scene.

const ControlBoxes := preload("control_boxes.gd")
const LargerPictures := preload("larger_pictures.gd")
const ModelFile := preload("../scene/model_file.gd")
const Session := preload("../session.gd")
const Words := preload("../words.gd")

const ICONS := {
	"waiting": "Timer", "working": "Progress1", "ready": "FileThumbnail", "done": "StatusSuccess", "failed": "StatusError"
}

## Actions outside the menu.
const MOST_BUTTONS := 2

var _session: Session
var _control: Dictionary


func _init(session: Session, control: Dictionary) -> void:
	_session = session
	_control = control
	var rows := VBoxContainer.new()
	add_child(rows)
	rows.add_child(_header())
	if control.has("takes"):
		rows.add_child(_takes())
	if control.text != "":
		rows.add_child(_text())
	if control.has("progress"):
		var bar := ProgressBar.new()
		bar.value = control.progress
		rows.add_child(bar)
	var actions := HFlowContainer.new()
	var listed: Array = control.actions
	# One more action does not need a menu.
	var few := listed.size() if listed.size() <= MOST_BUTTONS + 1 else MOST_BUTTONS
	for action: Dictionary in listed.slice(0, few):
		actions.add_child(ControlBoxes.button(session, action))
	if few < listed.size():
		actions.add_child(_menu(listed.slice(few)))
	rows.add_child(actions)
	set_drag_forwarding(_drag, Callable(), Callable())
	if control.state == "done":
		tooltip_text = Words.say("Drag it into the scene for another copy.")


## A result has one line, whose tooltip is the whole; what the user must read has all its lines.
func _text() -> Label:
	var label := ControlBoxes.label_of(_control.text, "error_color" if _control.state == "failed" else "")
	if _control.state == "done" or _control.state == "ready":
		label.autowrap_mode = TextServer.AUTOWRAP_OFF
		label.text_overrun_behavior = TextServer.OVERRUN_TRIM_ELLIPSIS
		label.mouse_filter = Control.MOUSE_FILTER_PASS
		label.tooltip_text = _control.text
	return label


func _menu(listed: Array) -> MenuButton:
	var menu := MenuButton.new()
	var words: Dictionary = _session.view.get("words", {})
	menu.text = words.get("more", Words.say("More"))
	menu.flat = false
	menu.focus_mode = Control.FOCUS_ALL
	menu.tooltip_text = words.get("moreFor", Words.say("More for {title}")).format({"title": _control.label})
	var popup := menu.get_popup()
	for index in listed.size():
		var action: Dictionary = listed[index]
		var cost: String = action.get("cost", "")
		popup.add_item(action.label + (" (%s)" % cost if cost != "" else ""), index)
		popup.set_item_disabled(index, action.has("disabled"))
		popup.set_item_tooltip(index, action.get("disabled", action.get("help", "")))
	popup.id_pressed.connect(func(index: int) -> void: _session.press(listed[index].id))
	return menu


## The takes side by side; a press uses one.
func _takes() -> Control:
	var row := HFlowContainer.new()
	for take: Dictionary in _control.takes:
		var cell := Button.new()
		cell.text = take.label
		cell.tooltip_text = take.text
		cell.icon_alignment = HORIZONTAL_ALIGNMENT_CENTER
		cell.vertical_icon_alignment = VERTICAL_ALIGNMENT_TOP
		cell.expand_icon = true
		cell.custom_minimum_size = Vector2(72, 88) * EditorInterface.get_editor_scale()
		cell.toggle_mode = true
		cell.set_pressed_no_signal(take.picked)
		cell.disabled = not take.has("control")
		if take.has("picture"):
			_session.request_picture(take.picture)
			cell.icon = _session.pictures.get(take.picture)
		if take.has("control"):
			cell.pressed.connect(func() -> void: _session.press(take.control))
		row.add_child(cell)
	return row


func _header() -> Control:
	var header := HBoxContainer.new()
	var picture := TextureRect.new()
	picture.custom_minimum_size = Vector2(48, 48)
	picture.expand_mode = TextureRect.EXPAND_IGNORE_SIZE
	picture.stretch_mode = TextureRect.STRETCH_KEEP_ASPECT_CENTERED
	if _control.has("picture"):
		_session.request_picture(_control.picture)
		picture.texture = _session.pictures.get(_control.picture)
	if picture.texture == null:
		var icon: String = ICONS.get(_control.state, "Timer")
		picture.texture = EditorInterface.get_editor_theme().get_icon(icon, "EditorIcons")
		picture.stretch_mode = TextureRect.STRETCH_KEEP_CENTERED
	header.add_child(picture)
	var title := ControlBoxes.label_of(_control.label)
	title.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	title.size_flags_vertical = Control.SIZE_SHRINK_CENTER
	header.add_child(title)
	if _control.has("larger"):
		header.add_child(_larger())
	for child: Control in header.get_children():
		if child is not Button:
			child.mouse_filter = Control.MOUSE_FILTER_PASS
	header.mouse_filter = Control.MOUSE_FILTER_PASS
	return header


func _larger() -> Button:
	var button := Button.new()
	button.flat = true
	button.icon = EditorInterface.get_editor_theme().get_icon("ZoomMore", "EditorIcons")
	button.tooltip_text = _control.larger.label
	button.size_flags_vertical = Control.SIZE_SHRINK_CENTER
	button.pressed.connect(func() -> void: LargerPictures.open(_session, _control.larger))
	return button


## Drags the model as the FileSystem dock does: the viewport places it, with its own undo.
func _drag(_at: Vector2) -> Variant:
	var path := ModelFile.path_of_title(_control.label)
	if path == "":
		return null
	var preview := Label.new()
	preview.text = _control.label
	set_drag_preview(preview)
	return {"type": "files", "files": PackedStringArray([path]), "from": self}
