@tool
extends EditorPlugin
## Adds the dock and the import step of Meshwright to the editor.

const Dock := preload("ui/dock.gd")
const PostImport := preload("import/post_import.gd")
const Session := preload("session.gd")
const Words := preload("words.gd")

var dock: Dock
var session: Session
var _post_import: PostImport


func _enter_tree() -> void:
	Words.speak(TranslationServer.get_tool_locale())
	_post_import = PostImport.new()
	add_scene_post_import_plugin(_post_import)
	session = Session.new()
	var files := EditorInterface.get_resource_filesystem()
	# The editor opens the scenes of a project after its first scan, before it says so to plugins.
	files.sources_changed.connect(_on_sources_changed)
	if not files.is_scanning():
		session.on_project_opened()
	dock = Dock.new(session)
	dock.name = "Meshwright"
	add_control_to_dock(DOCK_SLOT_RIGHT_UL, dock)
	scene_changed.connect(_on_scene_changed)
	EditorInterface.get_selection().selection_changed.connect(session.on_selection_changed)
	get_undo_redo().version_changed.connect(session.on_scene_edited)


## The user has just enabled the plugin: the tab of its dock may be out of sight behind others. Later starts keep the
## layout of the user.
func _enable_plugin() -> void:
	# The editor gives a new dock its place in the next frame.
	await get_tree().process_frame
	if is_instance_valid(dock):
		_show_tab(dock)


func _exit_tree() -> void:
	EditorInterface.get_resource_filesystem().sources_changed.disconnect(_on_sources_changed)
	get_undo_redo().version_changed.disconnect(session.on_scene_edited)
	EditorInterface.get_selection().selection_changed.disconnect(session.on_selection_changed)
	session.close()
	remove_control_from_docks(dock)
	dock.queue_free()
	remove_scene_post_import_plugin(_post_import)


func _process(_delta: float) -> void:
	session.tick()


## A scene is saved: no pose of a preview may get into it.
func _apply_changes() -> void:
	session.calls.preview.stop()


func _on_sources_changed(_exist: bool) -> void:
	session.on_project_opened()


func _on_scene_changed(_root: Node) -> void:
	session.on_selection_changed()
	session.on_scene_edited()


static func _show_tab(control: Control) -> void:
	var tabs := control.get_parent()
	while tabs != null and not tabs is TabContainer:
		tabs = tabs.get_parent()
	if tabs == null:
		return
	for index: int in tabs.get_tab_count():
		var tab: Control = tabs.get_tab_control(index)
		if tab == control or tab.is_ancestor_of(control):
			tabs.current_tab = index
