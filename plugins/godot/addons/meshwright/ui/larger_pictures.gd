@tool
extends AcceptDialog
## The pictures of a job side by side: before and after, or all takes. It closes by its button, by Escape or by a press outside.

const Session := preload("../session.gd")

## Of a picture, in pixels at the scale of the editor.
const SIDE := 320

var _session: Session
var _rects: Dictionary = {}


func _init(session: Session, larger: Dictionary) -> void:
	_session = session
	title = larger.label
	exclusive = false
	var side := SIDE * EditorInterface.get_editor_scale()
	var row := HBoxContainer.new()
	add_child(row)
	for shown: Dictionary in larger.pictures:
		var column := VBoxContainer.new()
		var rect := TextureRect.new()
		rect.custom_minimum_size = Vector2(side, side)
		rect.expand_mode = TextureRect.EXPAND_IGNORE_SIZE
		rect.stretch_mode = TextureRect.STRETCH_KEEP_ASPECT_CENTERED
		column.add_child(rect)
		var caption := Label.new()
		caption.text = shown.label
		caption.horizontal_alignment = HORIZONTAL_ALIGNMENT_CENTER
		column.add_child(caption)
		row.add_child(column)
		_rects[shown.picture] = rect
		session.request_picture(shown.picture)
		_show(shown.picture)
	session.picture_received.connect(_show)
	confirmed.connect(queue_free)
	canceled.connect(queue_free)


## Opens the pictures in the middle of the editor.
static func open(session: Session, larger: Dictionary) -> void:
	var dialog := new(session, larger)
	EditorInterface.get_base_control().add_child(dialog)
	dialog.popup_centered()


func _show(file: String) -> void:
	if _rects.has(file):
		_rects[file].texture = _session.pictures.get(file)
