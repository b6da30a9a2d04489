@tool
extends RefCounted
## Texts for the user in the language of the editor. English texts are the keys; one without a translation is said as it is.

const FOLDER := "res://addons/meshwright/languages"

## Translations by their English text. Written once, before any thread reads it.
static var _translations := {}


## Takes the language of the editor: `de`, `ja_JP`.
static func speak(locale: String) -> void:
	var file := FOLDER.path_join(locale.get_slice("_", 0) + ".json")
	var catalogue: Variant = JSON.parse_string(FileAccess.get_file_as_string(file)) if FileAccess.file_exists(file) else {}
	_translations = catalogue if catalogue is Dictionary else {}


## Returns a text in the language of the editor, with its `{values}` inserted.
static func say(text: String, values := {}) -> String:
	return str(_translations.get(text, text)).format(values)
