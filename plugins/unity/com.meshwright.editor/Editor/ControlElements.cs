#nullable enable
using System.Collections.Generic;
using System.IO;
using System.Linq;
using UnityEditor;
using UnityEngine;
using UnityEngine.UIElements;

namespace Meshwright.Editor
{
    /// <summary>Makes the element of one control of the view.</summary>
    public sealed class ControlElements
    {
        /// <summary>Icons of Unity by the state of a job.</summary>
        private static readonly Dictionary<string, string> StateIcons = new Dictionary<string, string>
        {
            ["waiting"] = "d_UnityEditor.AnimationWindow",
            ["working"] = "WaitSpin00",
            ["ready"] = "Prefab Icon",
            ["done"] = "TestPassed",
            ["failed"] = "TestFailed",
        };

        /// <summary>Buttons on the card of a job; the others are below More.</summary>
        private const int ActionsOfCard = 2;

        private readonly PanelSession _session;

        /// <summary>Jobs whose other buttons are shown.</summary>
        private readonly HashSet<string> _opened = new HashSet<string>();
        private readonly Dictionary<string, Texture2D?> _textures = new Dictionary<string, Texture2D?>();

        public ControlElements(PanelSession session)
        {
            _session = session;
        }

        /// <summary>Whether an element takes letters: it is not drawn again while it has the focus.</summary>
        public static bool IsTextInput(VisualElement element)
        {
            for (VisualElement? each = element; each != null; each = each.parent)
            {
                if (each is TextField)
                    return true;
            }
            return false;
        }

        /// <summary>Returns null for a kind of a later version.</summary>
        public VisualElement? Make(ViewControl control)
        {
            var element = OfKind(control);
            if (element == null)
                return null;
            var box = new VisualElement { name = "box/" + control.Id, tooltip = control.Help };
            box.AddToClassList("meshwright-control");
            element.SetEnabled(control.Disabled.Length == 0);
            box.Add(element);
            if (control.Issue.Length > 0)
                box.Add(new HelpBox(control.Issue, HelpBoxMessageType.Error));
            if (control.Disabled.Length > 0 && control.Kind != "button")
                box.Add(Text(control.Disabled, "meshwright-muted"));
            return box;
        }

        private VisualElement? OfKind(ViewControl control)
        {
            switch (control.Kind)
            {
                case "text":
                    return TextBox(control);
                case "number":
                    return NumberBox(control);
                case "choice":
                    return Choice(control);
                case "choices":
                    return Choices(control);
                case "toggle":
                    var toggle = new Toggle(control.Title) { name = control.Id, value = control.IsOn };
                    toggle.RegisterValueChangedCallback(change => _session.Set(control.Id, change.newValue));
                    return toggle;
                case "files":
                    return Files(control);
                case "button":
                    return Button(control);
                case "note":
                    return Note(control);
                case "job":
                    return Job(control);
                default:
                    return null;
            }
        }

        private TextField TextBox(ViewControl control)
        {
            var field = new TextField(control.Title) { name = control.Id, multiline = control.IsLong, isDelayed = true };
            if (control.IsLong)
                field.AddToClassList("meshwright-long");
            if (control.Most > 0)
                field.maxLength = control.Most;
            field.SetValueWithoutNotify(control.TextValue);
            field.RegisterValueChangedCallback(change => _session.Set(control.Id, change.newValue));
            return field;
        }

        private VisualElement NumberBox(ViewControl control)
        {
            var unit = control.Unit.Length > 0 ? $" ({control.Unit})" : "";
            var field = new TextField(control.Title + unit) { name = control.Id, isDelayed = true };
            field.SetValueWithoutNotify(control.NumberText);
            // The value that counts while the field is empty stands in it, as a placeholder does.
            var preset = new Label(control.NumberText.Length > 0 ? "" : control.PresetText) { pickingMode = PickingMode.Ignore };
            preset.AddToClassList("meshwright-preset");
            field.Add(preset);
            field.RegisterValueChangedCallback(change =>
            {
                if (ViewControl.TryReadNumber(change.newValue, out var number))
                    _session.Set(control.Id, number);
                else
                    field.SetValueWithoutNotify(control.NumberText);
            });
            return field;
        }

