@tool
extends PanelContainer
## A job: picture, title, state, progress and actions. A finished one can be dragged into the scene.

const ControlBoxes := preload("control_boxes.gd")
const ModelFile := preload("../scene/model_file.gd")
const Session := preload("../session.gd")

const ICONS := {
	"waiting": "Timer", "working": "Progress1", "ready": "FileThumbnail", "done": "StatusSuccess", "failed": "StatusError"
}

var _session: Session
var _control: Dictionary


func _init(session: Session, control: Dictionary) -> void:
	_session = session
	_control = control
	var rows := VBoxContainer.new()
	add_child(rows)
	rows.add_child(_header())
	if control.text != "":
		rows.add_child(ControlBoxes.label_of(control.text, "error_color" if control.state == "failed" else ""))
	if control.has("progress"):
		var bar := ProgressBar.new()
		bar.value = control.progress
		rows.add_child(bar)
	var actions := HFlowContainer.new()
	for action: Dictionary in control.actions:
		actions.add_child(ControlBoxes.button(session, action))
	rows.add_child(actions)
	set_drag_forwarding(_drag, Callable(), Callable())
	if control.state == "done":
		tooltip_text = "Drag it into the scene for another copy."


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
	for child: Control in header.get_children():
		child.mouse_filter = Control.MOUSE_FILTER_PASS
	header.mouse_filter = Control.MOUSE_FILTER_PASS
	return header


## Drags the model as the FileSystem dock does: the viewport places it, with its own undo.
func _drag(_at: Vector2) -> Variant:
	var path := ModelFile.path_of_title(_control.label)
	if path == "":
		return null
	var preview := Label.new()
	preview.text = _control.label
	set_drag_preview(preview)
	return {"type": "files", "files": PackedStringArray([path]), "from": self}
