import type { Translations } from '@meshwright/panel';

/** German, by the English texts. What is missing is said in English. */
export const german: Translations = {
  // Page.
  Scene: 'Szene',
  Undo: 'Rückgängig',
  Redo: 'Wiederholen',
  'Frame all': 'Alles zeigen',
  Models: 'Modelle',
  Gallery: 'Galerie',
  Compare: 'Vergleichen',
  Download: 'Herunterladen',
  Share: 'Teilen',
  Page: 'Seite',
  'Show in Babylon.js': 'In Babylon.js zeigen',
  'Show in three.js': 'In three.js zeigen',
  Dark: 'Dunkel',
  Light: 'Hell',
  Language: 'Sprache',
  'Keyboard help': 'Tastenkürzel',
  Panel: 'Panel',
  View: 'Ansicht',
  Examples: 'Beispiele',
  'The scene is empty. Start with an example, or drop a picture here:':
    'Die Szene ist leer. Mit einem Beispiel beginnen oder ein Bild hier ablegen:',
  'View mode': 'Darstellung',
  Turntable: 'Drehteller',
  'The scene in three.js': 'Die Szene in three.js',
  'The scene in Babylon.js': 'Die Szene in Babylon.js',
  'Pictures of the model': 'Bilder des Modells',
  'End comparison': 'Vergleich beenden',
  'Drop the picture for Image to 3D': 'Bild für „Bild zu 3D“ ablegen',
  Clips: 'Clips',
  Clip: 'Clip',
  Play: 'Abspielen',
  Pause: 'Anhalten',
  'Time in the clip': 'Zeit im Clip',
  '{now} of {length} s': '{now} von {length} s',
  'Studio needs JavaScript.': 'Studio benötigt JavaScript.',
  'This page needs JavaScript.': 'Diese Seite benötigt JavaScript.',
  '{prompt}, {height} m': '{prompt}, {height} m',
  Close: 'Schließen',

  // Start.
  'Studio is starting': 'Studio startet',
  'Studio is starting …': 'Studio startet …',
  'Loading three.js': 'three.js wird geladen',
  'Opening the panel': 'Panel wird geöffnet',
  '{step} …': '{step} …',
  '{step} ({seconds} s).': '{step} ({seconds} s).',
  'Studio could not start: {reason}': 'Studio konnte nicht starten: {reason}',
  'Use Studio here': 'Studio hier verwenden',
  'Studio is open in another tab. You can continue its jobs here.':
    'Studio ist in einem anderen Tab geöffnet. Seine Aufträge lassen sich hier fortsetzen.',
  'Studio continues in another tab.': 'Studio läuft in einem anderen Tab weiter.',
  'Open the address that Studio printed at this start.':
    'Die Adresse öffnen, die Studio bei diesem Start ausgegeben hat.',
  'Studio only sends requests to {origin}, not to {wanted}.':
    'Studio sendet Anfragen nur an {origin}, nicht an {wanted}.',

  // View modes.
  Lit: 'Beleuchtet',
  'Materials in light.': 'Materialien im Licht.',
  Clay: 'Ton',
  'The form alone, in one grey material.': 'Nur die Form, in einem grauen Material.',
  Wireframe: 'Drahtgitter',
  'The edges of all triangles.': 'Die Kanten aller Dreiecke.',
  'UV checker': 'UV-Karo',
  'A checked picture on the texture coordinates: shows stretching and seams.':
    'Ein Karomuster auf den UV-Koordinaten: zeigt Verzerrungen und Nähte.',
  Normals: 'Normalen',
  'The direction of each surface as a colour.': 'Die Richtung jeder Fläche als Farbe.',
  Skeleton: 'Skelett',
  'The bones in a transparent body.': 'Die Knochen in einem durchsichtigen Körper.',
  Textures: 'Texturen',
  'Base colours without light, and the pictures of the selected model.':
    'Grundfarben ohne Licht und die Bilder des ausgewählten Modells.',
  'View modes are those of the three.js view.': 'Darstellungen gibt es in der Ansicht von three.js.',
  '{engine}. {note}': '{engine}. {note}',
  'Without a skeleton: {bare} of {count} models.': {
    one: 'Ohne Skelett: {bare} von {count} Modell.',
    other: 'Ohne Skelett: {bare} von {count} Modellen.',
  },
  'Without texture coordinates, in red: {bare} of {count} meshes.': {
    one: 'Ohne UV-Koordinaten, in Rot: {bare} von {count} Mesh.',
    other: 'Ohne UV-Koordinaten, in Rot: {bare} von {count} Meshes.',
  },
  'The selected model has no pictures: its materials are plain colours.':
    'Das ausgewählte Modell hat keine Bilder: Seine Materialien sind einfarbig.',
  '{use}: {materials}': '{use}: {materials}',
  '{use}, {width} x {height}: {materials}': '{use}, {width} × {height}: {materials}',
  'Base colour': 'Grundfarbe',
  Normal: 'Normale',
  Roughness: 'Rauheit',
  Metalness: 'Metallisch',
  Occlusion: 'Umgebungsverdeckung',
  Emission: 'Emission',
  Transparency: 'Transparenz',
  Clearcoat: 'Klarlack',
  Transmission: 'Transmission',
  Sheen: 'Schimmer',
  Specular: 'Glanz',
  'no name': 'ohne Namen',

  // Keys.
  Keyboard: 'Tastenkürzel',
  'Single keys work while the view has the focus: click into it, or reach it by Tab.':
    'Einzelne Tasten wirken, solange die Ansicht den Fokus hat: hineinklicken oder mit Tab ansteuern.',
  'Ctrl+Z': 'Strg+Z',
  'Ctrl+Shift+Z': 'Strg+Umschalt+Z',
  Tab: 'Tab',
  'To the next part of the page': 'Zum nächsten Teil der Seite',
  '{mode}: {help}': '{mode}: {help}',
  'Frame all models': 'Alle Modelle zeigen',
  Space: 'Leertaste',
  'Play or pause the clip': 'Clip abspielen oder anhalten',
  'Download the selected model': 'Ausgewähltes Modell herunterladen',
  Delete: 'Entf',
  'Remove the selected model from the scene': 'Ausgewähltes Modell aus der Szene entfernen',
  'This list': 'Diese Liste',

  // Gallery.
  'Search by words': 'Nach Wörtern suchen',
  'Reading the lists of the service …': 'Listen des Dienstes werden gelesen …',
  '{kind}, in the scene': '{kind}, in der Szene',
  'Nothing was made yet.': 'Noch wurde nichts erstellt.',
  '{shown} of {count} results. A press puts one into the scene; nothing is paid.': {
    one: '{shown} von {count} Ergebnis. Ein Klick setzt es in die Szene und kostet nichts.',
    other: '{shown} von {count} Ergebnissen. Ein Klick setzt eines in die Szene und kostet nichts.',
  },
  '{count} lists could not be read.': {
    one: '{count} Liste konnte nicht gelesen werden.',
    other: '{count} Listen konnten nicht gelesen werden.',
  },
  '{title}, take {take}': '{title}, Variante {take}',
  'Bringing {title} into the scene …': '{title} kommt in die Szene …',
  '{title} is still being made, or has no model. See its job.':
    '{title} ist noch in Arbeit oder hat kein Modell. Der Auftrag sagt mehr.',

  // Compare.
  'Compare two models': 'Zwei Modelle vergleichen',
  'Two finished models are needed. Make another one, or two takes of a request.':
    'Dafür braucht es zwei fertige Modelle: noch eines erstellen oder zwei Varianten einer Anfrage.',
  Left: 'Links',
  Right: 'Rechts',
  'The file of {title} is no longer stored. Import it again first.':
    'Die Datei von {title} ist nicht mehr gespeichert. Bitte erst erneut importieren.',
  '{title}: {height}, {triangles}, {materials}': '{title}: {height}, {triangles}, {materials}',
  '{count} triangles': { one: '{count} Dreieck', other: '{count} Dreiecke' },
  '{count} materials': { one: '{count} Material', other: '{count} Materialien' },

  // Download and share.
  'Download {name}': '{name} herunterladen',
  'Writing {format} …': '{format} wird geschrieben …',
  'Saved: {file}.': 'Gespeichert: {file}.',
  'The model as it stands, with everything. For the web and most engines.':
    'Das Modell, wie es steht, mit allem. Für das Web und die meisten Engines.',
  'For Unity, Unreal and other editors: skeleton, clips and pictures.':
    'Für Unity, Unreal und andere Editoren: Skelett, Clips und Bilder.',
  'A ZIP with materials and pictures. Static.': 'Ein ZIP mit Materialien und Bildern. Ohne Bewegung.',
  'The form alone, for printers.': 'Nur die Form, für den 3D-Druck.',
  'For Apple phones and tablets, and for programs that open USDZ.':
    'Für Telefone und Tablets von Apple und für Programme, die USDZ öffnen.',
  'With colours, for printers.': 'Mit Farben, für den 3D-Druck.',
  'For Blender, written by the Blender of this computer.':
    'Für Blender, vom Blender dieses Rechners geschrieben.',
  'The model has more than 256 MB.': 'Das Modell ist größer als 256 MB.',
  'Saved: {file}. It opens without a network.': 'Gespeichert: {file}. Die Datei öffnet sich ohne Netzwerk.',
  'The scene is empty: there is nothing to share.': 'Die Szene ist leer: Es gibt nichts zu teilen.',
  '{count} models': { one: '{count} Modell', other: '{count} Modelle' },
  '{name} cannot be shared: its GLB needs {extension}. Download it instead.':
    '{name} lässt sich nicht teilen: Die GLB-Datei braucht {extension}. Stattdessen herunterladen.',
  '{title}, a model that can be turned': '{title}, ein drehbares Modell',
  'Clip of {name}': 'Clip von {name}',
  'At rest': 'In Ruhe',

  // What happens.
  'Select a model to download it: click it in the view.':
    'Zum Herunterladen ein Modell auswählen: in der Ansicht anklicken.',
  'Select a model to remove it: click it in the view.':
    'Zum Entfernen ein Modell auswählen: in der Ansicht anklicken.',
  'Nothing is selected. Click a model.': 'Nichts ist ausgewählt. Ein Modell anklicken.',
  'This model belongs to no job. Press Undo to remove it.':
    'Dieses Modell gehört zu keinem Auftrag. „Rückgängig“ entfernt es.',
  'Moving the scene to the other engine …': 'Die Szene kommt in die andere Engine …',
  'The other engine could not show the scene: {reason}':
    'Die andere Engine konnte die Szene nicht zeigen: {reason}',
  '{name} is no picture: drop a JPEG or PNG file.':
    '{name} ist kein Bild: eine JPEG- oder PNG-Datei ablegen.',
  '{name}: taken to the form. Press Generate.': '{name} ist im Formular. Jetzt „Erzeugen“ drücken.',
  '{count} pictures were taken to the form. Press Generate.': {
    one: '{count} Bild ist im Formular. Jetzt „Erzeugen“ drücken.',
    other: '{count} Bilder sind im Formular. Jetzt „Erzeugen“ drücken.',
  },
};