        private DropdownField Choice(ViewControl control)
        {
            var options = control.Options;
            var chosen = options.ToList().FindIndex(option => option.Value == control.TextValue);
            var field = new DropdownField(control.Title, options.Select(option => option.Label).ToList(), chosen) { name = control.Id };
            field.RegisterValueChangedCallback(_ =>
            {
                if (field.index >= 0)
                    _session.Set(control.Id, options[field.index].Value);
            });
            return field;
        }

        private VisualElement Choices(ViewControl control)
        {
            var list = new VisualElement { name = control.Id };
            list.AddToClassList("meshwright-choices");
            list.Add(Text(control.Title, "meshwright-text"));
            var chosen = control.Chosen.ToList();
            foreach (var option in control.Options)
            {
                var row = Row("meshwright-choice");
                if (option.Picture.Length > 0)
                    row.Add(Picture(option.Picture, ""));
                var toggle = new Toggle("") { name = $"{control.Id}/{option.Value}", text = option.Label, value = chosen.Contains(option.Value) };
                toggle.RegisterValueChangedCallback(change =>
                {
                    chosen.Remove(option.Value);
                    if (change.newValue)
                        chosen.Add(option.Value);
                    _session.Set(control.Id, chosen.Cast<object?>().ToList());
                });
                row.Add(toggle);
                list.Add(row);
            }
            return list;
        }

        private VisualElement Files(ViewControl control)
        {
            var list = new VisualElement { name = control.Id };
            list.AddToClassList("meshwright-files");
            for (var index = 0; index < control.FileNames.Count; index++)
            {
                var at = index;
                var row = Row("meshwright-file");
                row.Add(Text(control.FileNames[index], "meshwright-text"));
                row.Add(new Button(() => _session.RemoveFile(control, at)) { text = "Remove", name = $"{control.Id}/remove-{at}" });
                list.Add(row);
            }
            if (control.Most > 0 && control.FileNames.Count >= control.Most)
                return list;
            var pick = new Button(() => Pick(control)) { text = control.Label + "…", name = control.Id + "/pick" };
            pick.tooltip = "Choose, or drop from the Project window or a folder: " + string.Join(", ", control.Endings);
            pick.AddToClassList("meshwright-drop");
            list.Add(pick);
            list.RegisterCallback<DragUpdatedEvent>(dragged =>
            {
                if (!Dropped(control).Any())
                    return;
                DragAndDrop.visualMode = DragAndDropVisualMode.Copy;
                dragged.StopPropagation();
            });
            list.RegisterCallback<DragPerformEvent>(dropped =>
            {
                DragAndDrop.AcceptDrag();
                _session.AddFiles(control, Dropped(control));
                dropped.StopPropagation();
            });
            return list;
        }

        private void Pick(ViewControl control)
        {
            var endings = string.Join(",", control.Endings.Select(ending => ending.TrimStart('.')));
            var path = EditorUtility.OpenFilePanel(control.Label, "", endings);
            if (path.Length > 0)
                _session.AddFiles(control, new[] { path });
        }

        /// <summary>The files that are being dragged and that the control takes, by their full paths.</summary>
        private static IEnumerable<string> Dropped(ViewControl control)
        {
            return DragAndDrop
                .paths.Where(path => control.Endings.Any(ending => path.EndsWith(ending, System.StringComparison.OrdinalIgnoreCase)))
                .Select(Path.GetFullPath);
        }

        private Button Button(ViewControl control)
        {
            var button = new Button(() => _session.Press(control.Id)) { text = control.ButtonText, name = control.Id };
            button.tooltip = control.Disabled.Length > 0 ? control.Disabled : control.Help;
            button.AddToClassList("meshwright-" + control.Tone);
            button.SetEnabled(control.Disabled.Length == 0);
            return button;
        }

        private static VisualElement Note(ViewControl control)
        {
            switch (control.Tone)
            {
                case "warning":
                    return new HelpBox(control.Label, HelpBoxMessageType.Warning);
                case "error":
                    return new HelpBox(control.Label, HelpBoxMessageType.Error);
                default:
                    return Text(control.Label, "meshwright-text");
            }
        }

