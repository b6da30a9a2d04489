#nullable enable
using System.Collections.Generic;
using System.Linq;
using UnityEngine.UIElements;

namespace Meshwright.Editor
{
    /// <summary>
    /// Draws the view of the core, in the order of its sections and controls. A control is drawn again only when its own part of
    /// the view has changed, and never while the user types into it.
    /// </summary>
    public sealed class PanelElement : VisualElement
    {
        private readonly PanelSession _session;
        private readonly ControlElements _controls;
        private readonly Label _status = Line("meshwright-status");
        private readonly HelpBox _error = new HelpBox("", HelpBoxMessageType.Error);
        private readonly Button _connect;
        private readonly VisualElement _column = new VisualElement();
        private readonly Label _announcement = Line("meshwright-announcement");

        /// <summary>By the id of the section.</summary>
        private readonly Dictionary<string, SectionElement> _sections = new Dictionary<string, SectionElement>();

        public PanelElement(PanelSession session)
        {
            _session = session;
            _controls = new ControlElements(session);
            AddToClassList("meshwright");
            var scroll = new ScrollView(ScrollViewMode.Vertical);
            _connect = new Button(() => _session.Open()) { text = "Connect" };
            foreach (var element in new VisualElement[] { _status, _error, _connect, _column, new SettingsElement(session) })
                scroll.Add(element);
            Add(scroll);
            Add(_announcement);
            session.Changed += Draw;
            session.PictureReceived += DrawPicture;
            session.Refused += DrawAgain;
            RegisterCallback<DetachFromPanelEvent>(_ => Detach());
            Draw();
        }

        private void Detach()
        {
            _session.Changed -= Draw;
            _session.PictureReceived -= DrawPicture;
            _session.Refused -= DrawAgain;
        }

        private void Draw()
        {
            Show(_status, _session.Status.Length > 0);
            _status.text = _session.Status;
            Show(_error, _session.Error.Length > 0 && !IsSaidByJob(_session.Error));
            _error.text = _session.Error;
            Show(_connect, !_session.IsConnected && (_session.IsStopped || _session.Status.Length == 0));
            Show(_announcement, _session.View.Announcement.Length > 0);
            _announcement.text = _session.View.Announcement;
            _column.SetEnabled(_session.IsConnected);
            DrawSections(_session.View.Sections);
        }

        private void DrawSections(IReadOnlyList<ViewSection> sections)
        {
            foreach (var (id, element) in _sections.Select(pair => (pair.Key, pair.Value)))
                // A section that comes back is as open as it was.
                Show(element, sections.Any(each => each.Id == id));
            for (var index = 0; index < sections.Count; index++)
            {
                var section = sections[index];
                if (!_sections.TryGetValue(section.Id, out var element))
                {
                    element = new SectionElement(section, _controls);
                    _sections[section.Id] = element;
                }
                if (element.parent == null || _column.IndexOf(element) != index)
                    _column.Insert(index, element);
                element.Draw(section);
            }
        }

        private void DrawPicture(string file)
        {
            foreach (var section in _sections.Values)
                section.DrawPicture(file);
        }

        private void DrawAgain(string control)
        {
            foreach (var section in _sections.Values)
                section.DrawAgain(control);
        }

        /// <summary>A job that was refused says why itself.</summary>
        private bool IsSaidByJob(string error)
        {
            return _session
                .View.Sections.SelectMany(section => section.Controls)
                .Any(control => control.Kind == "job" && control.Text.Length > 0 && (error.Contains(control.Text) || control.Text.Contains(error)));
        }

        internal static void Show(VisualElement element, bool isShown)
        {
            element.style.display = isShown ? DisplayStyle.Flex : DisplayStyle.None;
        }

        private static Label Line(string name)
        {
            var label = new Label { name = name };
            label.AddToClassList("meshwright-text");
            return label;
        }

        private sealed class SectionElement : Foldout
        {
            private readonly ControlElements _make;

            /// <summary>By the id of the control.</summary>
            private readonly Dictionary<string, Drawn> _drawn = new Dictionary<string, Drawn>();

            public SectionElement(ViewSection section, ControlElements make)
            {
                _make = make;
                name = section.Id;
                value = !section.Folded;
                AddToClassList("meshwright-section");
            }

            public void Draw(ViewSection section)
            {
                text = section.Title;
                var ids = new HashSet<string>(section.Controls.Select(each => each.Id));
                foreach (var gone in _drawn.Keys.Where(id => !ids.Contains(id)).ToList())
                {
                    _drawn[gone].Element.RemoveFromHierarchy();
                    _drawn.Remove(gone);
                }
                var place = 0;
                foreach (var control in section.Controls)
                {
                    if (DrawControl(control, place))
                        place++;
                }
            }

            public void DrawPicture(string file)
            {
                foreach (var drawn in _drawn.Values.Where(each => each.Control.Json.Contains(file)).ToList())
                    DrawAgain(drawn.Control.Id);
            }

            public void DrawAgain(string id)
            {
                if (!_drawn.TryGetValue(id, out var drawn))
                    return;
                drawn.Json = "";
                DrawControl(drawn.Control, IndexOf(drawn.Element));
            }

            /// <summary>Returns whether the control has an element: those of a kind of a later version have none.</summary>
            private bool DrawControl(ViewControl control, int place)
            {
                if (_drawn.TryGetValue(control.Id, out var known))
                {
                    known.Control = control;
                    if (known.Json == control.Json || IsTyping(known.Element))
                    {
                        if (IndexOf(known.Element) != place)
                            Insert(place, known.Element);
                        return true;
                    }
                }
                var element = _make.Make(control);
                if (element == null)
                    return false;
                var focused = known == null ? "" : FocusedName(known.Element);
                known?.Element.RemoveFromHierarchy();
                Insert(place, element);
                _drawn[control.Id] = new Drawn(control, element);
                // A keyboard user keeps the place.
                if (focused.Length > 0)
                    element.Q<VisualElement>(focused)?.Focus();
                // What came while the user typed is drawn when the focus has left.
                element.RegisterCallback<FocusOutEvent>(_ => DrawStale(control.Id));
                return true;
            }

            private void DrawStale(string id)
            {
                if (_drawn.TryGetValue(id, out var drawn) && drawn.Json.Length > 0 && drawn.Json != drawn.Control.Json)
                    schedule.Execute(() => DrawAgain(id));
            }

            private static bool IsTyping(VisualElement element)
            {
                var focused = element.panel?.focusController.focusedElement as VisualElement;
                return focused != null && element.Contains(focused) && ControlElements.IsTextInput(focused);
            }

            private static string FocusedName(VisualElement element)
            {
                var focused = element.panel?.focusController.focusedElement as VisualElement;
                return focused != null && element.Contains(focused) ? focused.name : "";
            }

            private sealed class Drawn
            {
                public Drawn(ViewControl control, VisualElement element)
                {
                    Control = control;
                    Element = element;
                    Json = control.Json;
                }

                /// <summary>The newest.</summary>
                public ViewControl Control { get; set; }

                public VisualElement Element { get; }

                /// <summary>Of the control that the element shows.</summary>
                public string Json { get; set; }
            }
        }
    }
}
