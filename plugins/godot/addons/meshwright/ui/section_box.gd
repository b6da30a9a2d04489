@tool
extends VBoxContainer
## A section of the view: a title that folds, and its controls. A control is drawn again only when its own part of the
## view has changed, and never while the user types into it.

const ControlBoxes := preload("control_boxes.gd")
const Session := preload("../session.gd")

var _session: Session
var _title := Button.new()
var _body := VBoxContainer.new()
var _is_open: bool
## By the id of the control: `text` (what was drawn, as JSON) and `box`.
var _drawn := {}
## Controls that wait until the focus has left them.
var _stale := {}


func _init(session: Session, section: Dictionary) -> void:
	_session = session
	_is_open = not section.folded
	_title.flat = true
	_title.alignment = HORIZONTAL_ALIGNMENT_LEFT
	_title.pressed.connect(_fold)
	add_child(_title)
	add_child(_body)


func draw_section(section: Dictionary) -> void:
	_title.text = section.title
	_show_fold()
	var ids := []
	for control: Dictionary in section.controls:
		ids.append(control.id)
	for id: String in _drawn.keys():
		if id not in ids:
			_drawn[id].box.queue_free()
			_body.remove_child(_drawn[id].box)
			_drawn.erase(id)
	for index in section.controls.size():
		_draw_control(section.controls[index], index)


func open() -> void:
	_is_open = true
	_show_fold()


func draw_picture(file: String) -> void:
	for id: String in _drawn:
		if file in _drawn[id].text:
			draw_again(id)


func draw_again(id: String) -> void:
	if _drawn.has(id):
		var control: Dictionary = _drawn[id].control
		_drawn[id].text = ""
		_draw_control(control, _drawn[id].box.get_index())


func _draw_control(control: Dictionary, index: int) -> void:
	var text := JSON.stringify(control)
	var known: Dictionary = _drawn.get(control.id, {})
	if known.get("text") == text:
		_body.move_child(known.box, index)
		return
	if not known.is_empty() and _is_typing(known.box):
		known.control = control
		known.text = ""
		_body.move_child(known.box, index)
		_stale[control.id] = true
		return
	var box := ControlBoxes.make(_session, control)
	if box == null:
		return
	var focused := _focused_index(known)
	if not known.is_empty():
		_body.remove_child(known.box)
		known.box.queue_free()
	_body.add_child(box)
	_body.move_child(box, mini(index, _body.get_child_count() - 1))
	_drawn[control.id] = {"text": text, "box": box, "control": control}
	if focused >= 0:
		_focus(box, focused)


func _process(_delta: float) -> void:
	for id: String in _stale.keys():
		if not _drawn.has(id):
			_stale.erase(id)
		elif not _is_typing(_drawn[id].box):
			_stale.erase(id)
			draw_again(id)


func _is_typing(box: Control) -> bool:
	var focus := get_viewport().gui_get_focus_owner() if is_inside_tree() else null
	return (focus is LineEdit or focus is TextEdit) and box.is_ancestor_of(focus)


## Returns which of the focusable controls of a box has the focus, so that a keyboard user keeps the place.
func _focused_index(known: Dictionary) -> int:
	var focus := get_viewport().gui_get_focus_owner() if is_inside_tree() else null
	if known.is_empty() or focus == null or not known.box.is_ancestor_of(focus):
		return -1
	return _focusable(known.box).find(focus)


func _focus(box: Control, index: int) -> void:
	var controls := _focusable(box)
	if index < controls.size():
		controls[index].grab_focus()


static func _focusable(box: Control) -> Array[Control]:
	var found: Array[Control] = []
	for control: Control in box.find_children("*", "Control", true, false):
		if control.focus_mode == Control.FOCUS_ALL:
			found.append(control)
	return found


func _fold() -> void:
	_is_open = not _is_open
	_show_fold()


func _show_fold() -> void:
	_body.visible = _is_open
	_title.icon = get_theme_icon("GuiTreeArrowDown" if _is_open else "GuiTreeArrowRight", "EditorIcons")