        private VisualElement Job(ViewControl control)
        {
            var job = new VisualElement { name = control.Id };
            job.AddToClassList("meshwright-job");
            var header = Row("meshwright-job-header");
            header.Add(Picture(control.Picture, control.State));
            header.Add(Text(control.Label, "meshwright-job-title"));
            job.Add(header);
            if (control.Text.Length > 0)
                job.Add(JobText(control));
            if (control.Progress is { } percent)
            {
                var bar = new ProgressBar { lowValue = 0, highValue = 100, value = (float)percent };
                bar.title = percent.ToString("0", System.Globalization.CultureInfo.InvariantCulture) + " %";
                job.Add(bar);
            }
            if (control.Takes.Count > 0)
                job.Add(Takes(control));
            if (control.LargerLabel.Length > 0)
                job.Add(LargerPictures(control));
            job.Add(Actions(control.Actions.Take(ActionsOfCard)));
            if (control.Actions.Count > ActionsOfCard)
                job.Add(MoreActions(control));
            return job;
        }

        /// <summary>What a job says is one line, whole in its tooltip; a failure is read whole.</summary>
        private static Label JobText(ViewControl control)
        {
            if (control.State == "failed")
                return Text(control.Text, "meshwright-error");
            var line = Text(control.Text, "meshwright-job-text");
            line.tooltip = control.Text;
            return line;
        }

        private VisualElement Actions(IEnumerable<ViewControl> actions)
        {
            var row = Row("meshwright-actions");
            foreach (var action in actions)
                row.Add(Button(action));
            return row;
        }

        private Foldout MoreActions(ViewControl control)
        {
            var more = Fold("More", control.Id + "/more");
            more.Add(Actions(control.Actions.Skip(ActionsOfCard)));
            return more;
        }

        /// <summary>The pictures of a job, large and side by side, below a fold.</summary>
        private Foldout LargerPictures(ViewControl control)
        {
            var fold = Fold(control.LargerLabel, control.Id + "/larger");
            var row = Row("meshwright-takes");
            foreach (var shown in control.LargerPictures)
            {
                var cell = new VisualElement();
                var image = Picture(shown.Picture, "");
                image.AddToClassList("meshwright-larger");
                cell.Add(image);
                cell.Add(Text(shown.Label, "meshwright-text"));
                row.Add(cell);
            }
            fold.Add(row);
            return fold;
        }

        /// <summary>A fold that is as open as it was when the card is drawn again.</summary>
        private Foldout Fold(string text, string name)
        {
            var fold = new Foldout { text = text, name = name, value = _opened.Contains(name) };
            fold.RegisterValueChangedCallback(change =>
            {
                if (change.newValue)
                    _opened.Add(name);
                else
                    _opened.Remove(name);
            });
            return fold;
        }

        private VisualElement Takes(ViewControl control)
        {
            var row = Row("meshwright-takes");
            foreach (var take in control.Takes)
            {
                var cell = new VisualElement { tooltip = take.Text };
                cell.AddToClassList(take.IsPicked ? "meshwright-take-picked" : "meshwright-take");
                cell.Add(Picture(take.Picture, take.IsPicked ? "done" : "ready"));
                var button = new Button(() => _session.Press(take.Control)) { text = take.Label, name = take.Control };
                button.SetEnabled(take.Control.Length > 0);
                cell.Add(button);
                row.Add(cell);
            }
            return row;
        }

        private Image Picture(string file, string state)
        {
            var image = new Image { scaleMode = ScaleMode.ScaleToFit };
            image.AddToClassList("meshwright-picture");
            image.image = TextureOf(file);
            if (image.image == null && StateIcons.TryGetValue(state, out var icon))
                image.image = EditorGUIUtility.IconContent(icon).image;
            return image;
        }

        private Texture2D? TextureOf(string file)
        {
            if (_textures.TryGetValue(file, out var known))
                return known;
            if (!_session.Pictures.TryGetValue(file, out var bytes))
            {
                _session.RequestPicture(file);
                return null;
            }
            var texture = new Texture2D(2, 2);
            // Unity reads PNG and JPEG; a picture of another kind leaves the icon.
            _textures[file] = texture.LoadImage(bytes) ? texture : null;
            return _textures[file];
        }

        private static VisualElement Row(string className)
        {
            var row = new VisualElement();
            row.AddToClassList("meshwright-row");
            row.AddToClassList(className);
            return row;
        }

        private static Label Text(string text, string className)
        {
            var label = new Label(text);
            label.AddToClassList(className);
            return label;
        }
    }
}
