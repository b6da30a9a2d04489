#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Meshwright.Editor;
using UnityEditor;
using UnityEngine.UIElements;

namespace Meshwright.Tests
{
    /// <summary>What a user does at the window, by its elements, and what they show.</summary>
    public sealed class Person
    {
        private readonly VisualElement _window = new VisualElement();

        public Person(PanelElement panel)
        {
            _window.BecomeRoot();
            _window.Add(panel);
        }

        /// <summary>Presses the first button whose text begins so. Returns whether there was one.</summary>
        public bool Press(string label)
        {
            var button = Shown().OfType<Button>().FirstOrDefault(each => each.text.StartsWith(label, StringComparison.Ordinal) && IsEnabled(each));
            if (button == null)
                return false;
            Unfold(button);
            button.Click();
            return true;
        }

        /// <summary>Sets the field with this label. Returns whether there is one that takes the value.</summary>
        public bool Set(string label, object? value)
        {
            var text = Convert.ToString(value, CultureInfo.InvariantCulture) ?? "";
            foreach (var each in Shown().Where(IsEnabled))
            {
                if (each is TextField field && IsLabelled(field.label, label))
                {
                    Unfold(field);
                    field.Type(text);
                    _window.Focus();
                    return true;
                }
                if (each is DropdownField choice && IsLabelled(choice.label, label))
                {
                    Unfold(choice);
                    if (!choice.choices.Contains(text))
                        return false;
                    choice.value = text;
                    return true;
                }
                if (each is Toggle toggle && IsLabelled(toggle.label, label))
                {
                    Unfold(toggle);
                    toggle.value = value is true;
                    return true;
                }
                if (each.ClassListContains("meshwright-choices") && each.Q<Label>()?.text is { } title && IsLabelled(title, label))
                {
                    var option = UQueryExtensions.All(each).OfType<Toggle>().FirstOrDefault(one => one.text == text);
                    if (option == null)
                        return false;
                    option.value = true;
                    return true;
                }
            }
            return false;
        }

        /// <summary>Drops files on the control with this label.</summary>
        public bool Drop(string label, IEnumerable<string> paths)
        {
            var button = Shown().OfType<Button>().FirstOrDefault(each => each.text == label + "…");
            if (button == null)
                return false;
            DragAndDrop.paths = paths.ToArray();
            button.parent!.Receive(new DragUpdatedEvent());
            button.parent!.Receive(new DragPerformEvent());
            return true;
        }

        /// <summary>All text that the window shows, a line an element.</summary>
        public string Text()
        {
            var lines = new List<string>();
            foreach (var element in Shown())
            {
                lines.Add(element.tooltip);
                switch (element)
                {
                    case TextElement text:
                        lines.Add(text.text);
                        break;
                    case HelpBox help:
                        lines.Add(help.text);
                        break;
                    case ProgressBar bar:
                        lines.Add(bar.title);
                        break;
                    case Foldout fold:
                        lines.Add(fold.text);
                        break;
                    case BaseField<string> field:
                        lines.Add(field.label);
                        if (!(field is TextField { isPasswordField: true }))
                            lines.Add(field.value);
                        break;
                    case Toggle toggle:
                        lines.Add(toggle.label + toggle.text);
                        break;
                }
            }
            return string.Join("\n", lines.Where(line => line.Length > 0));
        }

        /// <summary>The name of the element that has the focus; empty for none.</summary>
        public string Focused()
        {
            return (_window.panel!.focusController.focusedElement as VisualElement)?.name ?? "";
        }

        /// <summary>The elements in the order of drawing, without hidden ones; a folded section counts: its title opens it.</summary>
        public IEnumerable<VisualElement> Shown()
        {
            return Below(_window).ToList();

            static IEnumerable<VisualElement> Below(VisualElement element)
            {
                if (element.style.display.value == DisplayStyle.None)
                    yield break;
                yield return element;
                foreach (var each in element.Children().SelectMany(Below))
                    yield return each;
            }
        }

        private static bool IsEnabled(VisualElement element)
        {
            for (VisualElement? each = element; each != null; each = each.parent)
            {
                if (!each.enabledSelf)
                    return false;
            }
            return true;
        }

        private static void Unfold(VisualElement element)
        {
            for (VisualElement? each = element; each != null; each = each.parent)
            {
                if (each is Foldout fold)
                    fold.value = true;
            }
        }

        /// <summary>A title has a mark when it is changed, and a number its unit.</summary>
        private static bool IsLabelled(string title, string label)
        {
            var plain = title.Replace(" •", "", StringComparison.Ordinal);
            return plain == label || plain.StartsWith(label + " (", StringComparison.Ordinal);
        }
    }
}
