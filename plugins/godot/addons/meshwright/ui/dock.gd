@tool
extends ScrollContainer
## The dock: draws the view of the core, in the order of its sections and controls.

const SectionBox := preload("section_box.gd")
const Session := preload("../session.gd")
const SettingsBox := preload("settings_box.gd")
const Words := preload("../words.gd")

var _session: Session
var _status := Label.new()
var _connect := Button.new()
var _download := Button.new()
var _column := VBoxContainer.new()
var _error := Label.new()
## By the id of the section.
var _sections := {}


func _init(session: Session) -> void:
	_session = session
	horizontal_scroll_mode = ScrollContainer.SCROLL_MODE_DISABLED
	follow_focus = true
	custom_minimum_size.x = 240
	var rows := VBoxContainer.new()
	rows.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	add_child(rows)
	for label: Label in [_status, _error]:
		label.autowrap_mode = TextServer.AUTOWRAP_WORD_SMART
		rows.add_child(label)
	_download.tooltip_text = Words.say("The program that makes the models, with a Node.js of its own, into the cache folder of this user. It is used only when it is the file that this plugin knows.")
	_download.pressed.connect(func() -> void: _session.download_bridge(self))
	rows.add_child(_download)
	_connect.text = Words.say("Connect")
	_connect.pressed.connect(func() -> void: _session.open())
	rows.add_child(_connect)
	_column.size_flags_horizontal = Control.SIZE_EXPAND_FILL
	rows.add_child(_column)
	rows.add_child(SettingsBox.new(session))
	session.view_changed.connect(_draw_view)
	session.status_changed.connect(_draw_status)
	session.picture_received.connect(_draw_picture)
	session.refused.connect(_draw_again)
	visibility_changed.connect(_on_visibility_changed)


func _ready() -> void:
	_error.add_theme_color_override("font_color", get_theme_color("error_color", "Editor"))
	_draw_status()
	_on_visibility_changed()


## The panel connects when it is first seen.
func _on_visibility_changed() -> void:
	if is_visible_in_tree() and not _session.connected and _session.status == "":
		_session.open()


func _draw_status() -> void:
	_status.text = _session.status
	_status.visible = _session.status != ""
	_error.text = _session.error
	_error.visible = _session.error != "" and not _is_said_by_job(_session.error)
	_connect.visible = not _session.connected and (_session.stopped or _session.status == "")
	_download.visible = _connect.visible and not _session.offered_archive.is_empty()
	if _download.visible:
		_download.text = Words.say("Download the Bridge ({megabytes} MB)", {"megabytes": roundi(_session.offered_archive.bytes / 1e6)})
	_column.modulate.a = 1.0 if _session.connected else 0.5


## A job that was refused says why itself.
func _is_said_by_job(text: String) -> bool:
	for section: Dictionary in _session.view.get("sections", []):
		for control: Dictionary in section.controls:
			if control.kind == "job" and control.text != "" and (control.text in text or text in control.text):
				return true
	return false


func _draw_view() -> void:
	var ids := []
	for section: Dictionary in _session.view.sections:
		ids.append(section.id)
		if not _sections.has(section.id):
			_sections[section.id] = SectionBox.new(_session, section)
			_column.add_child(_sections[section.id])
		_sections[section.id].draw_section(section)
		_column.move_child(_sections[section.id], ids.size() - 1)
	for id: String in _sections.keys():
		# A section that comes back is as open as it was.
		_sections[id].visible = id in ids
	_draw_status()


func _draw_picture(file: String) -> void:
	for id: String in _sections:
		_sections[id].draw_picture(file)


func _draw_again(control: String) -> void:
	for id: String in _sections:
		_sections[id].draw_again(control)
