#nullable enable
using System;
using System.Linq;
using System.Net;
using System.Text;
using UnityEngine;
using UnityEngine.UIElements;

namespace Meshwright.Tests
{
    /// <summary>The elements of the window as HTML, for a picture of them: each with the classes that its styles name.</summary>
    public static class WindowHtml
    {
        public static string Of(VisualElement element)
        {
            if (element.style.display.value == DisplayStyle.None)
                return "";
            var inner = new StringBuilder();
            if (!(element is Foldout { value: false }))
            {
                foreach (var child in element.Children())
                    inner.Append(Of(child));
            }
            var classes = string.Join(" ", element.Classes.Append(element.enabledSelf ? "" : "disabled"));
            return element switch
            {
                Foldout fold => Tag("section", classes, Tag("h2", "unity-foldout__toggle", (fold.value ? "▾ " : "▸ ") + Text(fold.text)) + inner),
                Button button => Tag("button", classes, Text(button.text)),
                TextElement text => Tag("p", classes, Text(text.text)),
                HelpBox help => Tag("aside", classes + " " + help.messageType, Text(help.text)),
                ProgressBar bar => Tag("div", classes + " bar", $"<i style=\"width:{bar.value - bar.lowValue:0}%\"></i>" + Tag("p", "", Text(bar.title))),
                Image image => Tag("div", classes, image.image is Texture2D { Loaded: { } bytes } ? Picture(bytes) : ""),
                TextField field => Field(field, classes, "unity-text-field__input", field.isPasswordField ? "" : field.value, inner),
                DropdownField choice => Field(choice, classes, "input choice", choice.value, inner),
                Toggle toggle => Tag("label", classes + " field", Tag("span", "", Text(toggle.label)) + Check(toggle.value) + Tag("b", "", Text(toggle.text))),
                _ => Tag("div", classes, inner.ToString()),
            };
        }

        private static string Field(BaseField<string> field, string classes, string input, string value, StringBuilder inner)
        {
            return Tag("label", classes + " field", Tag("span", "", Text(field.label)) + Tag("div", input, Text(value)) + inner);
        }

        private static string Check(bool isOn)
        {
            return Tag("em", "check", isOn ? "✓" : "");
        }

        private static string Picture(byte[] bytes)
        {
            return $"<img src=\"data:image/png;base64,{Convert.ToBase64String(bytes)}\">";
        }

        private static string Tag(string name, string classes, string inner)
        {
            return $"<{name} class=\"{classes}\">{inner}</{name}>";
        }

        private static string Text(string text)
        {
            return WebUtility.HtmlEncode(text);
        }
    }
}
