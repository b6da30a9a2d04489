import type { Translations } from '../say.ts';

/** German, by the English texts. What is missing is said in English. */
export const german: Translations = {
  // Form.
  Create: 'Erstellen',
  Operation: 'Vorgang',
  Height: 'Höhe',
  'Height of the model in the scene. Leave empty to keep its own size.':
    'Höhe des Modells in der Szene. Leer lassen, um seine eigene Größe zu behalten.',
  'Enter a height above 0, or leave it empty.': 'Eine Höhe über 0 eingeben oder leer lassen.',
  'Daily limit': 'Tageslimit',
  'Most credits to spend per day. A request over the limit is not sent. Leave empty for no limit.':
    'Höchstens so viele Credits werden pro Tag ausgegeben. Eine Anfrage über dem Limit wird nicht gesendet. Ohne Limit: leer lassen.',
  'Describe an object, press Generate, and it stands in your scene.':
    'Ein Objekt beschreiben, „Erzeugen“ drücken, und es steht in der Szene.',
  'Try “{prompt}”': '„{prompt}“ ausprobieren',
  'nothing selected': 'nichts ausgewählt',
  'Based on: {title}': 'Grundlage: {title}',
  'Start new': 'Neu beginnen',
  Takes: 'Varianten',
  'How many results to make of the same request, to choose one. Each is paid.':
    'Zahl der Ergebnisse derselben Anfrage, aus denen eines gewählt wird. Jedes kostet Credits.',
  'Enter a whole number from 1 to {most}.': 'Eine ganze Zahl von 1 bis {most} eingeben.',
  'Takes: {issue}': 'Varianten: {issue}',
  Generate: 'Erzeugen',
  '{action} {count} clips': { one: '{action}: {count} Clip', other: '{action}: {count} Clips' },
  free: 'kostenlos',
  '{count} credits': { one: '{count} Credit', other: '{count} Credits' },
  'about {count} credits': { one: 'etwa {count} Credit', other: 'etwa {count} Credits' },
  '{count} credits for {takes} takes': {
    one: '{count} Credit für {takes} Varianten',
    other: '{count} Credits für {takes} Varianten',
  },
  'about {count} credits for {takes} takes': {
    one: 'etwa {count} Credit für {takes} Varianten',
    other: 'etwa {count} Credits für {takes} Varianten',
  },
  'Published price.': 'Veröffentlichter Preis.',
  'Price of the local service.': 'Preis des lokalen Dienstes.',
  'No published price: the highest price paid so far.':
    'Kein veröffentlichter Preis, daher der höchste bisher bezahlte.',
  'No published price: the actual price may differ.':
    'Kein veröffentlichter Preis: Der tatsächliche kann abweichen.',
  'Replace selection': 'Auswahl ersetzen',
  'When off, the result is a new object.': 'Ist dies ausgeschaltet, wird das Ergebnis ein neues Objekt.',
  'More options': 'Weitere Optionen',
  'More options ({number} changed)': 'Weitere Optionen ({number} geändert)',
  'Reset options': 'Optionen zurücksetzen',
  'Sets all options of this operation to their defaults.':
    'Setzt alle Optionen dieses Vorgangs auf ihre Vorgaben zurück.',
  Default: 'Vorgabe',
  'Separate several with commas.': 'Mehrere durch Kommas trennen.',
  'From {least} to {most}.': 'Von {least} bis {most}.',
  'At least {least}.': 'Mindestens {least}.',
  'At most {most}.': 'Höchstens {most}.',
  'Above {least}.': 'Über {least}.',
  'Above {least}, at most {most}.': 'Über {least}, höchstens {most}.',
  'In steps of {step}.': 'In Schritten von {step}.',
  'Find actions': 'Aktionen suchen',
  'Shows {shown} of {all}. Enter words of a name or of its kind.':
    'Zeigt {shown} von {all}. Wörter des Namens oder der Art eingeben.',
  'Nothing has these words in its name.': 'Kein Name enthält diese Wörter.',
  // Units.
  metres: 'Meter',
  millimetres: 'Millimeter',
  credits: 'Credits',
  faces: 'Flächen',
  seconds: 'Sekunden',
  colours: 'Farben',
  samples: 'Abtastpunkte',
  percent: 'Prozent',
  degrees: 'Grad',
  '{count} percent': '{count} Prozent',
  '{count} faces': { one: '{count} Fläche', other: '{count} Flächen' },
  '{count} seconds': { one: '{count} Sekunde', other: '{count} Sekunden' },
  '{count} metres': { one: '{count} Meter', other: '{count} Meter' },
  '{count} millimetres': { one: '{count} Millimeter', other: '{count} Millimeter' },
  '{count} colours': { one: '{count} Farbe', other: '{count} Farben' },
  '{count} samples': { one: '{count} Abtastpunkt', other: '{count} Abtastpunkte' },
  '{count} degrees': { one: '{count} Grad', other: '{count} Grad' },
  // What the cards and fields of a page say.
  More: 'Mehr',
  'More for {title}': 'Mehr zu {title}',
  Close: 'Schließen',
  'Changed.': 'Geändert.',
  Filter: 'Filtern',
  'Filter {label}': '{label} filtern',
  'Remove {name}': '{name} entfernen',
  'Takes of {title}': 'Varianten von {title}',
  'Choose, drop or paste a picture': 'Ein Bild auswählen, hierher ziehen oder einfügen',
  'Choose, drop or paste a picture (up to {most})':
    'Bilder auswählen, hierher ziehen oder einfügen (bis zu {most})',
  'Choose, drop or paste a model': 'Ein Modell auswählen, hierher ziehen oder einfügen',
  'Choose, drop or paste a model (up to {most})':
    'Modelle auswählen, hierher ziehen oder einfügen (bis zu {most})',
  'Only {endings} can be added.': 'Hier gehen nur Dateien mit den Endungen {endings}.',
  'At most {most} files: the first {most} were added.':
    'Höchstens {most} Dateien: Die ersten {most} wurden hinzugefügt.',
  // What a form lacks.
  'A value is not valid.': 'Ein Wert ist ungültig.',
  '{field}: this value is not valid.': '{field}: Dieser Wert ist ungültig.',
  'Describe what you want.': 'Beschreiben, was entstehen soll.',
  'Choose a picture: {field}.': 'Ein Bild auswählen: {field}.',
  'Choose a model: {field}.': 'Ein Modell auswählen: {field}.',
  'Choose {field}.': '{field} auswählen.',
  'Enter {field}.': '{field} eingeben.',
  'This value': 'Dieser Wert',
  'Use only one of {fields}.': 'Nur eines davon verwenden: {fields}.',
  'Something is missing.': 'Etwas fehlt.',
  'Fill in {fields}.': 'Ausfüllen: {fields}.',
  '{field} does not apply here. Clear it.': '{field} gilt hier nicht. Bitte leeren.',
  '{field} does not apply here. Clear it, or change {other}.':
    '{field} gilt hier nicht. Bitte leeren oder {other} ändern.',
  '{field} must be from {least} to {most} here.': '{field} muss hier zwischen {least} und {most} liegen.',
  '{file} has {size} MB; at most {most} MB can be sent.':
    '{file} ist {size} MB groß; höchstens {most} MB können gesendet werden.',
  '{file} is not a picture. Choose a file of one of these kinds: {kinds}.':
    '{file} ist kein Bild. Bitte eine Datei in einem dieser Formate wählen: {kinds}.',
  '{file} is no longer stored: choose it again. Nothing was sent.':
    '{file} ist nicht mehr gespeichert: Bitte erneut auswählen. Es wurde nichts gesendet.',
  // Selection.
  'Select a model first.': 'Zuerst ein Modell auswählen.',
  'Selected: {name}': 'Ausgewählt: {name}',
  'Selected: {name} · From “{title}”': 'Ausgewählt: {name} · Aus „{title}“',
  'More actions': 'Weitere Aktionen',
  'Actions on the selected model.': 'Aktionen für das ausgewählte Modell.',
  'Choose an action ({number})': 'Aktion wählen ({number})',
  'Run “{action}” first, then select the result.':
    'Zuerst „{action}“ ausführen, dann das Ergebnis auswählen.',
  '{host} cannot export the selection.': '{host} kann die Auswahl nicht exportieren.',
  '{host} could not export the selection: {reason} Nothing was sent.':
    '{host} konnte die Auswahl nicht exportieren: {reason} Es wurde nichts gesendet.',
  '{name} has no mesh: select an object with a mesh.':
    '{name} hat kein Mesh: Bitte ein Objekt mit Mesh auswählen.',
  '{name} is no longer selected. Nothing was sent.':
    '{name} ist nicht mehr ausgewählt. Es wurde nichts gesendet.',
  'No operation continues from this kind of task.':
    'Mit einer Aufgabe dieser Art kann kein Vorgang weiterarbeiten.',
  // Jobs.
  Jobs: 'Aufträge',
  'Sending.': 'Wird gesendet.',
  'Queued.': 'In der Warteschlange.',
  'Queued: {number} ahead.': 'In der Warteschlange: noch {number} davor.',
  'Working: {percent} %.': 'In Arbeit: {percent} %.',
  'In progress.': 'In Arbeit.',
  'Downloading files.': 'Dateien werden heruntergeladen.',
  'Downloading files, for {seconds} s.': 'Dateien werden seit {seconds} s heruntergeladen.',
  'Importing.': 'Wird importiert.',
  'Importing, for {seconds} s.': 'Wird seit {seconds} s importiert.',
  '{name} is in the scene: {facts}.': '{name} ist in der Szene: {facts}.',
  '{height} high': '{height} hoch',
  '{count} meshes': { one: '{count} Mesh', other: '{count} Meshes' },
  '{count} triangles': { one: '{count} Dreieck', other: '{count} Dreiecke' },
  '{count} clips ({names})': { one: '{count} Clip ({names})', other: '{count} Clips ({names})' },
  '{count} credits.': { one: '{count} Credit.', other: '{count} Credits.' },
  'Finished.': 'Fertig.',
  'Files to save: {files}.': 'Dateien zum Speichern: {files}.',
  '{count} of another kind': '{count} anderer Art',
  yes: 'ja',
  no: 'nein',
  '{title}: {text}': '{title}: {text}',
  'Canceled.': 'Abgebrochen.',
  Show: 'Anzeigen',
  Stop: 'Stopp',
  'Play {clip}': '{clip} abspielen',
  Import: 'Importieren',
  'Import again': 'Erneut importieren',
  'Remove from scene': 'Aus der Szene entfernen',
  'Remove from list': 'Aus der Liste entfernen',
  'Edit further': 'Weiter bearbeiten',
  'Use as picture': 'Als Bild verwenden',
  'Save files': 'Dateien speichern',
  'Run again': 'Noch einmal ausführen',
  'Try again': 'Erneut versuchen',
  'Check again': 'Erneut prüfen',
  'Cancel this job': 'Auftrag abbrechen',
  'Use task {task}': 'Aufgabe {task} verwenden',
  'None of these tasks: send again': 'Keine dieser Aufgaben: erneut senden',
  'None of these tasks: mark as unpaid': 'Keine dieser Aufgaben: als unbezahlt markieren',
  'No task exists: send again': 'Keine Aufgabe vorhanden: erneut senden',
  'No task exists: mark as unpaid': 'Keine Aufgabe vorhanden: als unbezahlt markieren',
  'Not in this scene.': 'Nicht in dieser Szene.',
  'Removed from the scene.': 'Aus der Szene entfernt.',
  'Not placed: another take is chosen.': 'Nicht platziert: Eine andere Variante ist gewählt.',
  'Paid for, but missing from this list. Press Try again to download it at no cost.':
    'Bezahlt, fehlte aber in dieser Liste. „Erneut versuchen“ lädt das Ergebnis kostenlos herunter.',
  'The editor was closed during the import. Check whether the model is in the scene.':
    'Der Editor wurde während des Imports geschlossen. Bitte prüfen, ob das Modell in der Szene ist.',
  '{title}, take {take}': '{title}, Variante {take}',
  'Take {take}': 'Variante {take}',
  'Larger picture': 'Größeres Bild',
  'Compare pictures': 'Bilder vergleichen',
  Before: 'Vorher',
  After: 'Nachher',
  'Take {take}: {text}': 'Variante {take}: {text}',
  'Use take {take}': 'Variante {take} verwenden',
  'Cancel take {take}': 'Variante {take} abbrechen',
  'Another take': 'Weitere Variante',
  'All {takes} takes: {count} credits.': {
    one: 'Alle {takes} Varianten: {count} Credit.',
    other: 'Alle {takes} Varianten: {count} Credits.',
  },
  '{title} is used.': '{title} wird verwendet.',
  'This take has no result yet. Choose it when it is finished.':
    'Diese Variante hat noch kein Ergebnis. Bitte erst wählen, wenn sie fertig ist.',
  'Clips that come with the rig at no further cost: {clips}.':
    'Clips, die ohne weitere Kosten zum Rig gehören: {clips}.',
  'Clips that could not be added: {clips}. Save files to get them.':
    'Clips, die nicht hinzugefügt werden konnten: {clips}. „Dateien speichern“ liefert sie.',
  'Saved: {places}': 'Gespeichert: {places}',
  '{file} could not be stored. Try again.': '{file} konnte nicht gespeichert werden. Bitte erneut versuchen.',
  'The picture is no longer stored. Generate it again, or choose a picture file.':
    'Das Bild ist nicht mehr gespeichert. Bitte erneut erzeugen oder eine Bilddatei wählen.',
  'This job is no longer in the list.': 'Dieser Auftrag ist nicht mehr in der Liste.',
  'This job is still running: cancel it, or wait.': 'Dieser Auftrag läuft noch: Bitte abbrechen oder warten.',
  'The service cannot stop a running task: it continues.':
    'Der Dienst kann eine laufende Aufgabe nicht anhalten: Sie läuft weiter.',
  'Already sending the same request.': 'Dieselbe Anfrage wird bereits gesendet.',
  'An identical job is already running. To create another one, press Run again on that job.':
    'Der gleiche Auftrag läuft bereits. Für einen weiteren dort „Noch einmal ausführen“ drücken.',
  '{host} could not save the panel: {reason} Nothing was sent.':
    '{host} konnte das Panel nicht speichern: {reason} Es wurde nichts gesendet.',
  '{host} could not import the model: {reason}': '{host} konnte das Modell nicht importieren: {reason}',
  '{host} imported no mesh, but {meshes} were expected.':
    '{host} hat kein Mesh importiert; Zahl der erwarteten Meshes: {meshes}.',
  'The model is no longer stored.': 'Das Modell ist nicht mehr gespeichert.',
  'The model is no longer stored: press Try again to download it.':
    'Das Modell ist nicht mehr gespeichert: „Erneut versuchen“ lädt es herunter.',
  'The service returned a file without geometry. Nothing was imported.':
    'Der Dienst lieferte eine Datei ohne Geometrie. Es wurde nichts importiert.',
  // What was paid, and what is unknown.
  'Nothing was paid.': 'Es wurde nichts bezahlt.',
  'Cost: {count} credits.': { one: 'Kosten: {count} Credit.', other: 'Kosten: {count} Credits.' },
  'The service does not report whether the credits were refunded: check the balance.':
    'Der Dienst meldet nicht, ob die Credits erstattet wurden: Bitte das Guthaben prüfen.',
  'No task was created. Nothing was paid.': 'Es wurde keine Aufgabe angelegt und nichts bezahlt.',
  'Nothing was sent: the record of purchases may be missing an earlier one.':
    'Es wurde nichts gesendet: In der Liste der Käufe fehlt vielleicht ein früherer.',
  'The service did not answer, so a task may have been created and paid for.':
    'Der Dienst hat nicht geantwortet, also wurde vielleicht eine Aufgabe angelegt und bezahlt.',
  'The task list of the service could not be read: check again.':
    'Die Aufgabenliste des Dienstes konnte nicht gelesen werden: Bitte erneut prüfen.',
  'The service lists no matching task. Check again in a minute, and send again only if there is still none.':
    'Der Dienst nennt keine passende Aufgabe. Bitte in einer Minute erneut prüfen und nur dann erneut senden, wenn immer noch keine da ist.',
  'The service lists {count} possible matches: {tasks}. Choose one, or confirm that none of them is it.': {
    one: 'Der Dienst nennt eine mögliche Aufgabe: {tasks}. Bitte diese verwenden oder bestätigen, dass sie es nicht ist.',
    other:
      'Der Dienst nennt {count} mögliche Aufgaben: {tasks}. Bitte eine wählen oder bestätigen, dass es keine davon ist.',
  },
  'Waiting for another request to be sent, for {seconds} s.':
    'Wartet seit {seconds} s, bis eine andere Anfrage gesendet ist.',
  'Not accepted yet, for {seconds} s.': 'Seit {seconds} s noch nicht angenommen.',
  'Sent; no answer yet after {seconds} s.': 'Gesendet; nach {seconds} s noch keine Antwort.',
  'The queue of your plan is full; waiting for a task to end, for {seconds} s.':
    'Die Warteschlange des Tarifs ist voll; wartet seit {seconds} s auf das Ende einer Aufgabe.',
  'The queue of your plan is full; waiting for a task to end, {seconds} s left.':
    'Die Warteschlange des Tarifs ist voll; wartet noch {seconds} s auf das Ende einer Aufgabe.',
  'No answer yet; looking for the task, for {seconds} s.':
    'Noch keine Antwort; die Aufgabe wird seit {seconds} s gesucht.',
  'No answer yet; looking for the task, {seconds} s left.':
    'Noch keine Antwort; die Aufgabe wird noch {seconds} s gesucht.',
  'Checking earlier purchases, for {seconds} s.': 'Frühere Käufe werden seit {seconds} s geprüft.',
  'Checking earlier purchases, {seconds} s left.': 'Frühere Käufe werden noch {seconds} s geprüft.',
  'Checking that no such task exists, for {seconds} s.':
    'Seit {seconds} s wird geprüft, ob es eine solche Aufgabe gibt.',
  'Checking that no such task exists, {seconds} s left.':
    'Noch {seconds} s wird geprüft, ob es eine solche Aufgabe gibt.',
  // What failed.
  'Failed: {meaning} {remedy} ({code})': 'Fehlgeschlagen: {meaning} {remedy} ({code})',
  'Failed: {reason}': 'Fehlgeschlagen: {reason}',
  'Failed: the service is not available. Try again later.':
    'Fehlgeschlagen: Der Dienst ist nicht erreichbar. Bitte später erneut versuchen.',
  'Failed: the service made an error. Try again.':
    'Fehlgeschlagen: Im Dienst trat ein Fehler auf. Bitte erneut versuchen.',
  'Failed: the service gave no reason.': 'Fehlgeschlagen: Der Dienst nannte keinen Grund.',
  'Something went wrong. Try again.': 'Etwas ist schiefgegangen. Bitte erneut versuchen.',
  'The API key was refused. Check it in the settings.':
    'Der API-Schlüssel wurde abgelehnt. Bitte in den Einstellungen prüfen.',
  'The account has too few credits.': 'Das Konto hat zu wenige Credits.',
  'The service is busy. Try again later.': 'Der Dienst ist ausgelastet. Bitte später erneut versuchen.',
  'The service is busy. Try again in {seconds} s.':
    'Der Dienst ist ausgelastet. Bitte in {seconds} s erneut versuchen.',
  'The service is busy. Try again in {minutes} minutes.':
    'Der Dienst ist ausgelastet. Bitte in {minutes} Minuten erneut versuchen.',
  'The service is busy. Try again in {hours} hours.':
    'Der Dienst ist ausgelastet. Bitte in {hours} Stunden erneut versuchen.',
  'The service does not have this. It may have expired.':
    'Der Dienst kennt dies nicht. Vielleicht ist es abgelaufen.',
  'The service refused this request.': 'Der Dienst hat diese Anfrage abgelehnt.',
  'The service refused this: {reason}': 'Der Dienst hat dies abgelehnt: {reason}',
  'The service cannot do this.': 'Der Dienst kann das nicht.',
  'The service cannot do this: {reason}': 'Der Dienst kann das nicht: {reason}',
  'A value is not valid. Check the fields marked above.':
    'Ein Wert ist ungültig. Bitte die oben markierten Felder prüfen.',
  'The service failed. Try again.': 'Im Dienst trat ein Fehler auf. Bitte erneut versuchen.',
  'The service cannot be reached. Check the connection and try again.':
    'Der Dienst ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.',
  'The service did not answer. You may have been charged: check before sending again.':
    'Der Dienst hat nicht geantwortet. Vielleicht wurden schon Credits abgebucht: Bitte vor erneutem Senden prüfen.',
  'The download link has expired. Try again to get a new one.':
    'Der Download-Link ist abgelaufen. Bitte erneut versuchen, um einen neuen zu bekommen.',
  'The file of the service is too large.': 'Die Datei vom Dienst ist zu groß.',
  'The download is damaged. Try again.': 'Die heruntergeladene Datei ist beschädigt. Bitte erneut versuchen.',
  'The file could not be stored: the disk may be full. Try again.':
    'Die Datei konnte nicht gespeichert werden: Vielleicht ist der Datenträger voll. Bitte erneut versuchen.',
  'Over the daily limit. Nothing was sent. Raise the limit.':
    'Das Tageslimit würde überschritten. Es wurde nichts gesendet. Bitte das Limit erhöhen.',
  'Over the daily limit. This costs {count} credits, and {taken} of {limit} are used today. Nothing was sent. Raise the limit.':
    {
      one: 'Das Tageslimit würde überschritten. Dies kostet {count} Credit, und heute sind schon {taken} von {limit} verbraucht. Es wurde nichts gesendet. Bitte das Limit erhöhen.',
      other:
        'Das Tageslimit würde überschritten. Dies kostet {count} Credits, und heute sind schon {taken} von {limit} verbraucht. Es wurde nichts gesendet. Bitte das Limit erhöhen.',
    },
  'The disk is full. Free some space and try again.':
    'Der Datenträger ist voll. Bitte Platz schaffen und erneut versuchen.',
  'The record of purchases cannot be read or written. Check the disk and try again.':
    'Die Liste der Käufe kann nicht gelesen oder geschrieben werden. Bitte den Datenträger prüfen und erneut versuchen.',
  'A file is no longer stored. Try again.': 'Eine Datei ist nicht mehr gespeichert. Bitte erneut versuchen.',
  // Earlier tasks and the account.
  'Earlier tasks': 'Frühere Aufgaben',
  'Show earlier tasks: {kind}': 'Frühere Aufgaben anzeigen: {kind}',
  'Lists the tasks of the account that are not among the jobs here.':
    'Listet die Aufgaben des Kontos auf, die hier nicht unter den Aufträgen sind.',
  'Task ID': 'Aufgabenkennung',
  'Brings in a task that was made elsewhere, in another program or on another computer.':
    'Holt eine Aufgabe, die in einem anderen Programm oder auf einem anderen Computer angelegt wurde.',
  'Add task': 'Aufgabe hinzufügen',
  'Enter a task ID first.': 'Zuerst eine Aufgabenkennung eingeben.',
  'Already in the list: {title}.': 'Bereits in der Liste: {title}.',
  '{task} belongs to {host}, but this panel is connected to {service}.':
    '{task} gehört zu {host}, dieses Panel ist aber mit {service} verbunden.',
  '{count} earlier tasks found.': {
    one: '{count} frühere Aufgabe gefunden.',
    other: '{count} frühere Aufgaben gefunden.',
  },
  pending: 'wartet',
  'in progress': 'in Arbeit',
  succeeded: 'fertig',
  failed: 'fehlgeschlagen',
  canceled: 'abgebrochen',
  Account: 'Konto',
  'Show balance': 'Guthaben anzeigen',
  'Refresh balance': 'Guthaben aktualisieren',
  '{service}: {count} credits left': {
    one: '{service}: noch {count} Credit',
    other: '{service}: noch {count} Credits',
  },
  'This connection does not offer the balance.':
    'Über diese Verbindung lässt sich das Guthaben nicht abfragen.',
  'This connection does not offer the task list. Enter a task ID instead.':
    'Über diese Verbindung lässt sich die Aufgabenliste nicht abrufen. Bitte stattdessen eine Aufgabenkennung eingeben.',
  'This connection does not offer the list of animations. Enter their numbers.':
    'Über diese Verbindung lässt sich die Liste der Animationen nicht abrufen. Bitte ihre Nummern eingeben.',
  // Operations.
  'Text to 3D': 'Text zu 3D',
  Refine: 'Verfeinern',
  'Image to 3D': 'Bild zu 3D',
  'Multi-Image to 3D': 'Mehrere Bilder zu 3D',
  'Text to Image': 'Text zu Bild',
  'Image to Image': 'Bild zu Bild',
  'Text to Motion': 'Text zu Bewegung',
  Retexture: 'Neu texturieren',
  Remesh: 'Neu vermaschen',
  Convert: 'Konvertieren',
  Resize: 'Größe ändern',
  'UV Unwrap': 'UV-Abwicklung',
  'Unwrap UVs': 'UVs abwickeln',
  Rigging: 'Rigging',
  Rig: 'Rig anlegen',
  Animation: 'Animation',
  Animate: 'Animieren',
  'Multi-Color Print': 'Mehrfarbdruck',
  'Colours for printing': 'Farben zum Drucken',
  'Analyze Printability': 'Druckbarkeit prüfen',
  'Check for printing': 'Für den Druck prüfen',
  'Repair Printability': 'Druckbar machen',
  'Repair for printing': 'Für den Druck reparieren',
  'Auto Split': 'Automatisch teilen',
  'Split for printing': 'Für den Druck teilen',
  'Keycap prototype': 'Tastenkappe: Entwurf',
  'Keycap build': 'Tastenkappe: Modell',
  'Brick figure prototype': 'Bausteinfigur: Entwurf',
  'Brick figure build': 'Bausteinfigur: Modell',
  'Figure prototype': 'Figur: Entwurf',
  'Figure build': 'Figur: Modell',
  'Vinyl Figure prototype': 'Vinylfigur: Entwurf',
  'Vinyl Figure build': 'Vinylfigur: Modell',
  'Keychain prototype': 'Schlüsselanhänger: Entwurf',
  'Keychain build': 'Schlüsselanhänger: Modell',
  'Fridge Magnet prototype': 'Kühlschrankmagnet: Entwurf',
  'Fridge Magnet build': 'Kühlschrankmagnet: Modell',
  'Lamp prototype': 'Lampe: Entwurf',
  'Lamp build': 'Lampe: Modell',
  'Fidget Pixel prototype': 'Pixel-Fidget: Entwurf',
  'Fidget Pixel build': 'Pixel-Fidget: Modell',
  'Collapsible Fidget': 'Fidget zum Zusammenschieben',
  // Fields.
  Mode: 'Modus',
  Prompt: 'Prompt',
  Texture: 'Textur',
  'Model version': 'Modellversion',
  'Model type': 'Modelltyp',
  'Geometry resolution': 'Auflösung der Geometrie',
  'Texture resolution': 'Auflösung der Texturen',
  'Clean topology': 'Saubere Topologie',
  Topology: 'Topologie',
  Faces: 'Flächen',
  'Decimation mode': 'Dezimierung',
  'Pose mode': 'Pose',
  'PBR maps': 'PBR-Maps',
  'Remove lighting': 'Beleuchtung entfernen',
  'Texture prompt': 'Prompt für die Textur',
  'Texture picture': 'Bild für die Textur',
  'Texture image': 'Bild für die Textur',
  Moderation: 'Moderation',
  Picture: 'Bild',
  Pictures: 'Bilder',
  'Image enhancement': 'Bild verbessern',
  'Keep original mesh': 'Ursprüngliches Mesh behalten',
  'Several views': 'Mehrere Ansichten',
  'Aspect ratio': 'Seitenverhältnis',
  'Remove background': 'Hintergrund entfernen',
  Duration: 'Dauer',
  Name: 'Name',
  'Name text': 'Namenszug',
  'Image subject': 'Motiv',
  Type: 'Art',
  Style: 'Stil',
  'Style picture': 'Bild des Stils',
  Views: 'Ansichten',
  'Keep UVs': 'UVs behalten',
  'File formats': 'Dateiformate',
  'Resize height': 'Neue Höhe',
  'Resize longest side': 'Neue längste Seite',
  'Max colors': 'Höchstzahl der Farben',
  'Border detail': 'Genauigkeit der Ränder',
  'Printer brand': 'Druckermarke',
  Printer: 'Drucker',
  'Print height': 'Druckhöhe',
  Parts: 'Teile',
  Layout: 'Anordnung',
  Connectors: 'Verbinder',
  'Connector type': 'Art der Verbinder',
  'Connector size': 'Breite der Verbinder',
  'Connector height': 'Länge der Verbinder',
  Actions: 'Aktionen',
  'Motion clip': 'Bewegungsclip',
  'Operation type': 'Art der Nachbearbeitung',
  FPS: 'Bilder pro Sekunde',
  'Rig task': 'Rig-Aufgabe',
  Candidate: 'Vorschlag',
  'Base model': 'Grundmodell',
  'Head size': 'Kopfgröße',
  'Vertical offset': 'Versatz in der Höhe',
  'Badge shape': 'Form der Plakette',
  Size: 'Größe',
  'Relief height': 'Höhe des Reliefs',
  'Relief offset': 'Abstand des Reliefs',
  'Base thickness': 'Dicke der Grundplatte',
  'Has closed back': 'Geschlossene Rückseite',
  'Relief curve': 'Kurve des Reliefs',
  'Curve param': 'Stärke der Kurve',
  'Invert depth': 'Tiefe umkehren',
  Smoothing: 'Glättung',
  'Relief scale': 'Faktor des Reliefs',
  'Depth threshold': 'Schwelle der Tiefe',
  'Export resolution': 'Auflösung beim Export',
  Format: 'Format',
  Diameter: 'Durchmesser',
  Thickness: 'Wandstärke',
  'Cut amount': 'Abschnitt unten',
  'Light source': 'Lampensatz',
  'Fixture offset x': 'Fassung: Versatz X',
  'Fixture offset z': 'Fassung: Versatz Z',
  'Rotate x': 'Drehung X',
  'Rotate y': 'Drehung Y',
  'Rotate z': 'Drehung Z',
  'Include figures': 'Abbildungen beilegen',
  'Grid size': 'Rastergröße',
  'Piece shape': 'Form der Stücke',
  'Piece size': 'Breite der Stücke',
  'Piece height': 'Höhe der Stücke',
  'Color count': 'Zahl der Farben',
  // Help of operations.
  'A 3D model from a sentence: preview makes the shape, refine textures it; or both in one task.':
    'Ein 3D-Modell aus einem Satz: preview erzeugt die Form, refine die Texturen; oder beides in einer Aufgabe.',
  'A 3D model from one picture.': 'Ein 3D-Modell aus einem Bild.',
  'A 3D model from one to four pictures of the same object.':
    'Ein 3D-Modell aus einem bis vier Bildern desselben Objekts.',
  'A picture from a sentence, or three views of one object.':
    'Ein Bild aus einem Satz oder drei Ansichten eines Objekts.',
  'An edited or restyled picture from reference pictures.':
    'Ein bearbeitetes oder neu gestaltetes Bild aus Vorlagen.',
  'A motion clip from a sentence; no model is needed.':
    'Ein Bewegungsclip aus einem Satz; ein Modell ist nicht nötig.',
  'New textures for a model, from words or pictures.': 'Neue Texturen für ein Modell, aus Text oder Bildern.',
  'Re-topologises and re-exports a model.': 'Vermascht ein Modell neu und exportiert es erneut.',
  'The same model in other file formats.': 'Dasselbe Modell in anderen Dateiformaten.',
  'The same model at its real-world size.': 'Dasselbe Modell in seiner realen Größe.',
  'A white model with new texture coordinates; quads and n-gons become triangles.':
    'Ein weißes Modell mit neuen Texturkoordinaten; Vier- und Vielecke werden zu Dreiecken.',
  'A skeleton and skin weights for a humanoid or a quadruped, with a walking and a running clip.':
    'Skelett und Gewichtungen für eine menschenähnliche Figur oder einen Vierbeiner, mit je einem Clip zum Gehen und Rennen.',
  'Library actions or a generated motion clip on a rigged model.':
    'Aktionen der Bibliothek oder ein erzeugter Bewegungsclip auf einem geriggten Modell.',
  'A textured model as a multi-colour 3MF.': 'Ein texturiertes Modell als mehrfarbige 3MF-Datei.',
  'Whether a model can be printed: watertight, volume, holes, non-manifold edges, thin walls. Free.':
    'Ob sich ein Modell drucken lässt: wasserdicht, Volumen, Löcher, nicht mannigfaltige Kanten, dünne Wände. Kostenlos.',
  'A printable version of a model, without textures: edges, faces, holes and thin walls repaired.':
    'Eine druckbare Fassung des Modells ohne Texturen: Kanten, Flächen, Löcher und dünne Wände sind repariert.',
  'A model as printable parts, each its own object in one flat colour.':
    'Ein Modell als druckbare Teile, jedes ein eigenes Objekt in einer Farbe.',
  // Help of fields, and texts of errors.
  'A collapsible fidget toy from a photo, as STL and GLB.':
    'Ein Fidget zum Zusammenschieben nach einem Foto, als STL und GLB.',
  'A design render of a keycap from a photo.': 'Ein Entwurfsbild einer Tastenkappe nach einem Foto.',
  'A finished Text to Motion task; needs a biped rig.':
    'Eine fertige Aufgabe „Text zu Bewegung“; braucht ein Rig mit zwei Beinen.',
  'A finished rigging task.': 'Eine fertige Rigging-Aufgabe.',
  'A hollow lampshade from a photo, as a picture and a GLB.':
    'Ein hohler Lampenschirm nach einem Foto, als Bild und GLB.',
  'A name to show.': 'Ein Name, der gezeigt wird.',
  'A picture of a brick figure from a photo.': 'Ein Bild einer Bausteinfigur nach einem Foto.',
  'A picture of a figure from a photo.': 'Ein Bild einer Figur nach einem Foto.',
  'A picture of a fridge magnet from a photo.': 'Ein Bild eines Kühlschrankmagneten nach einem Foto.',
  'A picture of a keychain from a photo.': 'Ein Bild eines Schlüsselanhängers nach einem Foto.',
  'A picture of a pixel fidget toy from a photo.': 'Ein Bild eines Pixel-Fidgets nach einem Foto.',
  'A picture of a vinyl figure from a photo.': 'Ein Bild einer Vinylfigur nach einem Foto.',
  'A picture of its texture, as PNG, where the model has none.':
    'Ein Bild der Textur als PNG, wenn das Modell keine hat.',
  'A picture of the style.': 'Ein Bild, das den Stil zeigt.',
  'A picture to take the texture from; Texture prompt wins.':
    'Ein Bild, aus dem die Textur kommt; „Prompt für die Textur“ hat Vorrang.',
  'Add mortise-and-tenon connectors.': 'Zapfen und Zapfenlöcher als Verbinder anfügen.',
  'Add the figures of the parts to the ZIP.': 'Die Abbildungen der Teile in das ZIP legen.',
  'Also keep the model as it was before remeshing.': 'Auch das Modell vor dem Neuvermaschen behalten.',
  'Also make metallic, roughness and normal maps; with vendor-6 and latest an emission map too.':
    'Auch Maps für Metallisch, Rauheit und Normalen erzeugen; mit vendor-6 und latest auch eine für Emission.',
  "An entry of the prototype's candidates.": 'Einer der Vorschläge des Entwurfs.',
  'Ask for other target formats, or convert the GLB afterwards.':
    'Andere Zielformate wählen oder das GLB danach konvertieren.',
  'Bambu mh001 60mm': 'Bambu mh001 60 mm',
  'By color': 'Nach Farbe',
  'By parts': 'Nach Teilen',
  'Change FPS': 'Bilder pro Sekunde ändern',
  'Change the words or the picture.': 'Einen anderen Text oder ein anderes Bild verwenden.',
  'Check the picture, the model or the text that was sent.':
    'Das Bild, das Modell oder den Text prüfen, der gesendet wurde.',
  'Close the back of the badge.': 'Die Rückseite der Plakette schließen.',
  'Create it again, with a simpler input if it fails twice.':
    'Noch einmal erzeugen; nach zwei Fehlschlägen mit einer einfacheren Eingabe.',
  'Depth below which nothing rises.': 'Unterhalb dieser Tiefe entsteht kein Relief.',
  'Detail of the geometry; 2k and 4k cost 5 credits more.':
    'Detailgrad der Geometrie; 2k und 4k kosten 5 Credits mehr.',
  'Detail to keep: 1 ultra, 2 high, 3 medium, 4 low. Faces is ignored when set.':
    'Detailgrad, der bleibt: 1 sehr hoch, 2 hoch, 3 mittel, 4 niedrig. „Flächen“ gilt dann nicht.',
  'Draw on a transparent background (RGBA PNG).': 'Auf transparentem Hintergrund zeichnen (RGBA-PNG).',
  'Draw the object from three sides.': 'Das Objekt von drei Seiten zeichnen.',
  'Earlier way of texturing; Retexture replaces it.':
    'Früherer Weg zu Texturen; „Neu texturieren“ ersetzt ihn.',
  'Extract armature': 'Skelett herauslösen',
  'FBX to USDZ': 'FBX zu USDZ',
  'Factor on the height of the relief.': 'Faktor für die Höhe des Reliefs.',
  'Formats to generate.': 'Formate, die erzeugt werden.',
  'Frames per second of the result.': 'Bilder pro Sekunde des Ergebnisses.',
  'Full color': 'Vollfarbig',
  'Gap by which the whole relief is raised.': 'Abstand, um den das ganze Relief angehoben wird.',
  'Height of a piece.': 'Höhe eines Stücks.',
  'Height of the print; without one 150 mm, and an STL has its own size.':
    'Höhe des Drucks; ohne Angabe 150 mm, und eine STL behält ihre Größe.',
  'Height of the relief above the base.': 'Höhe des Reliefs über der Grundplatte.',
  'Height of the result.': 'Höhe des Ergebnisses.',
  'How colours are reduced.': 'Wie die Zahl der Farben verringert wird.',
  'How depth becomes height.': 'Wie aus Tiefe Höhe wird.',
  'How finely the borders between colours are cut, in the realistic style.':
    'Wie fein die Ränder zwischen Farben geschnitten werden, im realistischen Stil.',
  'Improve the picture first (vendor-6 and latest).': 'Zuerst das Bild verbessern (vendor-6 und latest).',
  'Keep the texture layout of an uploaded model.': 'Das UV-Layout eines hochgeladenen Modells behalten.',
  'Leave the background of the picture flat.': 'Den Hintergrund des Bilds flach lassen.',
  'Length of a connector, as a share of the cut face.':
    'Länge eines Verbinders als Anteil der Schnittfläche.',
  'Length of the clip.': 'Länge des Clips.',
  'Longest side of the badge.': 'Längste Seite der Plakette.',
  'Longest side of the head; above about 32.9 it may be reduced to fit the base.':
    'Längste Seite des Kopfs; über etwa 32,9 wird er womöglich verkleinert, damit er auf das Grundmodell passt.',
  'Longest side of the result.': 'Längste Seite des Ergebnisses.',
  'Moderation refused the input or the result.':
    'Die Moderation hat die Eingabe oder das Ergebnis abgelehnt.',
  'Most colours.': 'Höchstzahl der Farben.',
  'Moves the fixture along X.': 'Verschiebt die Fassung entlang X.',
  'Moves the fixture along Z.': 'Verschiebt die Fassung entlang Z.',
  'Number of colours.': 'Zahl der Farben.',
  'Number of faces to aim for.': 'Angestrebte Zahl der Flächen.',
  'On plate': 'Auf der Platte',
  'Outline of the badge.': 'Umriss der Plakette.',
  'Parts in place, or laid out on the build plate.':
    'Teile an ihrem Platz oder auf der Druckplatte ausgelegt.',
  'Pictures of the same object.': 'Bilder desselben Objekts.',
  'Pictures to take the texture from, independent of Pictures.':
    'Bilder, aus denen die Textur kommt; unabhängig von „Bilder“.',
  'Pictures to take the texture from, independent of images.':
    'Bilder, aus denen die Textur kommt; unabhängig von den Bildern für die Form.',
  'Pieces per side.': 'Stücke je Seite.',
  'Pose of a character; a- and t-pose can be rigged.': 'Pose einer Figur; A- und T-Pose lassen sich riggen.',
  'Raises or lowers the head.': 'Hebt oder senkt den Kopf.',
  'Remesh to the number of faces that is set.': 'Auf die angegebene Zahl der Flächen neu vermaschen.',
  'Render on a transparent background (RGBA PNG).': 'Auf transparentem Hintergrund rendern (RGBA-PNG).',
  'Samples of the relief along the longest side.': 'Abtastpunkte des Reliefs entlang der längsten Seite.',
  'Screen the input before generating.': 'Die Eingabe vor dem Erzeugen prüfen.',
  'Set enable original uv to false, or run UV Unwrap first.':
    '„UVs behalten“ ausschalten oder zuerst „UV-Abwicklung“ ausführen.',
  'Several actions in one file, one clip each, in this order; 3 credits per action.':
    'Mehrere Aktionen in einer Datei, je ein Clip in dieser Reihenfolge; 3 Credits je Aktion.',
  'Shape of a connector.': 'Form eines Verbinders.',
  'Shape of a piece.': 'Form eines Stücks.',
  'Share of the height that is cut away at the bottom.': 'Anteil der Höhe, der unten abgeschnitten wird.',
  'Size of the textures; at 8k the PBR maps are 4k, and it costs 5 credits more.':
    'Größe der Texturen; 8k kostet 5 Credits mehr, die PBR-Maps haben dann 4k.',
  'Smoothing of the depth.': 'Glättung der Tiefe.',
  'Strength of the curve.': 'Stärke der Kurve.',
  'Take baked light out of the texture (vendor-6 and latest).':
    'Eingebackenes Licht aus der Textur entfernen (vendor-6 und latest).',
  'Text to Texture': 'Text zu Textur',
  'Texture the model too.': 'Das Modell auch texturieren.',
  'The 3D keycap of a prototype: millimetres, Y up, front facing +Z.':
    'Die 3D-Tastenkappe eines Entwurfs: Millimeter, Y nach oben, Vorderseite nach +Z.',
  'The 3D model of a brick-figure prototype: GLB, or OBJ with its MTL.':
    'Das 3D-Modell eines Entwurfs einer Bausteinfigur: GLB oder OBJ mit seiner MTL.',
  'The 3D model of a prototype.': 'Das 3D-Modell eines Entwurfs.',
  'The generation model; latest is vendor-7.1.':
    'Das Modell, mit dem erzeugt wird; latest steht für vendor-7.1.',
  'The image model.': 'Das Bildmodell.',
  'The input cannot be used.': 'Die Eingabe ist nicht verwendbar.',
  'The keycap base.': 'Das Grundmodell der Tastenkappe.',
  'The kind of printer: thin walls are below 1.0 mm with fdm, 0.8 with sla, 2.0 with full color.':
    'Die Art des Druckers: Als dünn gelten Wände unter 1,0 mm bei fdm, 0,8 mm bei sla und 2,0 mm bei vollfarbigem Druck.',
  'The lamp kit that the base holds; none makes no base.':
    'Der Lampensatz, den der Fuß hält; bei none gibt es keinen Fuß.',
  'The model has no texture coordinates.': 'Das Modell hat keine Texturkoordinaten.',
  'The motion, in words.': 'Beschreibung der Bewegung.',
  'The one file to make: obj is a ZIP of model, material and texture, zip has them all.':
    'Die eine Datei, die entsteht: obj ist ein ZIP mit Modell, Material und Textur, zip enthält alles.',
  'The parts as STL files, or all of them in one ZIP.': 'Die Teile als STL-Dateien oder alle in einem ZIP.',
  'The parts to separate: names of 2 to 10 parts or colours.':
    'Die Teile, die getrennt werden: Namen von 2 bis 10 Teilen oder Farben.',
  'The photo.': 'Das Foto.',
  'The picture shows too many small things.': 'Das Bild zeigt zu viele kleine Dinge.',
  'The picture.': 'Das Bild.',
  'The pictures to start from.': 'Die Bilder, aus denen das Ergebnis entsteht.',
  'The pieces of a prototype, as one 3MF.': 'Die Stücke eines Entwurfs als eine 3MF-Datei.',
  'The printable parts of a lamp: shade and base as STL, or both in a ZIP.':
    'Die druckbaren Teile einer Lampe: Schirm und Fuß als STL oder beide in einem ZIP.',
  'The result could not be written in a requested format.':
    'Das Ergebnis ließ sich in einem verlangten Format nicht schreiben.',
  'The slicer preset to put into the 3MF.': 'Das Slicer-Profil, das in die 3MF-Datei kommt.',
  'The style, in words.': 'Beschreibung des Stils.',
  'The task took too long.': 'Die Aufgabe hat zu lange gedauert.',
  'The text to engrave.': 'Der Text, der eingraviert wird.',
  'The texture coordinates of the model cannot be used.':
    'Die Texturkoordinaten des Modells sind nicht verwendbar.',
  'Thickness of the base.': 'Dicke der Grundplatte.',
  'Turn near into far.': 'Nah und fern vertauschen.',
  'Turns the shade about X.': 'Dreht den Schirm um X.',
  'Turns the shade about Y.': 'Dreht den Schirm um Y.',
  'Turns the shade about Z.': 'Dreht den Schirm um Z.',
  'Use a picture of one object on a plain background.':
    'Ein Bild eines einzelnen Objekts vor einfarbigem Hintergrund verwenden.',
  'Views of the finished model, in order.': 'Ansichten des fertigen Modells, der Reihe nach.',
  'Wall of the shade.': 'Wandstärke des Schirms.',
  'What the photo shows.': 'Was das Foto zeigt.',
  'What the texture should look like.': 'Wie die Textur aussehen soll.',
  'What to change, in words.': 'Beschreibung dessen, was sich ändern soll.',
  'What to do with the finished file.': 'Was mit der fertigen Datei geschieht.',
  'What to draw, in words.': 'Beschreibung dessen, was gezeichnet wird.',
  'What to make, in words.': 'Beschreibung dessen, was entstehen soll.',
  'Where to cut: automatically, at named parts or between colour regions.':
    'Wo geschnitten wird: automatisch, an benannten Teilen oder an den Grenzen zwischen Farben.',
  'Widest part of the shade.': 'Breiteste Stelle des Schirms.',
  'Width of a connector, as a share of the cut face.':
    'Breite eines Verbinders als Anteil der Schnittfläche.',
  'Width of a piece.': 'Breite eines Stücks.',
  'Width to height of the picture; 3:2 and 2:3 with the image-2 tiers only.':
    'Verhältnis von Breite zu Höhe des Bilds; 3:2 und 2:3 nur mit den Stufen von image-2.',
  'Without a mode: geometry and texture in one task.': 'Ohne Modus: Geometrie und Textur in einer Aufgabe.',
  actions: 'Aktionen',
  characters: 'Zeichen',
  'frames per second': 'Bilder pro Sekunde',
  images: 'Bilder',
  'lowpoly makes geometry of few faces.': 'lowpoly erzeugt Geometrie mit wenigen Flächen.',
  pieces: 'Stücke',
  'preview makes the geometry, refine textures a preview.':
    'preview erzeugt die Geometrie, refine texturiert eine Vorschau.',
  'prime gives FBX for 10 credits, swift BVH for 3.': 'prime liefert FBX für 10 Credits, swift BVH für 3.',
  'smart-topology makes clean low-polygon geometry with vendor-t2.':
    'smart-topology erzeugt mit vendor-t2 saubere Geometrie aus wenigen Polygonen.',
  'triangle decimates; quad gives a quad-dominant mesh.':
    'triangle dezimiert die Dreiecke; quad ergibt ein Mesh vor allem aus Vierecken.',
  'triangle decimates; quad gives a quad-dominant mesh. Only with Clean topology.':
    'triangle dezimiert die Dreiecke; quad ergibt ein Mesh vor allem aus Vierecken. Nur mit „Saubere Topologie“.',
};
