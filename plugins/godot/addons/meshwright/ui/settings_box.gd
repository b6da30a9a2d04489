@tool
extends VBoxContainer
## Service, key and command of the bridge, folded below the sections of the view.

const ControlBoxes := preload("control_boxes.gd")
const Session := preload("../session.gd")
const Settings := preload("../settings.gd")
const Words := preload("../words.gd")


var _session: Session
var _title := Button.new()
var _body := VBoxContainer.new()


func _init(session: Session) -> void:
	_session = session
	_title.text = Words.say("Settings")
	_title.flat = true
	_title.alignment = HORIZONTAL_ALIGNMENT_LEFT
	_title.pressed.connect(_fold)
	add_child(_title)
	add_child(_body)
	_body.visible = false
	_body.add_child(ControlBoxes.label_of(Words.say("Leave service and key empty to use a local service, which needs no account.")))
	_add_field(Words.say("Service URL"), Settings.service_url(), Settings.change.bind(Settings.SERVICE_URL))
	var key := _add_field(Words.say("API key"), Settings.key(), _change_key)
	key.secret = true
	_add_field(Words.say("Bridge command"), Settings.command(), Settings.change.bind(Settings.COMMAND))
	var restart := Button.new()
	restart.text = Words.say("Restart Bridge")
	restart.tooltip_text = Words.say("Service and key take effect when the bridge starts. Jobs continue.")
	restart.pressed.connect(func() -> void: _session.open(true))
	_body.add_child(restart)


func _ready() -> void:
	_show_fold()


func _add_field(label: String, value: String, change: Callable) -> LineEdit:
	_body.add_child(ControlBoxes.label_of(label))
	var edit := LineEdit.new()
	edit.text = value
	edit.set_meta("label", label)
	var save := func(_text: String = "") -> void: change.call(edit.text)
	edit.focus_exited.connect(save)
	edit.text_submitted.connect(save)
	_body.add_child(edit)
	return edit


func _change_key(value: String) -> void:
	_session.error = Settings.change_key(value)
	_session.status_changed.emit()


func _fold() -> void:
	_body.visible = not _body.visible
	_show_fold()


func _show_fold() -> void:
	var icon := "GuiTreeArrowDown" if _body.visible else "GuiTreeArrowRight"
	_title.icon = EditorInterface.get_editor_theme().get_icon(icon, "EditorIcons")
